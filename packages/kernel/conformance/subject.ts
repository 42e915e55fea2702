import type { Engine, Game } from '../src/game.ts'
import { BUDGET, type Budget } from './budget.ts'
import type { Case } from './case.ts'
import { textsToTry } from './texts.ts'
import { type Point, playOut, pointsOf, spread, type Trace } from './trace.ts'

/** A game under one rule set for one number of seats, with the random games that the properties look at. */
export interface Subject {
  readonly game: Game
  readonly case: Case
  readonly engine: Engine
  readonly budget: Budget
  readonly traces: readonly Trace[]
  readonly points: readonly Point[]
  /** Moves as text to try anywhere: legal, illegal, and no moves at all. */
  readonly texts: readonly string[]
}

/** Plays the random games of a case and chooses the positions at which it is looked at; the same budget gives the same. */
export const subjectOf = (game: Game, of: Case, budget: Partial<Budget> = {}): Subject => {
  const engine = game.engine(of.rules, of.seats)
  const full = { ...BUDGET, ...budget }
  const traces = Array.from({ length: full.games }, (_, index) => playOut(engine, full, full.seed * 1000 + index))
  const points = spread(
    traces.flatMap((trace) => pointsOf(engine, full, trace)),
    full.positions,
  )
  return { game, case: of, engine, budget: full, traces, points, texts: textsToTry(engine, points, full) }
}
