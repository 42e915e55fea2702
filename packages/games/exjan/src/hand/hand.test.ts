import { type Card, type Rng, rng, shuffleInPlace } from '@tefuda/kernel'
import { describe, expect, it } from 'vitest'
import { bruteComplete, bruteSplits, bruteWaits } from '../../testing/hand/brute.ts'
import { cardName, cardNamed, cardOf, DECK, inOrder, NUMBERS } from '../cards.ts'
import { type Block, blockCards } from './block.ts'
import { missingFrom, NEVER } from './missing.ts'
import { completes, eachSplit, isComplete } from './splits.ts'
import { hasReadyDiscard, isReady, readyDiscards, waitsOf } from './waits.ts'

const cards = (names: string): Card[] => names.split(' ').map((name) => cardNamed(name)!)
const names = (list: readonly Card[]): string => list.map(cardName).join(' ')

const someCards = (count: number, random: Rng): Card[] => {
  const all = [...DECK.cards]
  shuffleInPlace(all, random)
  return all.slice(0, count)
}

/** Cards close together, so that they often fit: of a few neighbouring ranks. */
const closeCards = (count: number, random: Rng, ranks = 7): Card[] => {
  const low = random.below(22 - ranks)
  const near = DECK.cards.filter((card) => (card & 31) >= low && (card & 31) < low + ranks)
  shuffleInPlace(near, random)
  return near.slice(0, count)
}

const splitsOf = (hand: readonly Card[]): Card[][][] => {
  const found: Card[][][] = []
  eachSplit(hand, (blocks: readonly Block[]) => {
    found.push(blocks.map(blockCards))
    return false
  })
  return found
}

const canonical = (splits: Card[][][]): string[] =>
  splits
    .map((split) =>
      split
        .map((block) => inOrder(block).join(' '))
        .sort()
        .join(' | '),
    )
    .sort()

describe('the deck (EJ-1)', () => {
  it('has 88 cards, each once, four of each number and symbol', () => {
    expect(DECK.cards.length).toBe(88)
    expect(new Set(DECK.cards.map(cardName)).size).toBe(88)
    expect(names(DECK.cards.slice(0, 22))).toBe(
      'S0 S1 S2 S3 S4 S5 S6 S7 S8 S9 S10 S11 S12 S13 S14 S15 SJ SQ SK SC SF SM',
    )
    for (const card of DECK.cards) expect(cardNamed(cardName(card))).toBe(card)
  })
})

describe('sets (EJ-3)', () => {
  it.each([
    ['three runs and a pair', 'S3 S4 S5 D12 D13 D14 C7 C8 C9 HK CK', true],
    ['runs from 0 and to 15', 'S0 S1 S2 D13 D14 D15 H0 H1 H2 HJ CJ', true],
    ['no run round the end', 'S14 S15 S0 D12 D13 D14 C7 C8 C9 HK CK', false],
    ['no run of symbols', 'SJ SQ SK D12 D13 D14 C7 C8 C9 HK CK', false],
    ['no run from 15 to a symbol', 'S14 S15 SJ D12 D13 D14 C7 C8 C9 HK CK', false],
    ['no run of several suits', 'S3 H4 S5 D12 D13 D14 C7 C8 C9 HK CK', false],
    ['groups of numbers and symbols', 'S5 H5 D5 S15 H15 D15 SM HM CM S0 C0', true],
    ['four of a rank are no two pairs', 'S5 H5 D5 C5 S6 S7 S8 D1 D2 D3 HK', false],
    ['a group and a run share a rank', 'S5 H5 D5 C5 C6 C7 S8 S9 S10 HK CK', true],
  ])('%s', (_, hand, complete) => {
    expect(isComplete(cards(hand))).toBe(complete)
    expect(bruteComplete(cards(hand))).toBe(complete)
  })

  it('finds every split once, as trying everything does', () => {
    const random = rng(3)
    let several = 0
    for (let k = 0; k < 2000; k++) {
      const hand = closeCards([5, 8, 11, 14, 6, 9][k % 6]!, random, 4)
      const found = canonical(splitsOf(hand))
      expect(found).toEqual(canonical(bruteSplits(hand)))
      if (found.length > 1) several += 1
    }
    expect(several).toBeGreaterThan(50)
  })
})

describe('waits (EJ-7)', () => {
  it('names the cards that complete the hand', () => {
    expect(names(waitsOf(cards('H3 H4 H5 S7 C7 D11 D12 D13 HM CM')))).toBe('SM H7 D7 DM')
  })

  it('a card one has oneself, or has just discarded, cannot be waited for', () => {
    expect(names(waitsOf(cards('S4 S5'.concat(' H7 D7')), cards('S6')))).toBe('S3')
    expect(waitsOf(cards('S0 S1 H7 D7'), cards('S2'))).toEqual([])
    expect(isReady(cards('S0 S1 H7 D7'), cards('S2'))).toBe(false)
  })

  it('agrees with trying every card, on hands of 4 to 13 cards, with and without a pair', () => {
    const random = rng(5)
    let ready = 0
    for (let k = 0; k < 400; k++) {
      const [hand, laid] = apart(closeCards([4, 7, 10, 5, 8, 10, 13][k % 7]! + 1, random, 5 + (k % 2)))
      const waits = waitsOf(hand, laid)
      expect(waits).toEqual(bruteWaits(hand, laid))
      expect(isReady(hand, laid)).toBe(waits.length > 0)
      if (waits.length > 0) ready += 1
    }
    expect(ready).toBeGreaterThan(60)
  })

  it('finds every discard that leaves a hand ready', () => {
    const random = rng(6)
    for (let k = 0; k < 100; k++) {
      const hand = closeCards([5, 8, 11, 9, 6, 11][k % 6]!, random)
      const expected = inOrder(hand).flatMap((card) => {
        const waits = bruteWaits(
          hand.filter((other) => other !== card),
          [card],
        )
        return waits.length > 0 ? [{ card, waits }] : []
      })
      expect(readyDiscards(hand)).toEqual(expected)
      expect(hasReadyDiscard(hand)).toBe(expected.length > 0)
    }
  })
})

const apart = ([one, ...others]: readonly Card[]): [Card[], Card[]] => [others, [one!]]

describe('how many cards are missing', () => {
  it.each([
    ['complete', 'S3 S4 S5 D12 D13 D14 C7 C8 C9 HK CK', 0],
    ['ready', 'H3 H4 H5 S7 C7 D11 D12 D13 HM CM S0', 1],
    ['one from ready', 'H3 H4 H5 S7 C7 D11 D12 D13 HM C1 S10', 2],
    ['nothing fits', 'S0 H2 D4 C6 S8 H10 D12 C14 SJ HK DF', 7],
    ['two runs that wait for the same card, and no other', 'S0 S1 H6 D6 C6 H9 D9 C9 S3 HK CK', 1],
  ])('%s', (_, hand, missing) => {
    expect(missingFrom(cards(hand), 3)).toBe(missing)
  })

  it('of runs alone, or of groups alone', () => {
    const hand = cards('S3 S4 S5 H6 D6 C6 H9 H10 HK CK D0')
    expect([missingFrom(hand, 3), missingFrom(hand, 3, [], 'runs'), missingFrom(hand, 3, [], 'groups')]).toEqual([
      1, 3, 4,
    ])
  })

  it('a card is not needed twice', () => {
    const hand = cards('S0 S1 S3 S4 H6 D6 C6 HK CK D9 D13')
    expect(missingFrom(hand, 3)).toBe(2)
    expect(missingFrom(hand, 3, cards('S5'))).toBe(3)
  })

  it('is 0 where the hand is complete, 1 where it is ready, and one less after the best exchange of a card', () => {
    const random = rng(7)
    for (let k = 0; k < 60; k++) {
      const hand = k % 2 === 0 ? someCards(11, random) : closeCards(11, random)
      const missing = missingFrom(hand, 3)
      expect(missing === 0).toBe(isComplete(hand))
      expect(missing <= 1).toBe(isComplete(hand) || hasReadyDiscard(hand))
      if (missing === 0) continue
      let least = NEVER
      for (let i = 0; i < hand.length; i++)
        for (const card of DECK.cards)
          if (!hand.includes(card)) least = Math.min(least, missingFrom(hand.with(i, card), 3))
      expect(least).toBe(missing - 1)
    }
  })

  it('without a pair: 0 complete, 1 ready, and one less after the best exchange of a card', () => {
    const random = rng(11)
    const lacks = (hand: readonly Card[]): number => missingFrom(hand, 3, [], 'any', false)
    for (let k = 0; k < 60; k++) {
      const hand = k % 2 === 0 ? someCards(9, random) : closeCards(9, random)
      const missing = lacks(hand)
      expect(missing === 0).toBe(isComplete(hand))
      expect(missing <= 1).toBe(isComplete(hand) || hasReadyDiscard(hand))
      if (missing === 0) continue
      let least = NEVER
      for (let i = 0; i < hand.length; i++)
        for (const card of DECK.cards) if (!hand.includes(card)) least = Math.min(least, lacks(hand.with(i, card)))
      expect(least).toBe(missing - 1)
    }
  })

  it('agrees with a search over all hands that could be reached, on small hands', () => {
    const random = rng(8)
    const pairs = DECK.cards.flatMap((a) => DECK.cards.flatMap((b) => (a < b && (a & 31) === (b & 31) ? [[a, b]] : [])))
    const runs = [0, 1, 2, 3].flatMap((suit) =>
      Array.from({ length: NUMBERS - 2 }, (_, low) => [low, low + 1, low + 2].map((rank) => cardOf(suit, rank))),
    )
    const groups = Array.from({ length: 22 }, (_, rank) => rank).flatMap((rank) =>
      [0, 1, 2, 3].map((without) => [0, 1, 2, 3].filter((suit) => suit !== without).map((suit) => cardOf(suit, rank))),
    )
    const sets = [...runs, ...groups]
    for (let k = 0; k < 40; k++) {
      const hand = closeCards(8, random)
      const gone = closeCards(20, random).filter((card) => !hand.includes(card))
      const fits = sets.filter((set) => !set.some((card) => gone.includes(card)))
      const lacks = (block: readonly Card[]): number => block.filter((card) => !hand.includes(card)).length
      let least = NEVER
      for (const pair of pairs.filter((each) => !each.some((card) => gone.includes(card))))
        for (const [i, a] of fits.entries()) {
          if (lacks(pair) + lacks(a) >= least || a.some((card) => pair.includes(card))) continue
          for (const b of fits.slice(i + 1))
            if (!b.some((card) => pair.includes(card) || a.includes(card)))
              least = Math.min(least, lacks(pair) + lacks(a) + lacks(b))
        }
      expect(missingFrom(hand, 2, gone)).toBe(least)
    }
  })
})

describe('how many cards are missing where many are gone', () => {
  const pairs = DECK.cards.flatMap((a) => DECK.cards.flatMap((b) => (a < b && (a & 31) === (b & 31) ? [[a, b]] : [])))
  const runs = [0, 1, 2, 3].flatMap((suit) =>
    Array.from({ length: NUMBERS - 2 }, (_, low) => [low, low + 1, low + 2].map((rank) => cardOf(suit, rank))),
  )
  const groups = Array.from({ length: 22 }, (_, rank) =>
    [0, 1, 2, 3].map((without) => [0, 1, 2, 3].filter((suit) => suit !== without).map((suit) => cardOf(suit, rank))),
  ).flat()

  it.each([
    ['any', [...runs, ...groups]],
    ['runs', runs],
    ['groups', groups],
  ] as const)('agrees with trying every set and pair that begin with a card of the hand: %s', (kinds, sets) => {
    const random = rng(12)
    const found = new Set<number>()
    for (let k = 0; k < 250; k++) {
      const hand = closeCards(5, random, 3 + (k % 5))
      const gone = someCards(30 + random.below(50), random).filter((card) => !hand.includes(card))
      const lacking = (block: readonly Card[]): number => block.filter((card) => !hand.includes(card)).length
      const canBe = (block: readonly Card[]): boolean =>
        lacking(block) < block.length && !block.some((card) => gone.includes(card))
      let least = NEVER
      for (const pair of pairs.filter(canBe))
        for (const set of sets.filter(canBe))
          if (!set.some((card) => pair.includes(card))) least = Math.min(least, lacking(pair) + lacking(set))
      expect(missingFrom(hand, 1, gone, kinds)).toBe(least)
      found.add(least)
    }
    expect(found.size).toBeGreaterThan(3)
  })
})

describe('a hand and one more card', () => {
  it('is complete exactly where the cards together are', () => {
    const random = rng(9)
    for (let k = 0; k < 3000; k++) {
      const [card, ...hand] = closeCards([2, 5, 8, 11, 3, 6, 9][k % 7]!, random, 5)
      expect(completes(hand, card!)).toBe(isComplete([...hand, card!]))
    }
  })
})
