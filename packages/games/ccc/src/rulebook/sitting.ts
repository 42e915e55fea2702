import { defaultRules } from '@tefuda/kernel'
import { type Compared, differsFrom, type Said } from '@tefuda/kernel/rulebook'
import { type CccRules, schema } from '../rules.ts'
import { type Setting, settingOf } from '../state.ts'

/** What the book is about: a rule set and a number of seats, and what follows from them. */
export interface Sitting extends Compared {
  readonly rules: CccRules
  readonly seats: number
  readonly setting: Setting
}

/** A setting, or one row of a table of numbers such as `points.low`. */
export type Aspect = keyof CccRules | `${'points' | 'draws' | 'multipliers'}.${string}`

export const sittingOf = (rules: CccRules, seats: number, usual: Said | null = null): Sitting => ({
  rules,
  seats,
  usual,
  setting: settingOf(rules, seats),
})

/** The rules of the standard game, with which a sitting is compared. */
export const STANDARD: CccRules = defaultRules(schema)

/** Whether the sitting plays this otherwise than the standard game. */
export const differs: (sitting: Sitting, aspect: Aspect) => boolean = differsFrom(STANDARD)

/** Whether there are cells whose points a row of the table gives. */
export const hasCells = ({ setting }: Sitting, row: 'low' | 'middle' | 'high'): boolean =>
  setting.board.numbers.some((number) => (number <= 4 ? 'low' : number <= 6 ? 'middle' : 'high') === row)

/** Whether a setting makes any difference at this table. */
export const matters = (sitting: Sitting, aspect: Aspect): boolean => {
  const [name = '', row = ''] = aspect.split('.')
  if (name === 'points') return hasCells(sitting, row as 'low' | 'middle' | 'high')
  return name !== 'flushCards' || sitting.rules.multipliers.flush > 1
}
