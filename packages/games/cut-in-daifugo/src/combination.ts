import { type ClimbingRank, isStandIn, type Laid } from '@tefuda/climbing'
import { isJoker, type Refusal, refusal, suitOf } from '@tefuda/kernel'
import { type Bind, bindOf, boundSuits } from './bind.ts'
import { isSingleJoker, rankOf, SPADE_THREE, type State, strengthNow } from './state.ts'

/** What a play is, as far as others are compared with it (CD-2). */
export interface Combination {
  readonly run: boolean
  readonly count: number
  /** The ranks declared, from the weakest outside revolution. */
  readonly ranks: readonly ClimbingRank[]
}

/** What the cards make as they are declared, or why they make nothing. */
export const combinationOf = (laid: readonly Laid[]): Combination | Refusal => {
  for (const one of laid)
    if (isStandIn(one) && (!isJoker(one.card) || isJoker(one.as)))
      return refusal(
        'not-wild',
        'CD-2',
        '代わりになれるのはジョーカーだけです。',
        'Only a joker stands for another card.',
      )
  if (laid.length > 1 && laid.some(({ as }) => isJoker(as)))
    return refusal(
      'joker-undeclared',
      'CD-2',
      '2枚以上で出すときは、ジョーカーが何の代わりかを決めてください（例 RJ=H6）。',
      'In a play of several cards say what the joker stands for, such as RJ=H6.',
    )
  const ranks = laid.map(({ as }) => rankOf(as)).sort((a, b) => a - b)
  if (ranks.every((rank) => rank === ranks[0])) return { run: false, count: laid.length, ranks }
  const oneSuit = new Set(laid.map(({ as }) => suitOf(as))).size === 1
  if (laid.length >= 3 && oneSuit && ranks.every((rank, k) => rank === ranks[0]! + k))
    return { run: true, count: laid.length, ranks }
  return refusal(
    'no-combination',
    'CD-2',
    '同じランクの札か、同じスートで続いた3枚以上の札を出してください。',
    'Play cards of one rank, or three and more of one suit that follow on one another.',
  )
}

const strengthOf = (state: State, { ranks }: Combination): number =>
  Math.max(...ranks.map((rank) => strengthNow(state, rank)))

/** What stands against a play, by name; `refusalOfFault` says it in words. */
export type Fault =
  | 'final'
  | 'other-type'
  | 'other-number'
  | 'joker-on-table'
  | 'rank-bound'
  | 'suit-bound'
  | 'partly-bound'
  | 'rank-and-partly-bound'
  | 'super-bound'
  | 'too-weak'

/** What stands against a play on the phase's last one, or null where it may follow (CD-1, CD-2, CD-3). */
export const faultToFollow = (state: State, laid: readonly Laid[], play: Combination): Fault | null => {
  const { table, shape } = state
  if (table === null || shape === null) return null
  if (table.final) return 'final'
  if (play.run !== shape.run) return 'other-type'
  if (play.count !== shape.count) return 'other-number'
  if (isSingleJoker(table.laid)) return laid[0]!.as === SPADE_THREE ? null : 'joker-on-table'
  const [mine, theirs] = [strengthOf(state, play), tableStrength(state)]
  if (state.rankBound && mine !== theirs + 1) return boundFault(state)
  if (mine <= theirs) return 'too-weak'
  if (isSingleJoker(laid) || keepsSuits(state, laid)) return null
  return boundFault(state)
}

/** A play against one bind is refused with all that bind the phase, so that the next try fits. */
const boundFault = (state: State): Fault =>
  BOUND[bindOf(state.rankBound, boundSuits(state).length, state.shape!.count)!]

const BOUND: Readonly<Record<Bind, Fault>> = {
  rank: 'rank-bound',
  suit: 'suit-bound',
  partial: 'partly-bound',
  'rank-partial': 'rank-and-partly-bound',
  super: 'super-bound',
}

/** How strong the last play is in the order in force: a run by its strongest card. */
export const tableStrength = (state: State): number =>
  Math.max(...state.table!.laid.map(({ as }) => strengthNow(state, rankOf(as))))

/** Whether every suit that is bound stands in a play as often as it must (CD-3). */
export const keepsSuits = ({ suitBound }: State, laid: readonly Laid[]): boolean => {
  for (let suit = 0; suit < 4; suit++) {
    let lacking = suitBound[suit]!
    if (lacking > 0) for (const { as } of laid) if (!isJoker(as) && suitOf(as) === suit) lacking--
    if (lacking > 0) return false
  }
  return true
}

/** How often each suit is declared; a joker as itself has none. */
export const suitsOf = (laid: readonly Laid[]): number[] => {
  const suits = [0, 0, 0, 0]
  for (const { as } of laid) if (!isJoker(as)) suits[suitOf(as)]!++
  return suits
}

/** How often each rank from three to two is declared, in plays before it too where these are given. */
export const countRanks = (laid: readonly Laid[], before: readonly number[] = NO_RANKS): number[] => {
  const totals = before.slice()
  for (const { as } of laid) if (!isJoker(as)) totals[rankOf(as)]!++
  return totals
}

const NO_RANKS: readonly number[] = Array.from({ length: 13 }, () => 0)

/** Whether a set and the one it follows are of neighbouring ranks, upward in the order in force: then the phase is bound (CD-3). */
export const bindsRank = (state: State, set: readonly Laid[], last: readonly Laid[]): boolean =>
  strengthNow(state, rankOf(set[0]!.as)) === strengthNow(state, rankOf(last[0]!.as)) + 1
