import type { GameEvent, Seat, Text } from '@tefuda/kernel'
import type { Table } from './table.ts'

/** How long a bot may think, and the luck it has while doing so. */
export interface ThinkingOptions {
  /** Playouts for each candidate move; `usual`: as many as the game's heuristics say (`GameHeuristics.playouts`). */
  readonly playouts?: number | 'usual'
  /** Playouts in all, however many candidates there are; each gets one at least. */
  readonly playoutsInAll?: number
  /** The part of its moves that a bot without playouts does not notice, from 0 to 1; it notices one always. */
  readonly overlooks?: number
  /** Milliseconds in all. Of several limits, whichever is reached first. */
  readonly ms?: number
  /** Any whole number. The same view, options without `ms`, and seed: the same choice, on every machine. */
  readonly seed: number
  /**
   * What the seat was told since this deal began, in order (`dealEventsFor`). Who has it thinks hidden cards likelier that
   * explain what the others did; without it all are alike.
   */
  readonly told?: readonly GameEvent[]
  /** A clock in milliseconds; the machine's own where there is none. */
  readonly now?: () => number
}

/** What a bot thinks of one of its moves. */
export interface Estimate {
  /** The move as text. */
  readonly move: string
  /** Points at the end of the deal, against the mean of the others where there are others. */
  readonly value: number
  readonly playouts: number
}

/** The move a bot would play, and what it can say about it. */
export interface Thought<M = unknown> {
  readonly move: M
  /** Playouts in all. */
  readonly playouts?: number
  readonly ms?: number
  /** The moves that were looked at longest, best first. */
  readonly values?: readonly Estimate[]
}

/**
 * A player of any game. It gets the view of its seat and nothing else that is secret: what it cannot see it has to
 * imagine with `engine.sample`.
 */
export interface Bot {
  readonly id: string
  readonly name: Text
  /** One sentence on how it plays. */
  readonly summary: Text
  /** Whether it plays moves out, and so has a use for `playouts`, `ms` and `told`. */
  readonly looksAhead: boolean
  /** Chooses a legal move for a seat that is due. `view` is that seat's. */
  choose(table: Table, view: unknown, seat: Seat, options: ThinkingOptions): Thought
  /**
   * The same choice in small steps: each step gives the best move so far, the last one the choice. Whoever drives it may
   * rest between steps, or stop and play what it has.
   */
  think(table: Table, view: unknown, seat: Seat, options: ThinkingOptions): Generator<Thought, Thought>
}

type Decide = (...asked: Parameters<Bot['choose']>) => Thought

/** A bot that decides in one step. */
export const instantBot = (about: Pick<Bot, 'id' | 'name' | 'summary'>, choose: Decide): Bot => ({
  ...about,
  looksAhead: false,
  choose,
  *think(...asked) {
    const choice = choose(...asked)
    yield choice
    return choice
  },
})

/** Lets a bot think to the end: its choice. */
export const run = (thinking: Generator<Thought, Thought>): Thought => {
  for (;;) {
    const step = thinking.next()
    if (step.done) return step.value
  }
}
