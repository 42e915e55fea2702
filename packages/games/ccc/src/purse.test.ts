import { type Card, defaultRules, frenchDeck, isJoker, type Rng, rng, shuffleInPlace } from '@tefuda/kernel'
import { describe, expect, it } from 'vitest'
import { cards } from '../testing/arrange.ts'
import { affordable, readings, waysToPay } from './hints.ts'
import { kindOf } from './kind.ts'
import { purseOf } from './purse.ts'
import { type CccRules, schema } from './rules.ts'
import { isAce, numberOf, type Payment, type Rates, valueOfGroup } from './value.ts'

const STANDARD: Rates = defaultRules<CccRules>(schema)
const NUMBERS = Array.from({ length: 16 }, (_, k) => k + 1)

const kinds = (group: readonly Card[]): string =>
  group
    .map(kindOf)
    .sort((a, b) => a - b)
    .join('.')

/** What a payment is up to cards that are alike. */
const essence = ({ groups, splits }: Payment): string => `${groups.map(kinds).sort().join(' ')} | ${kinds(splits)}`

/** Every way to pay with a hand, found by trying all sets of cards: by number. */
const tryEverything = (rates: Rates, hand: readonly Card[]): Map<number, Set<string>> => {
  const found = new Map<number, Set<string>>()
  const groupOf = (mask: number): Card[] => hand.filter((_, k) => (mask >> k) & 1)
  const squares = Array.from({ length: 1 << hand.length }, (_, mask) => mask).flatMap((mask) => {
    const root = Math.sqrt(valueOfGroup(rates, groupOf(mask)))
    return mask > 0 && root >= 1 && Number.isInteger(root) && root <= 16 ? { mask, root } : []
  })
  const aces = hand.flatMap((card, k) => (isAce(card) ? 1 << k : []))
  const note = (number: number, masks: readonly number[], splits: number): void => {
    const ways = found.get(number) ?? new Set()
    ways.add(essence({ groups: masks.map(groupOf), splits: groupOf(splits) }))
    found.set(number, ways)
  }
  const choose = (from: number, left: number, used: number, number: number, masks: number[], splits: number): void => {
    if (left === 0) {
      note(number, masks, splits)
      return
    }
    for (let k = from; k < squares.length; k++) {
      const { mask, root } = squares[k]!
      if ((mask & used) !== 0 || number + root > 16) continue
      choose(k + 1, left - 1, used | mask, number + root, [...masks, mask], splits)
    }
  }
  for (let chosen = 0; chosen < 1 << aces.length; chosen++) {
    const splits = aces.reduce((bits, ace, k) => ((chosen >> k) & 1 ? bits | ace : bits), 0)
    const groups = aces.filter((_, k) => (chosen >> k) & 1).length + 1
    choose(0, groups, splits, 0, [], splits)
  }
  return found
}

const DECK = frenchDeck(2).cards

/** A hand from two packs; `rich` hands have more aces and jokers than chance gives. */
const randomHand = (random: Rng, size: number, rich: boolean): Card[] => {
  const pack = DECK.slice()
  shuffleInPlace(pack, random)
  if (rich) pack.sort((a, b) => Number(isRare(b)) - Number(isRare(a)))
  const rare = rich ? random.below(5) : 0
  const hand = [...pack.slice(0, rare), ...pack.slice(12, 12 + size)].slice(0, size)
  shuffleInPlace(hand, random)
  return hand
}

const isRare = (card: Card): boolean => isAce(card) || isJoker(card)

const RATES: readonly Rates[] = [
  STANDARD,
  STANDARD,
  { multipliers: { joker: 3, flush: 1 }, flushCards: 3 },
  { multipliers: { joker: 1, flush: 4 }, flushCards: 2 },
]

describe('how a cell can be paid for', () => {
  it.each(Array.from({ length: 60 }, (_, seed) => ({ seed, size: 1 + (seed % 12) })))(
    'agrees with trying everything: hand $seed of $size cards',
    ({ seed, size }) => {
      const hand = randomHand(rng(seed), size, seed % 3 > 0)
      const rates = RATES[seed % RATES.length]!
      const everything = tryEverything(rates, hand)
      for (const number of NUMBERS) {
        const ways = waysToPay(rates, hand, number)
        const essences = ways.map(essence)
        expect(essences.toSorted()).toEqual([...(everything.get(number) ?? [])].sort())
        for (const way of ways) expect(numberOf(rates, way)).toBe(number)
      }
      expect(affordable(rates, hand, NUMBERS).map((one) => one.number)).toEqual(
        NUMBERS.filter((number) => everything.has(number)),
      )
    },
  )

  it('lists the cheapest first: fewest cards, then jokers, then splitting aces', () => {
    const ways = waysToPay(STANDARD, cards('SA HA C4 D4 S8 RJ D9 H3 C6 S7'), 5)
    const costs = ways.map(({ groups, splits }) => {
      const all = [...groups.flat(), ...splits]
      return all.length * 100 + all.filter(isJoker).length * 10 + splits.length
    })
    expect(ways.length).toBeGreaterThan(10)
    expect(costs).toEqual(costs.toSorted((a, b) => a - b))
  })

  it('stops at a limit, with the beginning of the whole list', () => {
    const hand = cards('SA HA C4 D4 S8 RJ D9 H3 C6 S7')
    const all = waysToPay(STANDARD, hand, 5)
    for (const limit of [0, 1, 3, all.length, all.length + 1])
      expect(waysToPay(STANDARD, hand, 5, { limit })).toEqual(all.slice(0, limit))
  })

  it('leaves out payments of more cards than are asked for', () => {
    const hand = cards('SA HA C4 D4 S8 RJ D9 H3 C6 S7')
    const found: number[] = []
    const span = { least: 1, most: 10 }
    purseOf(STANDARD, hand, 5, 4).each(
      5,
      span,
      ({ groups, splits }) => found.push(groups.flat().length + splits.length) > 0,
    )
    const sizes = waysToPay(STANDARD, hand, 5).map(({ groups, splits }) => groups.flat().length + splits.length)
    expect(found).toEqual(sizes.filter((size) => size <= 4))
    expect(Math.max(...sizes)).toBeGreaterThan(4)
  })

  it('leaves out a card alone where the cell asks for several', () => {
    expect(waysToPay(STANDARD, cards('H9 S5 C4'), 3)).toHaveLength(2)
    expect(waysToPay(STANDARD, cards('H9 S5 C4'), 3, { several: true }).map(essence)).toEqual([
      essence({ groups: [cards('S5 C4')], splits: [] }),
    ])
    expect(affordable(STANDARD, cards('H9'), [3], true)).toEqual([])
  })

  it('takes of cards that are alike the first suits', () => {
    expect(waysToPay(STANDARD, cards('C9 S9 D9'), 3)).toEqual([
      { groups: [cards('S9')], splits: [] },
      { groups: [cards('D9')], splits: [] },
    ])
  })

  it('begins at once with a hand of twenty-five cards, which pays in over a hundred thousand ways', () => {
    const hand = randomHand(rng(25), 25, false)
    const purse = purseOf(STANDARD, hand, 10)
    let ways = 0
    purse.each(
      10,
      { least: 1, most: 25 },
      () => {
        ways += 1
        return ways <= 100_000
      },
      Number.POSITIVE_INFINITY,
    )
    expect(ways).toBe(100_001)
    expect(waysToPay(STANDARD, hand, 10, { limit: 5 })).toHaveLength(5)
  })

  it('knows nothing of numbers out of range', () => {
    expect(waysToPay(STANDARD, cards('SA C4'), 0)).toEqual([])
    expect(affordable(STANDARD, [], [1, 2])).toEqual([])
  })
})

describe('what these cards can pay, all of them', () => {
  it.each(Array.from({ length: 40 }, (_, seed) => ({ seed, size: 1 + (seed % 12) })))(
    'agrees with trying everything: hand $seed of $size cards',
    ({ seed, size }) => {
      const hand = randomHand(rng(1000 + seed), size, seed % 3 > 0)
      const found = readings(STANDARD, hand).filter(({ number }) => number <= 16)
      const whole = [...tryEverything(STANDARD, hand)].flatMap(([number, ways]) =>
        [...ways].filter((way) => (way.match(/\d+/g) ?? []).length === size).map((way) => `${number}: ${way}`),
      )
      expect(found.map(({ number, payment }) => `${number}: ${essence(payment)}`).sort()).toEqual(whole.sort())
      expect(found.map(({ number }) => number)).toEqual(found.map(({ number }) => number).toSorted((a, b) => a - b))
    },
  )

  it('stops at a limit', () => {
    const hand = cards('SA HA CA C4 D4 S9 H9')
    const all = readings(STANDARD, hand)
    expect(new Set(all.map(({ number }) => number))).toEqual(new Set([9, 10]))
    for (const limit of all.keys()) expect(readings(STANDARD, hand, limit)).toEqual(all.slice(0, limit))
  })

  it('is told from 1 to the highest number a cell may have, which is 30', () => {
    expect(readings(STANDARD, cards('SA')).map(({ number }) => number)).toEqual([1])
    // (5 + 7 + 13) × 2 for the joker × 2 for the flush = 100, three times.
    const thirty = cards('S5 S7 SK BJ SA C5 C7 CK BJ HA H5 H7 HK RJ')
    const told = readings(STANDARD, thirty).map(({ number }) => number)
    expect(told).toContain(30)
  })
})
