import { isRefusal, rng, shuffleInPlace } from '@tefuda/kernel'
import { describe, expect, it } from 'vitest'
import { arrange } from '../testing/arrange.ts'

// On nine cells with a few cards every move there is can be tried: each card of the pack on each cell, and any jokers together
// on any cells. What the list holds must be what `check` allows of them.

const CELLS = 'a1 b1 c1 a2 b2 c2 a3 b3 c3'.split(' ')
const PACK = ['S', 'H', 'D', 'C'].flatMap((suit) => 'A 2 3 4 5 6 7 8 9 10 J Q K'.split(' ').map((rank) => suit + rank))

/** Jokers on cells, in any number from two. */
const everyTogether = (jokers: number): string[] => {
  const grow = (texts: readonly (readonly string[])[]): string[][] =>
    texts.flatMap((text) => CELLS.flatMap((cell) => ['RJ', 'BJ'].map((joker) => [...text, `${joker}@${cell}`])))
  let texts: string[][] = [[]]
  const all: string[][] = []
  for (let k = 1; k <= jokers; k++) {
    texts = grow(texts)
    if (k > 1) all.push(...texts)
  }
  return all.map((text) => text.join('+'))
}

const EVERY = [...[...PACK, 'RJ', 'BJ'].flatMap((card) => CELLS.map((cell) => `${card}@${cell}`)), ...everyTogether(3)]

describe('every move on nine cells is listed', () => {
  it.each(Array.from({ length: 12 }, (_, seed) => seed))('on field %i', (seed) => {
    const random = rng(seed)
    const pack = PACK.slice()
    shuffleInPlace(pack, random)
    const field = CELLS.map(() => (random.below(9) < seed ? pack.pop()! : '.'))
    const hand = [...['RJ', 'BJ', 'RJ'].slice(random.below(4)), ...pack.splice(0, 3)]
    const { engine, state } = arrange({
      rules: { together: seed % 4 !== 3 },
      field: field.join(' '),
      hand: hand.join(' '),
    })
    if (seed % 5 === 4) state.fields[0]!.centreDue = true
    const allowed = new Set<string>()
    for (const text of EVERY) {
      const move = engine.parse(state, 0, text)
      if (!isRefusal(move) && engine.check(state, 0, move) === null) allowed.add(engine.format(move))
    }
    const { moves, complete } = engine.list(state, 0)
    expect(complete).toBe(true)
    expect(moves.map(engine.format).toSorted()).toEqual([...allowed].sort())
    for (const cell of CELLS) {
      const there = engine.list(state, 0, { cell }).moves.map(engine.format)
      expect(there.toSorted()).toEqual([...allowed].filter((text) => text.includes(`@${cell}`)).sort())
    }
  })
})
