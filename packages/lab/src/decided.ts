import { heuristicsOf, type Table } from '@tefuda/bots'
import { type Rng, rng, type Seat, simulatedChance } from '@tefuda/kernel'

/** A game is decided from where on its winner expects to win so often. */
const SURE = 0.8

/** Games that are played out from each place that is looked at. */
const PLAYOUTS = 20

/** Places that are kept of a game. */
const MOST_KEPT = 32

/** Keeps places all along a game, evenly, however long it becomes. */
export const placesOf = ({ engine }: Table) => {
  let [every, decisions] = [1, 0]
  let kept: { readonly at: number; readonly state: unknown }[] = []
  return {
    sees(state: unknown): void {
      if (decisions % every === 0) kept.push({ at: decisions, state: engine.clone(state) })
      decisions++
      if (kept.length <= MOST_KEPT) return
      every *= 2
      kept = kept.filter(({ at }) => at % every === 0)
    },
    told: () => ({ kept, decisions }),
  }
}

/**
 * From which part of a game on it was decided, from 0 to 1: from there to the end the later winner, judging by what it sees,
 * wins at least 80 % of the games that are played out at first sight. Takes as long as hundreds of games.
 */
export const decidedAt = (
  table: Table,
  { kept, decisions }: ReturnType<ReturnType<typeof placesOf>['told']>,
  winner: Seat,
  luck: Rng,
): number => {
  let from = decisions
  for (const { at, state } of kept.toReversed()) {
    if (chanceOf(table, state, winner, luck) < SURE) break
    from = at
  }
  return from / decisions
}

const chanceOf = (table: Table, state: unknown, winner: Seat, luck: Rng): number => {
  const view = table.engine.view(state, winner)
  let wins = 0
  for (let k = 0; k < PLAYOUTS; k++) if (isWon(table, table.engine.sample(view, luck), winner, luck)) wins++
  return wins / PLAYOUTS
}

const isWon = (table: Table, state: unknown, winner: Seat, luck: Rng): boolean => {
  const { engine } = table
  const { fastMove } = heuristicsOf(table)
  const chance = simulatedChance(rng(luck.below(65536)))
  for (;;) {
    const outcome = engine.outcome(state)
    if (outcome !== null) return outcome.winners.includes(winner)
    const seat = engine.toAct(state)[0]!
    engine.apply(state, seat, fastMove(state, seat, luck), chance)
  }
}
