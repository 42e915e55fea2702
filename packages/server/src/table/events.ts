import { type GameEvent, type Match, takeEvents, type Viewer } from '@tefuda/kernel'

/** So many events become text together. As many at least stay as they are: what is told of a move seldom looks further back. */
const TOGETHER = 32

/**
 * A session of which only the last events stand in `events`. Those before are text: hardly anybody asks for them but who
 * comes late, while every object there is takes its time whenever the whole heap is collected.
 */
export interface LiveMatch extends Match {
  past: Piece[]
}

interface Piece {
  /** `TOGETHER` events as a JSON list. */
  readonly text: Buffer
  /** How many of them each viewer was told, spectators first. */
  readonly told: readonly number[]
}

/** Makes text of what has become old. */
export const shelve = (match: LiveMatch): void => {
  while (match.events.length >= 2 * TOGETHER) match.past.push(pieceOf(match, takeEvents(match, TOGETHER)))
}

const pieceOf = ({ engine, seats }: Match, events: readonly GameEvent[]): Piece => {
  const text = JSON.stringify(events)
  // In memory of its own: a piece of what buffers share would hold all of that.
  const bytes = Buffer.allocUnsafeSlow(Buffer.byteLength(text))
  bytes.write(text)
  const viewers: Viewer[] = [null, ...seats.keys()]
  const told = viewers.map((viewer) => events.filter((event) => engine.eventFor(event, viewer) !== null).length)
  return { text: bytes, told }
}

const read = ({ text }: Piece): GameEvent[] => JSON.parse(text.toString()) as GameEvent[]

/** How many of the events are text. */
export const shelved = ({ past }: Pick<LiveMatch, 'past'>): number => past.length * TOGETHER

/** How many events there are in all. */
export const eventCount = (match: Pick<LiveMatch, 'past' | 'events'>): number => shelved(match) + match.events.length

/** Gives events by their numbers. A piece of text is read once for all that are looked up in it one after another. */
export const lookUp = (match: Pick<LiveMatch, 'past' | 'events'>): ((number: number) => GameEvent) => {
  const { past, events } = match
  const early = shelved(match)
  let open = -1
  let piece: readonly GameEvent[] = []
  return (number) => {
    if (number >= early) return events[number - early]!
    const wanted = Math.floor(number / TOGETHER)
    if (wanted !== open) piece = read(past[wanted]!)
    open = wanted
    return piece[number % TOGETHER]!
  }
}

/** How many of the events a viewer was told. */
export const toldCount = ({ past, events, engine }: LiveMatch, viewer: Viewer): number => {
  let count = past.reduce((sum, { told }) => sum + told[columnOf(viewer)]!, 0)
  for (const event of events) if (engine.eventFor(event, viewer) !== null) count += 1
  return count
}

/** What a viewer was told, from number `from` of that on. */
export const toldFrom = ({ past, events, engine }: LiveMatch, viewer: Viewer, from: number): GameEvent[] => {
  let first = 0
  let before = 0
  for (; first < past.length; first++) {
    const told = past[first]!.told[columnOf(viewer)]!
    if (before + told > from) break
    before += told
  }
  const all = [...past.slice(first).flatMap(read), ...events]
  return all.flatMap((event) => engine.eventFor(event, viewer) ?? []).slice(from - before)
}

const columnOf = (viewer: Viewer): number => (viewer === null ? 0 : viewer + 1)

/** The events since the deal began that is being played. */
export const sinceDeal = (match: LiveMatch): GameEvent[] => {
  const at = lookUp(match)
  const events: GameEvent[] = []
  for (let number = eventCount(match) - 1; number >= 0; number--) {
    const event = at(number)
    events.push(event)
    if (event.type === 'deal') break
  }
  return events.reverse()
}
