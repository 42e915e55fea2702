import type { GameEvent, Seat } from '@tefuda/kernel'

interface Given extends GameEvent {
  readonly seat: Seat
  readonly to?: Seat
  readonly card: string | null
}

const isPlay = (event: GameEvent, seat: Seat): boolean =>
  (event.type === 'play' || event.type === 'cut') && 'seat' in event && event.seat === seat

const isGiven = (event: GameEvent): event is Given => event.type === 'give' || event.type === 'take'

/** The cards that others have given a seat, or that it has taken in the exchange, since it last played or was dealt its hand. */
export const cameTo = (events: readonly GameEvent[], seat: Seat): readonly string[] => {
  const from = events.findLastIndex((event) => event.type === 'deal' || isPlay(event, seat))
  return events
    .slice(from + 1)
    .filter(isGiven)
    .flatMap(({ seat: by, to = by, card }) => (to === seat && card !== null ? [card] : []))
}
