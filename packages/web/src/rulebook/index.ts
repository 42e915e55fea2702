export { RuleBookView, type RuleBookViewProps } from './rule-book-view.tsx'
export { readRulesQuery, rulesHref, rulesQuery } from './rules-query.ts'
