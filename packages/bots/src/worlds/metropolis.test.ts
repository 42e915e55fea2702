import { rng } from '@tefuda/kernel'
import { expect, it } from 'vitest'
import { type Guess, walkOf } from './metropolis.ts'

/** Two holders of two cards each; whoever holds the card 3 is three times as likely to have done what the first has. */
const guess = (): Guess => {
  const loose = [
    [0, 1],
    [2, 3],
  ]
  return {
    loose,
    mayHold: () => true,
    logLikelihood: (holder) => (holder === 0 && !loose[0]!.includes(3) ? Math.log(1 / 3) : 0),
  }
}

const partOf = (temper: number): number => {
  const one = guess()
  const walk = walkOf(one, temper)
  const luck = rng(1)
  let hits = 0
  for (let k = 0; k < 4000; k++) {
    walk(3, luck)
    if (one.loose[0]!.includes(3)) hits++
  }
  return hits / 4000
}

it('comes by guesses as often as they are likely', () => {
  expect(partOf(1)).toBeCloseTo(3 / 4, 1)
  expect(partOf(0.5)).toBeCloseTo(Math.sqrt(3) / (1 + Math.sqrt(3)), 1)
})

it('believes nothing that cannot be', () => {
  const one = guess()
  walkOf({ ...one, mayHold: (holder, card) => holder === 1 || card !== 3 }, 1)(500, rng(2))
  expect(one.loose[1]).toContain(3)
  expect(new Set(one.loose.flat())).toEqual(new Set([0, 1, 2, 3]))
})

it('leaves a guess alone in which nobody can exchange anything', () => {
  const loose = [[1, 2], []]
  walkOf({ ...guess(), loose }, 1)(10, rng(3))
  expect(loose).toEqual([[1, 2], []])
})
