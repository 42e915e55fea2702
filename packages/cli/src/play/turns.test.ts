import { findGame } from '@tefuda/games'
import { isRefusal, type Match, openMatch, playMove, rng, type SeatInfo } from '@tefuda/kernel'
import { expect, test } from 'vitest'
import { createTurnOrder } from './turns.ts'

const PERSON: SeatInfo = {}
const BOT: SeatInfo = { bot: 'random' }

const sequence = (preset: string, names: readonly SeatInfo[], length = 1000): number[] => {
  const match = openMatch({
    game: findGame('southern-cross')!,
    rules: { preset },
    seats: names.length,
    names,
    seed: '1'.repeat(64),
  }) as Match
  const order = createTurnOrder(match)
  const random = rng(3)
  const seats: number[] = []
  for (let seat = order.next(); seat !== undefined && seats.length < length; seat = order.next()) {
    const move = match.engine.format(match.engine.pick(match.state, seat, random))
    expect(isRefusal(playMove(match, seat, move))).toBe(false)
    order.moved(seat)
    seats.push(seat)
  }
  return seats
}

test('one after another where one seat is due at a time', () => {
  const [first = 0, ...rest] = sequence('short', [PERSON, BOT, PERSON], 9)
  expect(rest).toEqual(Array.from({ length: 8 }, (_, at) => (first + at + 1) % 3))
})

test('match play: bots answer each move of the person, and finish after them', () => {
  expect(sequence('match', [PERSON, BOT, BOT], 9)).toEqual([1, 2, 0, 1, 2, 0, 1, 2, 0])
  const all = sequence('match', [BOT, PERSON])
  expect(all.slice(0, 2)).toEqual([0, 1])
  expect(all.filter((seat) => seat === 0).length).toBeGreaterThan(20)
  expect(all.filter((seat) => seat === 1).length).toBeGreaterThan(20)
})

test('match play: several people play one after another, not in turns', () => {
  const all = sequence('match', [PERSON, PERSON])
  expect(all).toEqual(all.toSorted((a, b) => a - b))
  expect(new Set(all)).toEqual(new Set([0, 1]))
})

test('in a window all bots answer before the people, so that it closes with the last person', () => {
  const match = openMatch({
    game: findGame('cut-in-daifugo')!,
    seats: 5,
    names: [PERSON, BOT, BOT, PERSON, BOT],
    seed: '1'.repeat(64),
  }) as Match
  const order = createTurnOrder(match)
  const random = rng(3)
  const windows: string[] = []
  for (let moves = 0; moves < 300; moves++) {
    const seat = order.next()!
    const kind = match.seats[seat]?.bot === undefined ? 'p' : 'b'
    const wasOpen = match.engine.status(match.state).phase === 'window'
    playMove(match, seat, match.engine.format(match.engine.pick(match.state, seat, random)))
    order.moved(seat)
    if (wasOpen) windows[windows.length - 1] += kind
    // A play and a cut-in open a window each.
    if (match.events.slice(match.marks.at(-1)).some(({ type }) => type === 'play' || type === 'cut')) windows.push('')
  }
  expect(windows.length).toBeGreaterThan(10)
  for (const answers of windows) expect(answers).not.toMatch(/pb/)
})
