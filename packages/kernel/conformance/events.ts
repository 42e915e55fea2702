import type { Engine, GameEvent } from '../src/game.ts'
import { sentenceOf } from '../src/log-line.ts'
import { nameOf } from './observation.ts'
import { jsonFault, textFault } from './plain.ts'
import type { Property, Report } from './property.ts'
import { placewise, viewersOf } from './trace.ts'

export const events: Property = {
  id: 'events',
  promise:
    'events are plain values that can be told to every viewer in words, in both languages, of seats that are there',
  check: ({ engine, traces }, report) => {
    for (const trace of traces) {
      const { chance } = placewise(trace.seed)
      const told: GameEvent[] = []
      const tell = (event: GameEvent) => told.push(event)
      const state = engine.start(chance, tell)
      const then = told.map((event) => JSON.stringify(event))
      for (const { seat, move } of trace.steps) {
        const before = told.length
        engine.apply(state, seat, move, chance, tell)
        then.push(...told.slice(before).map((event) => JSON.stringify(event)))
      }
      checkEvents(engine, told, (finding) => report(`game ${trace.seed}: ${finding}`))
      // Events are kept: nothing that happens later may change them.
      if (told.some((event, k) => JSON.stringify(event) !== then[k]))
        report(`game ${trace.seed}: an event has changed after it was told`)
    }
  },
}

const checkEvents = (engine: Engine, happened: readonly GameEvent[], report: Report): void => {
  for (const event of happened) {
    const fault = jsonFault(event)
    if (fault !== null) report(`the event ${event.type} is not plain JSON: ${fault}`)
    if (typeof event.type !== 'string' || event.type === '') report('an event has no type')
    for (const viewer of viewersOf(engine)) {
      const seen = engine.eventFor(event, viewer)
      if (seen === null) continue
      const unclear = lineFault(engine, seen)
      if (unclear !== null) report(`the line about ${event.type} for ${nameOf(viewer)} ${unclear}`)
    }
  }
}

const SEATS = { ja: /席(\d+)/g, en: /\bseat (\d+)/gi } as const

/** What is wrong with the line about an event, or null. */
const lineFault = (engine: Engine, event: GameEvent): string | null => {
  const line = engine.narrate(event)
  const { seat, text, points, note } = line
  const unclear = textFault(text) ?? (note === null ? null : textFault(note))
  if (unclear !== null) return unclear
  if (seat !== null && !isSeat(engine, seat)) return `is about no seat: ${seat}`
  if (points !== null && !Number.isInteger(points)) return `scores ${points}`
  const { ja, en } = sentenceOf(line)
  if (/undefined|null|NaN|\[object/.test(ja + en)) return `has a hole in it: ${ja}, ${en}`
  const [named, alsoNamed] = [seatsIn(ja, SEATS.ja), seatsIn(en, SEATS.en)]
  if (!named.every((each) => isSeat(engine, each))) return `names a seat that is not there: ${ja}`
  if (named.join() !== alsoNamed.join()) return `names other seats in English: ${ja}, ${en}`
  return null
}

const isSeat = ({ seats }: Engine, seat: number): boolean => Number.isInteger(seat) && seat >= 0 && seat < seats

/** The seats a sentence names by number, each once. */
const seatsIn = (sentence: string, pattern: RegExp): number[] =>
  [...new Set([...sentence.matchAll(pattern)].map(([, number]) => Number(number) - 1))].sort((a, b) => a - b)
