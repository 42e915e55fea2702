import { defaultRules } from '@tefuda/kernel'
import type { Compared, Said } from '@tefuda/kernel/rulebook'
import { type CutInRules, EFFECTS, type Effect, schema } from '../rules.ts'

/** An effect and the rank that has it at this table, 3 to 15 (the two). */
export interface Active {
  readonly effect: Effect
  readonly rank: number
}

/** What the book is about: a rule set and a number of seats, and what follows from them. */
export interface BookSubject extends Compared {
  readonly rules: CutInRules
  readonly seats: number
  /** The effects that are played, in the order of their ranks. */
  readonly active: readonly Active[]
  /** More than one game: titles have consequences, cards are exchanged. */
  readonly several: boolean
}

/** A setting, or one row of a table such as `effects.clear`. */
export type Aspect = keyof CutInRules | `${'effects' | 'titles'}.${string}`

export const subjectOf = (rules: CutInRules, seats: number, usual: Said | null = null): BookSubject => ({
  rules,
  seats,
  usual,
  active: EFFECTS.map((effect): Active => ({ effect, rank: rules.effects[effect] }))
    .filter(({ rank }) => rank > 0)
    .sort((a, b) => a.rank - b.rank),
  several: rules.deals > 1,
})

/** The rules of the standard game, with which a subject is compared. */
export const STANDARD: CutInRules = defaultRules(schema)

/** The rank that has the effect, 3 to 15; 0 where nobody has it. */
export const rankWith = ({ rules }: BookSubject, effect: Effect): number => rules.effects[effect]

export const has = (subject: BookSubject, ...effects: readonly Effect[]): boolean =>
  effects.some((effect) => rankWith(subject, effect) > 0)

/** Whether a setting makes any difference at this table. */
export const matters = (subject: BookSubject, aspect: Aspect): boolean => {
  switch (aspect) {
    case 'perCard':
      return has(subject, 'greed', 'open')
    case 'window':
      return subject.rules.cutIn
    case 'effects.salvage':
    case 'exchange':
    case 'fall':
    case 'lead':
      return subject.several
    case 'titles.commoner':
      return subject.seats > 4
    default:
      return true
  }
}
