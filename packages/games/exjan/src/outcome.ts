import type { Outcome } from '@tefuda/kernel'
import type { State } from './state.ts'

/** Most chips are best; equal chips share the rank (EJ-9). Null until the session is over. */
export const outcomeOf = (state: State): Outcome | null => {
  if (!state.over) return null
  const scores = state.chips.slice()
  const ranks = scores.map((score) => 1 + scores.filter((other) => other > score).length)
  return { scores, ranks, winners: ranks.flatMap((rank, seat) => (rank === 1 ? [seat] : [])) }
}
