import { findGame } from '@tefuda/games'
import { eventsFor, isRefusal, type Match, markTimeout, openMatch, playMove, rng, type Viewer } from '@tefuda/kernel'
import { expect, test } from 'vitest'
import { textOf } from '../words.ts'
import { disclosureTo, isLong, timeoutsSince, writeOn } from './disclosure.ts'

const game = findGame('southern-cross')!
const random = rng(1)

const opened = (): Match => {
  const rules = { preset: 'thousand', target: 100_000, deals: 1000 }
  const match = openMatch({ game, rules, seats: 2, seed: '7'.repeat(64) })
  if (isRefusal(match)) throw new Error(match.message.en)
  return match
}

const playOn = (match: Match, moves: number): void => {
  const { engine } = match
  for (let k = 0; k < moves; k++) {
    const [seat] = engine.toAct(match.state)
    playMove(match, seat!, engine.format(engine.pick(match.state, seat!, random)))
  }
}

const expectAsWritten = (match: Match, viewer: Viewer): void => {
  const events = eventsFor(match, viewer)
  const told = disclosureTo(match, viewer)
  expect(told.count).toBe(events.length)
  for (const from of [0, 1, 2, events.length >> 1, events.length - 1, events.length, events.length + 5])
    expect(textOf(told.words(from))).toBe(JSON.stringify(events.slice(from)))
}

test('what is written once is what everybody would have been told, short or long, as the match goes on', () => {
  const match = opened()
  const lengths = new Set<boolean>()
  for (const moves of [0, 20, 500, 0, 200, 1]) {
    playOn(match, moves)
    lengths.add(isLong(match))
    for (const viewer of [null, 0, 1]) expectAsWritten(match, viewer)
  }
  expect(lengths).toEqual(new Set([false, true]))
})

test('a viewer is told which move time made by the first event of it that the viewer is told', () => {
  const match = opened()
  for (const moves of [20, 900]) {
    playOn(match, moves)
    const told = eventsFor(match, 0).length
    playOn(match, 1)
    markTimeout(match)
    const timeouts = disclosureTo(match, 0).timeouts
    expect(timeouts.at(-1)).toBe(told)
    expect(timeoutsSince(match, match.marks.at(-1)!, 0)).toEqual([0])
  }
  expect(isLong(match)).toBe(true)
  expect(disclosureTo(match, 1).timeouts).toHaveLength(2)
})

test('it can be written in pieces', () => {
  const match = opened()
  playOn(match, 600)
  let pieces = 0
  while (!writeOn(match, 0, 100)) pieces++
  expect(pieces).toBe(Math.ceil(match.events.length / 100) - 1)
  expectAsWritten(match, 0)
})

test('events that take the place of others are written anew', () => {
  const match = opened()
  playOn(match, 600)
  expectAsWritten(match, null)
  match.events = match.events.slice(0, 1500)
  expectAsWritten(match, null)
})
