import type { GameEvent, Viewer } from '@tefuda/kernel'
import type { Words } from '../words.ts'
import { eventCount, type LiveMatch, lookUp, shelved, toldCount, toldFrom } from './events.ts'

/** The events of a session as a viewer is told them. */
export interface Disclosure {
  /** How many there are. */
  readonly count: number
  /** Those from number `from` on, as a JSON array. */
  words(from: number): Words
  /** The numbers of those with which a move begins that time made; ascending. */
  readonly timeouts: readonly number[]
}

/** What is told of so many events takes a millisecond to write; of more, it is written once for everybody who asks. */
const SHORT = 1000

/** So many events are encoded together: some ten thousand bytes. */
const TOGETHER = 256

interface Written {
  /** How many events of the table have been looked at. */
  taken: number
  /** Those the viewer was told, `TOGETHER` in each. */
  readonly pieces: Piece[]
  /** The last ones, at least one where there are any. */
  rest: string[]
  /** Of the events the viewer is told, those with which a move begins that time made. */
  readonly timeouts: number[]
}

/** `text`: each event before a comma; `starts`: where in it each of them begins. */
interface Piece {
  readonly text: Buffer
  readonly starts: readonly number[]
}

/** A move that is taken back leads to other events in an array of their own. */
const written = new WeakMap<readonly GameEvent[], Map<Viewer, Written>>()

export const isLong = (match: LiveMatch): boolean => eventCount(match) > SHORT

export const disclosureTo = (match: LiveMatch, viewer: Viewer): Disclosure => {
  if (!isLong(match))
    return {
      count: toldCount(match, viewer),
      words: (from) => JSON.stringify(toldFrom(match, viewer, from)),
      timeouts: timeoutsSince(match, 0, viewer),
    }
  writeOn(match, viewer)
  const { pieces, rest, timeouts } = writtenFor(match, viewer)
  const encoded = pieces.length * TOGETHER
  return {
    count: encoded + rest.length,
    words: (from) => {
      const tail = `${rest.slice(Math.max(0, from - encoded)).join(',')}]`
      if (from >= encoded) return `[${tail}`
      const [first, ...others] = pieces.slice(Math.floor(from / TOGETHER))
      const begun = first!.text.subarray(first!.starts[from % TOGETHER])
      return { head: '[', shared: [begun, ...others.map(({ text }) => text)], tail }
    },
    timeouts,
  }
}

/** The moves since event number `from` of the table that time made: what the viewer was told first of each, counted from there. */
export const timeoutsSince = (match: LiveMatch, from: number, viewer: Viewer): number[] => {
  const firsts = firstOfTimeouts(match, from)
  if (firsts.size === 0) return []
  const at = lookUp(match)
  const told: number[] = []
  for (let k = from; k < eventCount(match); k++) if (match.engine.eventFor(at(k), viewer) !== null) told.push(k)
  return told.flatMap((k, number) => (firsts.has(k) ? [number] : []))
}

/** The numbers of the first events of moves that time made; a move without an event shows nowhere. */
const firstOfTimeouts = (match: LiveMatch, from: number): ReadonlySet<number> => {
  const { marks, timeouts } = match
  const early = shelved(match)
  return new Set(
    timeouts.flatMap((move) => {
      const first = early + marks[move]!
      return first >= from && marks[move] !== marks[move + 1] ? [first] : []
    }),
  )
}

/** Writes what is to be told of at most so many more events; whether all has been written. */
export const writeOn = (match: LiveMatch, viewer: Viewer, most = Infinity): boolean => {
  const at = lookUp(match)
  const count = eventCount(match)
  const so = writtenFor(match, viewer)
  const firsts = firstOfTimeouts(match, so.taken)
  const until = Math.min(count, so.taken + most)
  for (; so.taken < until; so.taken++) {
    const event = match.engine.eventFor(at(so.taken), viewer)
    if (event === null) continue
    if (firsts.has(so.taken)) so.timeouts.push(so.pieces.length * TOGETHER + so.rest.length)
    if (so.rest.length === TOGETHER) {
      so.pieces.push(pieceOf(so.rest))
      so.rest = []
    }
    so.rest.push(JSON.stringify(event))
  }
  return so.taken === count
}

const pieceOf = (events: readonly string[]): Piece => {
  const starts: number[] = []
  let length = 0
  for (const event of events) {
    starts.push(length)
    length += Buffer.byteLength(event) + 1
  }
  return { text: Buffer.from(`${events.join(',')},`), starts }
}

const writtenFor = ({ events }: LiveMatch, viewer: Viewer): Written => {
  const viewers = written.get(events) ?? new Map<Viewer, Written>()
  written.set(events, viewers)
  const known = viewers.get(viewer) ?? { taken: 0, pieces: [], rest: [], timeouts: [] }
  viewers.set(viewer, known)
  return known
}
