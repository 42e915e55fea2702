import type { RuleBook } from '@tefuda/kernel'
import type { SouthernCrossRules } from './rules.ts'

export const rulebook = (_rules: SouthernCrossRules, _seats: number): RuleBook => ({
  title: { ja: 'サザンクロス', en: 'Southern Cross' },
  credit: { ja: '', en: '' },
  chapters: [],
  rulings: [],
})
