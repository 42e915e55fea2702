import { expect, test } from 'vitest'
import { layings, passedSince, untilEnd } from './phase.ts'

const play = (seat: number, ...cards: string[]) => ({ type: 'play', seat, cards, left: 5 })
const pass = (seat: number) => ({ type: 'pass', seat })
const cut = (seat: number, of: number, ...cards: string[]) => ({ type: 'cut', seat, of, cards, left: 4 })
const clear = { type: 'clear', leader: 1 }

test('only the plays since the table was emptied lie there', () => {
  const events = [play(0, 'S3'), clear, play(1, 'H4'), pass(2), cut(3, 1, 'H4')]
  expect(layings(events).map(({ seat, of, number }) => [seat, of, number])).toEqual([
    [1, null, 0],
    [3, 1, 1],
  ])
})

test('a picture of a move shows what lay there before it was cleared away', () => {
  expect(untilEnd([play(0, 'S8'), clear])).toEqual([play(0, 'S8')])
  expect(untilEnd([pass(0)])).toEqual([pass(0)])
})

test('those who have passed are those since the last play', () => {
  expect(passedSince([pass(3), play(0, 'S3'), pass(1), pass(2)])).toEqual([1, 2])
  expect(passedSince([play(0, 'S3'), pass(1), clear])).toEqual([])
})
