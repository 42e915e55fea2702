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
import { type Setting, settingOf } from '../state.ts'

/** What the book is about: a rule set and a number of seats, and what follows from them. */
export interface Sitting extends Compared {
  readonly rules: SouthernCrossRules
  readonly seats: number
  readonly setting: Setting
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

export const sittingOf = (rules: SouthernCrossRules, seats: number, usual: Said | null = null): Sitting => {
  const packs = packsOf(rules)
  return {
    rules,
    seats,
    usual,
    setting: settingOf(rules, seats),
    packs,
    jokers: jokersInPlay(rules, seats),
    longest: longestRole(rules.board),
    grows: rules.board === 'free' || rules.board === 'ultra',
  }
}

/** The rules of the standard game, with which a sitting is compared. */
export const STANDARD: SouthernCrossRules = defaultRules(schema)

/** Whether the sitting plays this otherwise than the standard game. */
export const differs: (sitting: Sitting, aspect: Aspect) => boolean = differsFrom(STANDARD)

/** The table of multipliers this board uses. */
export const multiplierTable = ({ rules }: Sitting): MultiplierTable => {
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

export const canOccur = ({ rules, seats }: Sitting, kind: RoleKind): boolean => canComeUp(kind, rules, seats)

export const hasPegasus = ({ rules, seats }: Sitting): boolean => canBePegasus(rules, seats)

export const hasEclipse = ({ rules }: Sitting): boolean => rules.board !== 'ultra'

/** Whether a setting makes any difference at this table. */
export const matters = (sitting: Sitting, aspect: Aspect): boolean => {
  const { rules, seats, setting, packs, jokers } = sitting
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
      return canOccur(sitting, row as RoleKind)
    case 'multipliers':
    case 'multipliers5x5':
    case 'multipliersZodiac':
    case 'multipliersFree':
      return name === multiplierTable(sitting)
    case 'bonuses':
      return row === 'pegasus' ? hasPegasus(sitting) : hasEclipse(sitting)
    case 'sharing':
      return setting.oneRoleEach !== settingOf({ ...rules, sharing: STANDARD.sharing }, seats).oneRoleEach
    case 'ultraEclipse':
      return rules.board === 'ultra'
    case 'reachPoints':
    case 'reachCap':
      return setting.shared
    default:
      return true
  }
}
