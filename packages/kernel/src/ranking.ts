import type { Outcome } from './game.ts'

/** The end of a session by its scores: the highest wins, equal scores share a rank (1 is best), and whoever follows them has as many before. */
export const rankingOf = (scores: readonly number[]): Outcome => {
  const ranks = scores.map((score) => 1 + scores.filter((other) => other > score).length)
  return { scores: scores.slice(), ranks, winners: ranks.flatMap((rank, seat) => (rank === 1 ? [seat] : [])) }
}
