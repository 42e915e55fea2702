import { checkPlaces } from '@tefuda/climbing'
import { isRefusal, type Refusal, type ScoreSheet, type Seat, type SheetRound, scoreSheetOf } from '@tefuda/kernel'
import { fallenBy, placesFrom, titleOf, titlePoints } from './finish.ts'
import type { CutInRules, Title } from './rules.ts'
import { partnerOf, toGive } from './state.ts'

/** How a game at any table ended, as somebody writes it down. */
export interface PlacesRequest {
  /** Who went out without a foul, in that order, and last whoever kept cards. */
  readonly out: readonly Seat[]
  /** Who went out with a forbidden card, in that order (CD-15). */
  readonly fouled?: readonly Seat[]
}

/** Cards that one player gives another before a game. */
export interface Gift {
  readonly from: Seat
  readonly to: Seat
  readonly cards: number
  /** Whether the strongest must go; else the giver chooses. */
  readonly strongest: boolean
}

/** A game of a session on its sheet. */
export interface CutInRound extends SheetRound {
  /** The seats best first, as they count: fouls and the fallen last. */
  readonly places: readonly Seat[]
  /** The title of each seat. */
  readonly titles: readonly Title[]
  /** The great millionaire of the game before who fell (CD-11); null where nobody did. */
  readonly fallen: Seat | null
  /** What is given before the next game, first things first; nothing where the rules have no exchange. */
  readonly exchange: readonly Gift[]
}

/** The sheet of a session at any table. Refused where a game does not name each of the 4 to 8 seats once. */
export const sessionSheet = (
  rules: CutInRules,
  seats: number,
  games: readonly PlacesRequest[],
): ScoreSheet<CutInRound> | Refusal => {
  const rounds: Omit<CutInRound, 'totals'>[] = []
  for (const [played, game] of games.entries()) {
    const round = roundOf(rules, seats, rounds.at(-1)?.places ?? [], game, played + 1)
    if (isRefusal(round)) return round
    rounds.push(round)
  }
  return scoreSheetOf(seats, rounds, (_, played) => played >= rules.deals)
}

const roundOf = (
  rules: CutInRules,
  seats: number,
  before: readonly Seat[],
  { out, fouled = [] }: PlacesRequest,
  played: number,
): Omit<CutInRound, 'totals'> | Refusal => {
  const bad = checkPlaces(seats, [...out, ...fouled], played)
  if (bad !== null) return bad
  const fallen = out[0] === undefined ? null : fallenBy(rules, before, out[0])
  const places = placesFrom(out, fouled, fallen)
  const placeOf = Array.from({ length: seats }, (_, seat) => places.indexOf(seat))
  return {
    places,
    fallen,
    titles: placeOf.map((place) => titleOf(place, seats)),
    points: placeOf.map((place) => titlePoints(rules, place, seats)),
    exchange: rules.exchange ? exchangeAfter(places) : [],
  }
}

/** The poor give their strongest first, then the rich what they like (CD-11). */
const exchangeAfter = (places: readonly Seat[]): Gift[] =>
  (['poor', 'rich'] as const).flatMap((step) =>
    toGive(places, step)
      .flatMap((cards, from) =>
        cards === 0 ? [] : [{ from, to: partnerOf({ before: places }, from), cards, strongest: step === 'poor' }],
      )
      .toSorted((a, b) => b.cards - a.cards),
  )
