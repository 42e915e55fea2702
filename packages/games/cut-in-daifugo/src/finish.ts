import { type ClimbingRank, type Laid, TWO } from '@tefuda/climbing'
import { isJoker, type Outcome, rankingOf, type Seat } from '@tefuda/kernel'
import type { Tell } from './event.ts'
import type { CutInRules, Title } from './rules.ts'
import { hasCards, isFlipped, JOKER, playersLeft, type RulesContext, rankOf, SPADE_THREE, type State } from './state.ts'

/** A game ends as soon as only one player has cards. */
export const isFinished = (state: State): boolean => playersLeft(state) <= 1

/** Notes that a seat is out of cards; `laid` where a play was its last (CD-15). */
export const leaveIfEmpty = (
  context: RulesContext,
  state: State,
  seat: Seat,
  laid: readonly Laid[],
  tell: Tell,
): void => {
  if (hasCards(state, seat) || state.out.includes(seat) || state.fouled.includes(seat)) return
  const foul = context.rules.finish && laid.some((one) => isForbiddenLast(state, one))
  const list = foul ? state.fouled : state.out
  list.push(seat)
  tell?.({ type: 'out', seat, place: placesOf(state).indexOf(seat) + 1, foul })
  const fallen = foul || state.out.length > 1 ? null : fallenBy(context.rules, state.before, seat)
  if (fallen === null) return
  state.fallen = fallen
  tell?.({ type: 'fall', seat: fallen })
}

/** The great millionaire of the game before, where another is the first to go out (CD-11). */
export const fallenBy = ({ fall }: CutInRules, before: readonly Seat[], first: Seat): Seat | null => {
  const rich = before[0]
  return fall && rich !== undefined && rich !== first ? rich : null
}

/** The rank with which nobody goes out, whichever effect it has (CD-15). */
export const EIGHT: ClimbingRank = 5

/** Whether nobody may go out with a rank: eights, and twos, or threes while the order is turned round (CD-15). */
export const isForbiddenRank = (rank: ClimbingRank, isTurned: boolean): boolean =>
  rank === EIGHT || rank === (isTurned ? 0 : TWO)

const isForbiddenLast = (state: State, { card, as }: Laid): boolean =>
  isJoker(card) || as === SPADE_THREE || isForbiddenRank(rankOf(as), isFlipped(state))

/** Places: in the order of going out, then whoever still has cards, then fouls, and last the fallen (CD-11, CD-15). */
export const finishGame = (context: RulesContext, state: State, tell: Tell): void => {
  const places = placesOf(state)
  const points = places.map((_, seat) => titlePoints(context.rules, places.indexOf(seat), context.seats))
  state.totals = Object.freeze(state.totals.map((total, seat) => total + points[seat]!))
  state.over = state.deal >= context.rules.deals
  tell?.({ type: 'end', deal: state.deal, places, points, totals: state.totals.slice(), over: state.over })
  state.before = places
  // Who exchanges with whom has changed: what one had seen of another's hand would show to somebody else.
  state.ceiling.fill(JOKER)
  state.window = null
  state.resolving = null
}

const placesOf = (state: State): Seat[] => {
  const { out, fouled, fallen } = state
  const holding = state.hidden.flatMap((_, seat) => (out.includes(seat) || fouled.includes(seat) ? [] : [seat]))
  return placesFrom([...out, ...holding], fouled, fallen < 0 ? null : fallen)
}

/** The places, best first: the order of going out, fouls from the last to the first, the fallen at the end. */
export const placesFrom = (out: readonly Seat[], fouled: readonly Seat[], fallen: Seat | null): Seat[] => {
  const order = [...out, ...fouled.toReversed()]
  return fallen === null ? order : [...order.filter((seat) => seat !== fallen), fallen]
}

/** The title of a place, from 0. */
export const titleOf = (place: number, seats: number): Title => {
  if (place < 2) return place === 0 ? 'greatMillionaire' : 'millionaire'
  if (place >= seats - 2) return place === seats - 1 ? 'greatPauper' : 'pauper'
  return 'commoner'
}

/** What a place, from 0, scores. */
export const titlePoints = ({ titles }: CutInRules, place: number, seats: number): number =>
  titles[titleOf(place, seats)]

export interface CutInOutcome extends Outcome {
  /** The places of the last game, best first, and each seat's title for it. */
  readonly places: readonly Seat[]
  readonly titles: readonly Title[]
}

/** The points of the titles of all games, who has most, and how the last game ended (CD-11); null before the end. */
export const outcomeOf = (state: State): CutInOutcome | null => {
  if (!state.over) return null
  const places = state.before.slice()
  return {
    ...rankingOf(state.totals),
    places,
    titles: places.map((_, seat) => titleOf(places.indexOf(seat), places.length)),
  }
}
