import { expect, it } from 'vitest'
import { decisionNamed, namesNoSeat, queryOf, replayAt, reviewAt, seatIn } from './address.ts'

it('leads to the replay of the same record at a move', () => {
  expect(replayAt('/review/0123456789abcdef', '', '', 12)).toBe('/replay/0123456789abcdef?move=12')
  expect(replayAt('/review', '?table=abc', '', 3)).toBe('/replay?table=abc&move=3')
  expect(replayAt('/review', '', '#record=xyz', 3)).toBe('/replay?move=3#record=xyz')
  expect(replayAt('/review', '', '#record=xyz', null)).toBe('/replay#record=xyz')
})

it('a decision has an address of its own', () => {
  expect(reviewAt('/review/0123456789abcdef', '', '', 12)).toBe('/review/0123456789abcdef?move=12')
  expect(reviewAt('/review', '?table=abc&move=3', '', 12)).toBe('/review?table=abc&move=12')
  expect(reviewAt('/review', '?move=3', '#record=xyz', null)).toBe('/review#record=xyz')
})

it('so has a seat', () => {
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

it('names a decision in an address; where its seat made none, the next one, once all are known', () => {
  const decisions = [{ number: 2 }, { number: 5 }]
  expect(decisionNamed(decisions, 5, false)).toBe(decisions[1])
  expect(decisionNamed(decisions, 3, true)).toBe(decisions[1])
  expect(decisionNamed(decisions, 999, true)).toBe(decisions[1])
  expect(decisionNamed(decisions, 999, false)).toBeUndefined()
  expect(decisionNamed(decisions, 0, true)).toBeUndefined()
})
