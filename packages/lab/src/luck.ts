import type { Columns } from './columns.ts'
import { addTo, type Moments, noMoments, varianceOf } from './interval.ts'
import type { Plan } from './plan.ts'

/** Points against the mean of all seats, by what made them. */
export interface LuckTally {
  /** By seat: over all games. */
  readonly seats: Moments[]
  /** By player: over all games. */
  readonly players: Moments[]
  /** By seat: the mean of a deal, over all deals; each player sat there as often. */
  readonly hands: Moments[]
  /** The variance within a deal and seat. */
  readonly within: Moments
}

export const newLuck = (): LuckTally => ({ seats: [], players: [], hands: [], within: noMoments() })

/** Adds the games of one rule set on one shuffle, one for each line-up, which begin with row `from`. */
export const addLuck = (
  luck: LuckTally,
  { values }: Pick<Columns, 'values'>,
  { ids, lineUps }: Pick<Plan, 'ids' | 'lineUps'>,
  from: number,
): void => {
  const first = ids.indexOf('points1')
  for (let seat = 0; seat < lineUps[0]!.length; seat++) {
    const here = noMoments()
    for (const [rotation, lineUp] of lineUps.entries()) {
      const points = values[first + seat]![from + rotation]!
      addTo(here, points)
      addTo(at(luck.seats, seat), points)
      addTo(at(luck.players, lineUp[seat]!), points)
    }
    addTo(at(luck.hands, seat), here.mean)
    addTo(luck.within, varianceOf(here))
  }
}

const at = (list: Moments[], k: number): Moments => {
  list[k] ??= noMoments()
  return list[k]
}

/** Parts of the variance of a seat's points, which add up to 1. */
export interface LuckParts {
  readonly players: number
  readonly seat: number
  /** What a seat was dealt. */
  readonly shuffle: number
  /** All else: how what was dealt and who played met. */
  readonly rest: number
}

/**
 * The parts of the variance: a balanced design, in which each player meets each shuffle on each seat once, so that the usual
 * sums of squares part it. Null before the second deal, and where all games end alike.
 */
export const luckParts = ({ seats, players, hands, within }: LuckTally): LuckParts | null => {
  const games = players.length
  if (games < 2 || (hands[0]?.n ?? 0) < 2) return null
  const ofPlayers = meanOf(players.map(({ mean }) => mean ** 2))
  const ofSeats = meanOf(seats.map(({ mean }) => mean ** 2))
  const rest = Math.max(0, within.mean - (ofPlayers * games) / (games - 1))
  const shuffle = Math.max(0, meanOf(hands.map(varianceOf)) - rest / games)
  const all = ofPlayers + ofSeats + shuffle + rest
  return all === 0 ? null : { players: ofPlayers / all, seat: ofSeats / all, shuffle: shuffle / all, rest: rest / all }
}

const meanOf = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0) / values.length
