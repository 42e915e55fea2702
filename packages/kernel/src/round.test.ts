import { describe, expect, it } from 'vitest'
import { frenchDeck } from './cards.ts'
import { choose } from './choose.ts'
import { comesBackTo, countSeats, dealOut, highestOf, nextSeat } from './round.ts'
import { supplyOf } from './supply.ts'

describe('choosing', () => {
  it('gives every choice once, in order', () => {
    expect(choose(['a', 'b', 'c'], 2)).toEqual([
      ['a', 'b'],
      ['a', 'c'],
      ['b', 'c'],
    ])
    expect(choose(['a'], 0)).toEqual([[]])
    expect(choose(['a'], 2)).toEqual([])
    expect(choose([1, 2, 3, 4, 5, 6, 7, 8, 9, 10], 4)).toHaveLength(210)
  })
})

describe('going round', () => {
  it('deals one card each in turn from a seat until none is left', () => {
    expect(dealOut([1, 2, 3, 4, 5], 3, 2)).toEqual([[2, 5], [3], [1, 4]])
    expect(dealOut(frenchDeck(2).cards, 8, 0).map((hand) => hand.length)).toEqual([14, 14, 14, 14, 13, 13, 13, 13])
  })

  it('finds the next seat that counts, either way round', () => {
    const next = (holding: readonly number[], from: number, step?: 1 | -1): number =>
      nextSeat(4, from, (seat) => holding.includes(seat), step)
    expect([next([0, 2], 0), next([0, 2], 2), next([0, 2], 3)]).toEqual([2, 0, 0])
    expect([next([0, 2], 0, -1), next([0, 2], 1, -1), next([3], 0, -1)]).toEqual([2, 0, 3])
    expect([next([1], 1), next([], 1)]).toEqual([1, 1])
    expect(countSeats(4, (seat) => seat > 1)).toBe(2)
  })

  it('knows when it has come to a seat, or over it', () => {
    expect([comesBackTo(0, 2, 3, 4), comesBackTo(0, 3, 0, 4), comesBackTo(0, 3, 1, 4)]).toEqual([false, true, true])
    expect([comesBackTo(0, 1, 3, 4), comesBackTo(0, 2, 1, 4), comesBackTo(0, 1, 0, 4)]).toEqual([false, true, true])
    expect([comesBackTo(0, 2, 1, 4, -1), comesBackTo(0, 1, 3, 4, -1)]).toEqual([false, true])
  })

  it('finds the highest card, of equal ones the first', () => {
    expect([highestOf([1, 9, 4], (card) => card), highestOf([3, 7, 7], (card) => card)]).toEqual([1, 1])
  })
})

describe('a supply', () => {
  it('gives cards by name, alike ones in the order of their copies, and what is left', () => {
    const deck = { cards: [1, 2, 65, 66], name: (card: number) => `c${card & 63}` }
    const supply = supplyOf(deck)
    expect([supply.take('c1'), supply.rest()]).toEqual([1, [66, 2, 65]])
    expect([supply.take('c1'), supply.take('c2'), supply.rest()]).toEqual([65, 2, [66]])
    expect(() => supply.take('c1')).toThrow(RangeError)
  })
})
