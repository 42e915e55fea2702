import type { GameEvent } from '@tefuda/kernel'

/** The events of the last move, for its marks; `begins` tells those that begin one. */
export const lastMove = (events: readonly GameEvent[], begins: (event: GameEvent) => boolean): GameEvent[] => {
  const from = events.findLastIndex(begins)
  return from < 0 ? [] : events.slice(from)
}
