import { defaultRules } from '@tefuda/kernel'
import type { Compared, Said } from '@tefuda/kernel/rulebook'
import { type ExjanRules, hasPair, schema, setsOf } from '../rules.ts'

/** What the book is about: a rule set and a number of seats, and what follows from them. */
export interface BookSubject extends Compared {
  readonly rules: ExjanRules
  readonly seats: number
  /** Sets in a complete hand, whether it has a pair besides, and all its cards. */
  readonly sets: number
  readonly pair: boolean
  readonly complete: number
}

/** A setting, or one row of a table such as `yaku.reach`. */
export type Aspect = keyof ExjanRules | `${'points' | 'shares' | 'yaku' | 'yakuman'}.${string}`

export const subjectOf = (rules: ExjanRules, seats: number, usual: Said | null = null): BookSubject => ({
  rules,
  seats,
  usual,
  sets: setsOf(rules),
  pair: hasPair(rules),
  complete: rules.hand + 1,
})

/** The rules of the standard game, with which a subject is compared. */
export const STANDARD: ExjanRules = defaultRules(schema)

/** Whether a setting makes any difference at this table. */
export const matters = (subject: BookSubject, aspect: Aspect): boolean => {
  const [name = '', row = ''] = aspect.split('.')
  if (name === 'shares') return !row.endsWith(subject.seats === 3 ? '4' : '3')
  if (name === 'yaku' || name === 'yakuman') return subject.sets >= (SETS_FOR[row] ?? 1)
  return true
}

/** How many sets a yaku takes. */
const SETS_FOR: Readonly<Record<string, number>> = {
  threeRuns: 3,
  threeGroups: 3,
  sixRun: 2,
  twinRuns: 2,
  crossing: 2,
  nineRun: 3,
  tripleRuns: 3,
  doubleCrossing: 3,
}
