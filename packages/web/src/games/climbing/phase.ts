import type { GameEvent, Seat } from '@tefuda/kernel'

/** A play of the phase that is going on. */
export interface Laying {
  /** Its place among the plays of the phase, from 0. */
  readonly number: number
  readonly seat: Seat
  /** As the notation writes them, with what they stand for. */
  readonly cards: readonly string[]
  /** Whom it was cut in on; null for a play in turn. */
  readonly of: Seat | null
}

interface LaidEvent extends GameEvent {
  readonly type: 'play' | 'cut'
  readonly seat: Seat
  readonly cards: readonly string[]
  readonly of?: Seat
}

const isLaid = (event: GameEvent): event is LaidEvent => event.type === 'play' || event.type === 'cut'

/** With these everything that lies on the table goes. */
const ENDS: ReadonlySet<string> = new Set(['clear', 'deal', 'end'])

/** What a move caused, up to where the table was emptied: so much of it a picture of the move can show. */
export const untilEnd = <E extends GameEvent>(events: readonly E[]): readonly E[] => {
  const end = events.findIndex(({ type }) => ENDS.has(type))
  return end < 0 ? events : events.slice(0, end)
}

/** The plays since the table was last empty, the first one first. */
export const layings = (events: readonly GameEvent[]): Laying[] => {
  const from = events.findLastIndex(({ type }) => ENDS.has(type)) + 1
  return events
    .slice(from)
    .filter(isLaid)
    .map(({ seat, cards, of }, number) => ({ number, seat, cards, of: of ?? null }))
}

/** Who has passed since the last play. */
export const passedSince = (events: readonly GameEvent[]): Seat[] => {
  const from = events.findLastIndex((event) => isLaid(event) || ENDS.has(event.type)) + 1
  return events.slice(from).flatMap((event) => (event.type === 'pass' && 'seat' in event ? [Number(event.seat)] : []))
}
