import { type Text, text } from '@tefuda/kernel'
import { same } from '@tefuda/kernel/rulebook'
import type { Outcome } from './collect.ts'
import { figuresOf, rulesUsed } from './figures.ts'
import { shortNumber } from './wording.ts'

/** A table with a column for each rule set, the base first. */
export interface ArmTable {
  readonly id: 'together' | 'uses'
  readonly title: Text
  readonly rows: readonly {
    readonly name: Text
    /** Said beside the name; null where nothing is. */
    readonly note: Text | null
    readonly cells: readonly Text[]
  }[]
}

/** What is told besides the measures; of this game only what there is. */
export const besidesOf = (outcome: Outcome): readonly ArmTable[] =>
  [togetherOf(outcome), usesOf(outcome)].filter(({ rows }) => rows.length > 0)

const togetherOf = (outcome: Outcome): ArmTable => ({
  id: 'together',
  title: text('全部の配りから', 'From all deals together'),
  rows: figuresOf(outcome).map((figure) => ({ ...figure, note: null })),
})

/** How often each rule was used; those that no game met stand first. */
const usesOf = (outcome: Outcome): ArmTable => ({
  id: 'uses',
  title: text('ルールの使われ方（1回の配りあたり）', 'How often each rule was used, a deal'),
  rows: rulesUsed(outcome)
    .toSorted((a, b) => Number(b.isNews) - Number(a.isNews))
    .map(({ rule, name, means, isNews }) => ({
      name,
      note: isNews ? text(`${rule}　一度もなし`, `${rule}, never met`) : text(rule, rule),
      cells: means.map((mean) => same(shortNumber(mean))),
    })),
})
