import { describe, expect, it } from 'vitest'
import { dealWithin } from './deal-within.ts'
import { rng } from './rng.ts'

const ascending = (a: number, b: number): number => a - b

describe('dealing within what is known', () => {
  const CARDS = [1, 2, 3, 4, 5, 6]
  /** Seat 0 holds no even card, seat 2 none above 3: two deals are left. */
  const mayHold = (seat: number, card: number): boolean => !(seat === 0 && card % 2 === 0) && !(seat === 2 && card > 3)

  it('fills every hand, with nothing that a seat cannot hold, and not always alike', () => {
    const random = rng(1)
    const deals = Array.from({ length: 60 }, () => dealWithin(CARDS, [2, 2, 2], mayHold, random))
    for (const hands of deals) {
      expect(hands.map((hand) => hand.length)).toEqual([2, 2, 2])
      expect(hands.flat().sort(ascending)).toEqual(CARDS)
      for (const [seat, hand] of hands.entries()) expect(hand.every((card) => mayHold(seat, card))).toBe(true)
    }
    const sorted = deals.map((hands) => JSON.stringify(hands.map((hand) => hand.toSorted(ascending))))
    expect(new Set(sorted).size).toBe(2)
  })

  it('finds the only deal there is', () => {
    const only = (seat: number, card: number): boolean => card <= 2 * seat + 2 && card > 2 * seat
    expect(dealWithin(CARDS, [2, 2, 2], only, rng(2)).map((hand) => hand.sort(ascending))).toEqual([
      [1, 2],
      [3, 4],
      [5, 6],
    ])
  })

  it('throws where there is none', () => {
    expect(() => dealWithin(CARDS, [6, 0], (seat) => seat === 1, rng(3))).toThrow('can lie in no hand')
  })
})
