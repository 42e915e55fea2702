import { defaultRules } from '@tefuda/kernel'
import { type Compared, differsFrom, type Said } from '@tefuda/kernel/rulebook'
import { type CccRules, schema } from '../rules.ts'
import { type RulesContext, rulesContextOf } from '../state.ts'

/** What the book is about: a rule set and a number of seats, and what follows from them. */
export interface BookSubject extends Compared {
  readonly rules: CccRules
  readonly seats: number
  readonly context: RulesContext
}

/** A setting, or one row of a table of numbers such as `points.low`. */
export type Aspect = keyof CccRules | `${'points' | 'draws' | 'multipliers'}.${string}`

export const subjectOf = (rules: CccRules, seats: number, usual: Said | null = null): BookSubject => ({
  rules,
  seats,
  usual,
  context: rulesContextOf(rules, seats),
})

/** The rules of the standard game, with which a subject is compared. */
export const STANDARD: CccRules = defaultRules(schema)

/** Whether the subject plays this otherwise than the standard game. */
export const differs: (subject: BookSubject, aspect: Aspect) => boolean = differsFrom(STANDARD)

/** Whether there are cells whose points a row of the table gives. */
export const hasCells = ({ context }: BookSubject, row: 'low' | 'middle' | 'high'): boolean =>
  context.board.numbers.some((number) => (number <= 4 ? 'low' : number <= 6 ? 'middle' : 'high') === row)

/** Whether a setting makes any difference at this table. */
export const matters = (subject: BookSubject, aspect: Aspect): boolean => {
  const [name = '', row = ''] = aspect.split('.')
  if (name === 'points') return hasCells(subject, row as 'low' | 'middle' | 'high')
  return name !== 'flushCards' || subject.rules.multipliers.flush > 1
}
