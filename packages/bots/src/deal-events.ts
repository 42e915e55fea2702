import type { GameEvent, Match, Seat } from '@tefuda/kernel'

/** What a seat was told since the deal began that is being played: what a bot there may explain to itself. */
export const dealEventsFor = (
  { engine, events }: { readonly engine: Match['engine']; readonly events: readonly GameEvent[] },
  seat: Seat,
): readonly GameEvent[] => {
  const from = events.findLastIndex(({ type }) => type === 'deal')
  return events.slice(Math.max(0, from)).flatMap((event) => engine.eventFor(event, seat) ?? [])
}
