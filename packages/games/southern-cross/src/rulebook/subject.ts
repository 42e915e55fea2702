import { defaultRules } from '@tefuda/kernel'
import { type Compared, differsFrom, type Said } from '@tefuda/kernel/rulebook'
import {
  canBePegasus,
  canComeUp,
  jokersInPlay,
  longestRole,
  packsOf,
  type RoleKind,
  type SouthernCrossRules,
  schema,
} from '../rules.ts'
import { type RulesContext, rulesContextOf } from '../state.ts'

/** What the book is about: a rule set and a number of seats, and what follows from them. */
export interface BookSubject extends Compared {
  readonly rules: SouthernCrossRules
  readonly seats: number
  readonly context: RulesContext
  readonly packs: number
  /** Jokers that may come to lie on one field. */
  readonly jokers: number
  /** Cards of the longest role the board has room for. */
  readonly longest: 3 | 4 | 5
  /** The field grows: free cross, ultra too. */
  readonly grows: boolean
}

/** A setting, or one row of a table of numbers such as `points.set`. */
export type Aspect = keyof SouthernCrossRules | `${'points' | MultiplierTable | 'bonuses'}.${string}`

export type MultiplierTable = 'multipliers' | 'multipliers5x5' | 'multipliersZodiac' | 'multipliersFree'

export const subjectOf = (rules: SouthernCrossRules, seats: number, usual: Said | null = null): BookSubject => {
  const packs = packsOf(rules)
  return {
    rules,
    seats,
    usual,
    context: rulesContextOf(rules, seats),
    packs,
    jokers: jokersInPlay(rules, seats),
    longest: longestRole(rules.board),
    grows: rules.board === 'free' || rules.board === 'ultra',
  }
}

/** The rules of the standard game, with which a subject is compared. */
export const STANDARD: SouthernCrossRules = defaultRules(schema)

/** Whether the subject plays this otherwise than the standard game. */
export const differs: (subject: BookSubject, aspect: Aspect) => boolean = differsFrom(STANDARD)

/** The table of multipliers this board uses. */
const multiplierTable = ({ rules }: BookSubject): MultiplierTable => {
  switch (rules.board) {
    case '5x5':
      return 'multipliers5x5'
    case 'zodiac':
      return 'multipliersZodiac'
    case 'free':
    case 'ultra':
      return 'multipliersFree'
    default:
      return 'multipliers'
  }
}

export const canOccur = ({ rules, seats }: BookSubject, kind: RoleKind): boolean => canComeUp(kind, rules, seats)

export const hasPegasus = ({ rules, seats }: BookSubject): boolean => canBePegasus(rules, seats)

export const hasEclipse = ({ rules }: BookSubject): boolean => rules.board !== 'ultra'

/** Whether a setting makes any difference at this table. */
export const matters = (subject: BookSubject, aspect: Aspect): boolean => {
  const { rules, seats, context, packs, jokers } = subject
  const [name = '', row = ''] = aspect.split('.')
  switch (name as keyof SouthernCrossRules) {
    case 'decks':
      return packs !== packsOf({ ...rules, decks: STANDARD.decks })
    case 'together':
      return jokers >= 2
    case 'sameShuffle':
      return rules.match
    case 'deals':
      return rules.target > 0
    case 'undo':
      return seats === 1
    case 'points':
      return canOccur(subject, row as RoleKind)
    case 'multipliers':
    case 'multipliers5x5':
    case 'multipliersZodiac':
    case 'multipliersFree':
      return name === multiplierTable(subject)
    case 'bonuses':
      return row === 'pegasus' ? hasPegasus(subject) : hasEclipse(subject)
    case 'sharing':
      return context.oneRoleEach !== rulesContextOf({ ...rules, sharing: STANDARD.sharing }, seats).oneRoleEach
    case 'ultraEclipse':
      return rules.board === 'ultra'
    case 'reachPoints':
    case 'reachCap':
      return context.shared
    default:
      return true
  }
}
