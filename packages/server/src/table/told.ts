import { eventsFor, type GameEvent, type Match, type Viewer } from '@tefuda/kernel'

/** The events of a session as a viewer is told them, as text. */
export interface Told {
  /** How many there are. */
  readonly count: number
  /** Those from number `from` on, as a JSON array. */
  text(from: number): string
}

/** What is told of so many events takes a millisecond to write; of more, it is written once for everybody who asks. */
const SHORT = 1000

interface Written {
  /** How many events of the table have been looked at. */
  taken: number
  /** Each event the viewer was told, after a comma. */
  text: string
  /** Where in the text each of them ends. */
  readonly ends: number[]
}

/** A move that is taken back leads to other events in an array of their own. */
const written = new WeakMap<readonly GameEvent[], Map<Viewer, Written>>()

export const isLong = ({ events }: Match): boolean => events.length > SHORT

export const toldTo = (match: Match, viewer: Viewer): Told => {
  if (!isLong(match)) {
    const events = eventsFor(match, viewer)
    return { count: events.length, text: (from) => JSON.stringify(events.slice(from)) }
  }
  writeOn(match, viewer)
  const { text, ends } = writtenFor(match, viewer)
  return {
    count: ends.length,
    text: (from) => (from >= ends.length ? '[]' : `[${text.slice((ends[from - 1] ?? 0) + 1)}]`),
  }
}

/** Writes what is to be told of at most so many more events; whether all has been written. */
export const writeOn = (match: Match, viewer: Viewer, most = Infinity): boolean => {
  const { events, engine } = match
  const so = writtenFor(match, viewer)
  const until = Math.min(events.length, so.taken + most)
  let length = so.text.length
  const pieces: string[] = []
  for (; so.taken < until; so.taken++) {
    const event = engine.eventFor(events[so.taken]!, viewer)
    if (event === null) continue
    const piece = `,${JSON.stringify(event)}`
    pieces.push(piece)
    length += piece.length
    so.ends.push(length)
  }
  so.text += pieces.join('')
  return so.taken === events.length
}

const writtenFor = ({ events }: Match, viewer: Viewer): Written => {
  const viewers = written.get(events) ?? new Map<Viewer, Written>()
  written.set(events, viewers)
  const known = viewers.get(viewer) ?? { taken: 0, text: '', ends: [] }
  viewers.set(viewer, known)
  return known
}
