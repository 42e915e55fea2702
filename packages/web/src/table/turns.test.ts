import { describe, expect, test } from 'vitest'
import type { SeatPlayer } from '../storage/index.ts'
import { movesMade, seatsRound, whoIsNext } from './turns.ts'

const PERSON: SeatPlayer = { kind: 'person' }
const BOT: SeatPlayer = { kind: 'bot', level: 'easy' }

describe('who is next', () => {
  test('the one seat that is due', () => {
    expect(whoIsNext([1], [PERSON, BOT], [3, 2], 0)).toEqual({ for: 'bot', seat: 1 })
    expect(whoIsNext([0], [PERSON, BOT], [3, 3], 0)).toEqual({ for: 'person', seat: 0 })
  })

  test('nobody, when the session is over', () => {
    expect(whoIsNext([], [PERSON, BOT], [3, 3], 0)).toEqual({ for: 'nobody' })
  })

  test('in simultaneous play bots make one move for each of the person', () => {
    const players = [PERSON, BOT, BOT]
    expect(whoIsNext([0, 1, 2], players, [0, 0, 0], 0)).toEqual({ for: 'person', seat: 0 })
    expect(whoIsNext([0, 1, 2], players, [1, 0, 0], 0)).toEqual({ for: 'bot', seat: 1 })
    expect(whoIsNext([0, 1, 2], players, [1, 1, 0], 0)).toEqual({ for: 'bot', seat: 2 })
    expect(whoIsNext([0, 1, 2], players, [1, 1, 1], 0)).toEqual({ for: 'person', seat: 0 })
  })

  test('bots go on when the person has finished', () => {
    expect(whoIsNext([1, 2], [PERSON, BOT, BOT], [45, 45, 44], 0)).toEqual({ for: 'bot', seat: 2 })
  })

  test('of several persons due, the one at the screen goes on', () => {
    expect(whoIsNext([0, 1], [PERSON, PERSON], [2, 0], 1)).toEqual({ for: 'person', seat: 1 })
    expect(whoIsNext([0, 1], [PERSON, PERSON], [0, 0], null)).toEqual({ for: 'person', seat: 0 })
  })
})

test('moves are counted for each seat', () => {
  expect(
    movesMade(3, [
      [0, 'a'],
      [2, 'b'],
      [0, 'c'],
    ]),
  ).toEqual([2, 0, 1])
})

describe('seats round the table', () => {
  test('clockwise the next player sits first, oneself last', () => {
    expect(seatsRound(4, 1, true)).toEqual([2, 3, 0, 1])
  })

  test('counter-clockwise the next player sits at the right end', () => {
    expect(seatsRound(4, 1, false)).toEqual([1, 0, 3, 2])
  })

  test('a spectator sees seat 1 first', () => {
    expect(seatsRound(3, null, true)).toEqual([0, 1, 2])
  })
})
