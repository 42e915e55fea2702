import { expect, it } from 'vitest'
import { atSeat, namesNoSeat, queryOf, seatIn } from './seat-address.ts'

it('names a seat, and then no move of another one', () => {
  expect(queryOf('?table=abc&move=3', 1)).toBe('?table=abc&seat=2')
  expect(seatIn('?seat=2', 3)).toBe(1)
  expect(['', '?seat=0', '?seat=4', '?seat=x'].map((query) => seatIn(query, 3))).toEqual([null, null, null, null])
})

it('tells a seat that is none from no seat', () => {
  expect(['', '?seat=2', '?seat=9', '?seat=x'].map((query) => namesNoSeat(query, 3))).toEqual([
    false,
    false,
    true,
    true,
  ])
})

it('leads to a page for a seat, where it is known', () => {
  expect(atSeat('/review/0123456789abcdef', 1, 2)).toBe('/review/0123456789abcdef?seat=2')
  expect(atSeat('/review?table=abc', 0, 2)).toBe('/review?table=abc&seat=1')
  expect(atSeat('/replay?move=3#record=xyz', 1, 3)).toBe('/replay?seat=2#record=xyz')
  expect([atSeat('/review?table=abc', null, 2), atSeat('/review/0123', undefined, 2)]).toEqual([
    '/review?table=abc',
    '/review/0123',
  ])
})

it('names no seat of a game of one', () => {
  expect(atSeat('/review/0123456789abcdef', 0, 1)).toBe('/review/0123456789abcdef')
})
