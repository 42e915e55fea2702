import type { Outcome } from './game.ts'
import { rankingOf } from './ranking.ts'

/** A round of a session as the sheet of a real table has it: what each seat got, and what it has after it. */
export interface SheetRound {
  readonly points: readonly number[]
  readonly totals: readonly number[]
}

/** The sheet of a session that is scored without a game. `R` is what a game tells of a round besides. */
export interface ScoreSheet<R extends SheetRound = SheetRound> {
  readonly rounds: readonly R[]
  /** How the seats stand now; at the beginning all with nothing. */
  readonly outcome: Outcome
  /** Whether the session ends with the last of the rounds by its rules. */
  readonly over: boolean
}

/** Adds up rounds one after another. `isOver` says whether a session ends with these totals after that many rounds. */
export const scoreSheetOf = <R extends { readonly points: readonly number[] }>(
  seats: number,
  rounds: readonly R[],
  isOver: (totals: readonly number[], rounds: number) => boolean,
): ScoreSheet<R & SheetRound> => {
  let totals = Array<number>(seats).fill(0)
  const summed = rounds.map((round) => {
    totals = totals.map((total, seat) => total + round.points[seat]!)
    return { ...round, totals }
  })
  return { rounds: summed, outcome: rankingOf(totals), over: rounds.length > 0 && isOver(totals, rounds.length) }
}
