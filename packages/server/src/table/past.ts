import { type GameEvent, takeEvents, type Viewer } from '@tefuda/kernel'
import type { Table } from './table.ts'

/**
 * What has happened in a table's game and has been told, as text. It is read again only for those who come; as objects it would be
 * a good part of the memory of a table, and the garbage collector would have to look through it again and again.
 */
export interface Past {
  /** The events of one time each: a JSON list without its brackets. */
  readonly texts: string[]
  /** How many events there were before each text, and at last how many there are. */
  readonly counts: number[]
}

export const noPast = (): Past => ({ texts: [], counts: [0] })

/** Makes text of what has happened so far. */
export const layAway = ({ match, past }: Table): void => {
  const events = match === null ? [] : takeEvents(match)
  if (events.length === 0) return
  past.texts.push(JSON.stringify(events).slice(1, -1))
  past.counts.push(countOf(past) + events.length)
}

const countOf = ({ counts }: Past): number => counts[counts.length - 1]!

/** How many events there have been in the game. */
export const eventCount = ({ match, past }: Table): number => countOf(past) + (match?.events.length ?? 0)

/** What a viewer saw of the events of the game from number `from` on; numbers count all events. */
export const seenFrom = (table: Table, viewer: Viewer, from = 0): GameEvent[] => {
  const { match } = table
  if (match === null) return []
  const seen: GameEvent[] = []
  for (const event of eventsFrom(table, from)) {
    const shown = match.engine.eventFor(event, viewer)
    if (shown !== null) seen.push(shown)
  }
  return seen
}

const eventsFrom = ({ match, past }: Table, from: number): readonly GameEvent[] => {
  const recent = match?.events ?? []
  const start = from - countOf(past)
  if (start >= 0) return start === 0 ? recent : recent.slice(start)
  const { texts, counts } = past
  let first = texts.length - 1
  while (counts[first]! > from) first--
  const before = JSON.parse(`[${texts.slice(first).join(',')}]`) as GameEvent[]
  return [...before.slice(from - counts[first]!), ...recent]
}
