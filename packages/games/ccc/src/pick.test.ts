import type { Rng } from '@tefuda/kernel'
import { describe, expect, it } from 'vitest'
import { type Arrangement, arrange } from '../testing/arrange.ts'

/** How likely each move is that seat 0 picks at random, by trying every number that can be drawn. */
const likelihoods = (arrangement: Arrangement): Record<string, number> => {
  const { engine, state } = arrange({ board: '1 2 3', ...arrangement })
  const chances: Record<string, number> = {}
  const follow = (drawn: readonly number[]): void => {
    let [at, chance, choices] = [0, 1, 0]
    const below = (n: number): number => {
      if (at === drawn.length) {
        choices = n
        throw AGAIN
      }
      chance /= n
      return drawn[at++]!
    }
    try {
      const move = engine.format(engine.pick(state, 0, { below } satisfies Rng))
      chances[move] = (chances[move] ?? 0) + chance
    } catch (error) {
      if (error !== AGAIN) throw error
      for (let k = 0; k < choices; k++) follow([...drawn, k])
    }
  }
  follow([])
  return chances
}

const AGAIN = new Error('one more number is drawn')

const sum = (chances: Record<string, number>, isMeant: (move: string) => boolean): number =>
  Object.entries(chances).reduce((all, [move, chance]) => (isMeant(move) ? all + chance : all), 0)

const isDraw = (move: string): boolean => move.startsWith('draw')

describe('a move at random', () => {
  it('places a coin in three of four decisions, each time on the next cell that can be paid for', () => {
    const chances = likelihoods({ hands: ['SA H3 D5'] })
    // A card alone does not pay on an empty board: from a1 on the next cell is b1.
    expect(chances['SA H3 > b1']).toBeCloseTo((3 / 4) * (2 / 3))
    expect(chances['SA H3 D5 > c1']).toBeCloseTo((3 / 4) * (1 / 3))
    expect(sum(chances, isDraw)).toBeCloseTo(1 / 4)
  })

  it('pays in one of the four cheapest ways', () => {
    const hands = ['C4 D4 SA HA S3 H3']
    const chances = likelihoods({ board: '2 30', hands, coins: { b1: '10' } })
    const cheapest = arrange({ board: '2 30', hands, coins: { b1: '10' } }).moves('a1', 4)
    expect(
      Object.keys(chances)
        .filter((move) => !isDraw(move))
        .toSorted(),
    ).toEqual(cheapest.toSorted())
    for (const move of cheapest) expect(chances[move]).toBeCloseTo((3 / 4) * (1 / 4))
  })

  it('draws in every way there is, each as likely, with any discards', () => {
    const chances = likelihoods({ hands: ['S4 C9 D2'], coins: { a1: '02', c1: '02' } })
    const draws = ['draw 0', 'draw 1', 'draw 4 - S4 C9', 'draw 4 - D2 S4', 'draw 4 - D2 C9']
    expect(Object.keys(chances).toSorted()).toEqual(draws.toSorted())
    expect(sum(chances, (move) => move === 'draw 0')).toBeCloseTo(1 / 3)
    for (const move of draws.slice(2)) expect(chances[move]).toBeCloseTo(1 / 9)
  })

  it('draws where there is no card, or none that pays', () => {
    for (const hand of ['', 'S2']) expect(likelihoods({ hands: [hand] })).toEqual({ 'draw 0': 0.5, 'draw 1': 0.5 })
  })
})
