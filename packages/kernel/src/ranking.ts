import type { Outcome } from './game.ts'
import type { Seat } from './seat.ts'

/** The end of a session by its scores: the highest wins, equal scores share a rank (1 is best), and whoever follows them has as many before. */
export const rankingOf = (scores: readonly number[]): Outcome => {
  const ranks: number[] = []
  const winners: Seat[] = []
  for (let seat = 0; seat < scores.length; seat++) {
    let rank = 1
    for (let other = 0; other < scores.length; other++) if (scores[other]! > scores[seat]!) rank++
    ranks.push(rank)
    if (rank === 1) winners.push(seat)
  }
  return { scores: scores.slice(), ranks, winners }
}
