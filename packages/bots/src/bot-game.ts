import type { Engine, Game, GameEvent, Rules } from '@tefuda/kernel'
import type { GameHeuristics } from './heuristics.ts'
import type { Reasoning } from './reason.ts'
import type { Table } from './table.ts'

/** What bots know of a game beside its rules, for tables of that game. */
export interface BotGame {
  readonly id: string
  heuristics(table: Table): GameHeuristics
  reasoning(table: Table): Reasoning
}

interface Known<R extends Rules, S, M, E extends GameEvent, V, P> {
  heuristics(engine: Engine<S, M, E, V, P>, rules: R): GameHeuristics<S, M>
  reasoning(engine: Engine<S, M, E, V, P>, rules: R): Reasoning<S, M>
}

/** What is known by the types of a game, which a table no longer tells. */
export const botGame = <R extends Rules, S, M, E extends GameEvent, V, P>(
  { id }: Game<R, S, M, E, V, P>,
  { heuristics, reasoning }: Known<R, S, M, E, V, P>,
): BotGame => {
  const typed = ({ engine, rules }: Table) =>
    [engine as unknown as Engine<S, M, E, V, P>, rules as unknown as R] as const
  return {
    id,
    heuristics: (table) => heuristics(...typed(table)) as unknown as GameHeuristics,
    reasoning: (table) => reasoning(...typed(table)) as Reasoning,
  }
}
