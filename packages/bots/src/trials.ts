import { type GameEvent, isRefusal, Refused, rng, type Seat } from '@tefuda/kernel'
import type { PlayingOn } from './heuristics.ts'
import { heuristicsOf } from './heuristics-of.ts'
import { playout, pointsOf, type World, worldsOf } from './monte-carlo.ts'
import type { Table } from './table.ts'

/** What a seat's result is counted in: its points, or where others can touch them, its points against the mean of the others. */
export const counts = (table: Table, scores: readonly number[], seat: Seat): number =>
  pointsOf(scores, seat, heuristicsOf(table).alone)

/** A move as text, or null: whatever playouts play at first sight. */
export type Tried = string | null

/**
 * Tries moves of a seat that is due, in one sampled world after another: each step gives what every one of them came to at the end of
 * the deal, counted as `counts` does, in the same world and with the same luck. Ends with no world of its own accord.
 * `playingOn`: how the seat plays on after the move before all goes on at first sight.
 * `told`: what the seat was told since the deal began, where worlds are to explain it. The same view, moves, seed and `told`: the same numbers. Throws `Refused` where a text is no move.
 */
export const trials = (
  table: Table,
  view: unknown,
  seat: Seat,
  tried: readonly Tried[],
  seed: number,
  told: readonly GameEvent[] = [],
  playingOn?: PlayingOn,
): Generator<readonly number[], never> =>
  triedIn(table, worldsOf(table.engine, heuristicsOf(table), view, seat, rng(seed), told), seat, tried, playingOn)

/**
 * The same with a position as it lies, hidden cards and pile included, in place of worlds that a seat could imagine: each step is played on
 * with other luck, by seats that know what they see and no more. For what is over: no seat that still decides may be told.
 */
export const trialsAsItLies = (
  table: Table,
  state: unknown,
  seat: Seat,
  tried: readonly Tried[],
  seed: number,
  playingOn?: PlayingOn,
): Generator<readonly number[], never> =>
  triedIn(table, (round) => ({ state, seed: seed + round }), seat, tried, playingOn)

function* triedIn(
  table: Table,
  worlds: (round: number) => World,
  seat: Seat,
  tried: readonly Tried[],
  playingOn: PlayingOn | undefined,
): Generator<readonly number[], never> {
  const heuristics = heuristicsOf(table)
  const moves = tried.map((text) => {
    const move = text === null ? null : table.engine.parse(worlds(0).state, seat, text)
    if (isRefusal(move)) throw new Refused(move)
    return move
  })
  for (let round = 0; ; round++) {
    const world = worlds(round)
    const moveIn = (move: unknown): unknown => move ?? heuristics.fastMove(world.state, seat, rng(world.seed))
    yield moves.map((move) => playout(table, heuristics, world, seat, moveIn(move), playingOn))
  }
}
