import { defaultRules } from '@tefuda/kernel'
import type { Compared, Said } from '@tefuda/kernel/rulebook'
import { hasTeams, PLACES, schema, targetOf, type ZhengShangYouRules } from '../rules.ts'

/** What the book is about: a rule set and a number of seats, and what follows from them. */
export interface BookSubject extends Compared {
  readonly rules: ZhengShangYouRules
  readonly seats: number
  readonly teams: boolean
  /** San Jia Xi is played. */
  readonly sanJiaXi: boolean
  /** The points that end the game. */
  readonly target: number
  /** More than one deal may be played. */
  readonly several: boolean
}

/** A setting, or one row of a table of points such as `points.first`. */
export type Aspect = keyof ZhengShangYouRules | `${'points' | 'teamPoints'}.${string}`

export const subjectOf = (rules: ZhengShangYouRules, seats: number, usual: Said | null = null): BookSubject => ({
  rules,
  seats,
  usual,
  teams: hasTeams(rules),
  sanJiaXi: rules.mode === 'san-jia-xi',
  target: targetOf(rules),
  several: rules.deals !== 1,
})

/** The rules of the standard game, with which a subject is compared. */
export const STANDARD: ZhengShangYouRules = defaultRules(schema)

/** Whether a setting makes any difference at this table. */
export const matters = ({ seats, sanJiaXi, several }: BookSubject, aspect: Aspect): boolean => {
  const [name, row] = aspect.split('.')
  switch (name) {
    case 'points':
      return !sanJiaXi && (row === undefined || PLACES.slice(0, seats).some((place) => place === row))
    case 'teamPoints':
      return sanJiaXi
    case 'exchange':
    case 'target':
      return several
    default:
      return true
  }
}
