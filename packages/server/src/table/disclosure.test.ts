import { findGame } from '@tefuda/games'
import { eventsFor, isRefusal, type Match, markTimeout, openMatch, playMove, rng, type Viewer } from '@tefuda/kernel'
import { expect, test } from 'vitest'
import { textOf } from '../words.ts'
import { disclosureTo, isLong, timeoutsSince, writeOn } from './disclosure.ts'
import { eventCount, type LiveMatch, lookUp, shelve, sinceDeal } from './events.ts'

const game = findGame('southern-cross')!
const random = rng(1)

/** A session as a table holds it, and the same with every event as it is. */
interface Twins {
  readonly match: LiveMatch
  readonly whole: Match
}

const opened = (): Twins => {
  const rules = { preset: 'thousand', target: 100_000, deals: 1000 }
  const open = (): Match => {
    const match = openMatch({ game, rules, seats: 2, seed: '7'.repeat(64) })
    if (isRefusal(match)) throw new Error(match.message.en)
    return match
  }
  return { match: { ...open(), past: [] }, whole: open() }
}

const playOn = ({ match, whole }: Twins, moves: number): void => {
  const { engine } = match
  for (let k = 0; k < moves; k++) {
    const [seat] = engine.toAct(match.state)
    const text = engine.format(engine.pick(match.state, seat!, random))
    for (const one of [match, whole]) playMove(one, seat!, text)
    shelve(match)
  }
}

const VIEWERS = [null, 0, 1] as const

const expectAsWritten = ({ match, whole }: Twins, viewer: Viewer): void => {
  const events = eventsFor(whole, viewer)
  const told = disclosureTo(match, viewer)
  expect(told.count).toBe(events.length)
  for (const from of [0, 1, 2, events.length >> 1, events.length - 1, events.length, events.length + 5])
    expect(textOf(told.words(from))).toBe(JSON.stringify(events.slice(from)))
}

test('what is written once is what everybody would have been told, short or long, as the match goes on', () => {
  const twins = opened()
  const lengths = new Set<boolean>()
  for (const moves of [0, 1, 20, 20, 460, 0, 200, 1]) {
    playOn(twins, moves)
    lengths.add(isLong(twins.match))
    for (const viewer of VIEWERS) expectAsWritten(twins, viewer)
  }
  expect(lengths).toEqual(new Set([false, true]))
})

test('only the last events stand as they are, and all are found by their numbers', () => {
  const { match, whole } = opened()
  for (let k = 0; k < 100; k++) {
    playOn({ match, whole }, 1)
    expect(eventCount(match)).toBe(whole.events.length)
    expect(match.events.length).toBeLessThan(64)
    const at = lookUp(match)
    expect(whole.events.map((_, number) => at(number))).toEqual(whole.events)
    expect(at(0)).toEqual(whole.events[0])
    expect(sinceDeal(match)).toEqual(whole.events.slice(whole.events.findLastIndex(({ type }) => type === 'deal')))
  }
})

test('a viewer is told which move time made by the first event of it that the viewer is told', () => {
  const twins = opened()
  const { match, whole } = twins
  for (const moves of [20, 60, 900]) {
    playOn(twins, moves)
    const told = eventsFor(whole, 0).length
    const before = eventCount(match)
    playOn(twins, 1)
    markTimeout(match)
    const timeouts = disclosureTo(match, 0).timeouts
    expect(timeouts.at(-1)).toBe(told)
    expect(timeoutsSince(match, before, 0)).toEqual([0])
  }
  expect(isLong(match)).toBe(true)
  expect(disclosureTo(match, 1).timeouts).toHaveLength(3)
})

test('it can be written in pieces', () => {
  const twins = opened()
  playOn(twins, 600)
  let pieces = 0
  while (!writeOn(twins.match, 0, 100)) pieces++
  expect(pieces).toBe(Math.ceil(eventCount(twins.match) / 100) - 1)
  expectAsWritten(twins, 0)
})

test('events that take the place of others are written anew', () => {
  const { match, whole } = opened()
  playOn({ match, whole }, 600)
  expectAsWritten({ match, whole }, null)
  whole.events = whole.events.slice(0, 1500)
  match.events = whole.events.slice()
  match.past = []
  expectAsWritten({ match, whole }, null)
})
