import { expect, it } from 'vitest'
import { decisionNamed, replayAt, reviewAt } from './address.ts'

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

it('names a decision in an address; where its seat made none, the next one, or the last', () => {
  const decisions = [{ number: 2 }, { number: 5 }]
  expect(decisionNamed(decisions, 2)).toBe(decisions[0])
  expect(decisionNamed(decisions, 3)).toBe(decisions[1])
  expect(decisionNamed(decisions, 999)).toBe(decisions[1])
  expect(decisionNamed(decisions, 0)).toBeUndefined()
  expect(decisionNamed([], 3)).toBeUndefined()
})
