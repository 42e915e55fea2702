import { type Card, defaultRules, type Rng, rng, shuffleInPlace } from '@tefuda/kernel'
import { describe, expect, it } from 'vitest'
import { times } from '../../../../../scripts/test-length.ts'
import { bruteWorth } from '../../testing/scoring/brute.ts'
import { cardNamed, cardOf, DECK, NUMBERS, RANKS, rankOf, suitOf } from '../cards.ts'
import { schema } from '../rules.ts'
import { bestReading, canWin } from './reading.ts'
import type { Win } from './win.ts'

const rules = defaultRules(schema)

const HANDS = times(15_000, 100_000)

/** A complete hand of eleven cards; the fewer ranks it is made of, the more ways there are to split it. */
const completeHand = (ranks: number, random: Rng): Card[] => {
  const low = random.below(RANKS - ranks + 1)
  const pool = DECK.cards.filter((card) => rankOf(card) >= low && rankOf(card) < low + ranks)
  for (;;) {
    const hand: Card[] = []
    const free = (card: Card): boolean => pool.includes(card) && !hand.includes(card)
    for (let block = 0; block < 4; block++) {
      const first = pool[random.below(pool.length)]!
      const [suit, rank] = [suitOf(first), rankOf(first)]
      const isRun = block > 0 && random.below(3) > 0 && rank + 2 < NUMBERS
      const mates = isRun
        ? [cardOf(suit, rank + 1), cardOf(suit, rank + 2)]
        : [1, 2, 3].map((other) => cardOf((suit + other) % 4, rank)).slice(0, block > 0 ? 2 : 1)
      if ([first, ...mates].every(free)) hand.push(first, ...mates)
    }
    if (hand.length === 11) return hand
  }
}

const someWin = (cards: readonly Card[], random: Rng): Win => {
  const order = [...cards]
  shuffleInPlace(order, random)
  const [onDiscard, reach] = [random.below(2) === 0, random.below(2) === 0]
  return {
    cards: order,
    melds: [],
    card: order.at(-1)!,
    onDiscard,
    reach,
    quick: reach && random.below(4) === 0,
    last: random.below(20) === 0,
    first: !onDiscard && !reach && random.below(50) === 0,
    dora: random.below(RANKS),
  }
}

describe('the best reading (EJ-8)', () => {
  it(`pays what trying everything finds, on ${HANDS} random complete hands`, () => {
    const random = rng(11)
    const differing: string[] = []
    for (let k = 0; k < HANDS; k++) {
      const win = someWin(completeHand([5, 7, 22][k % 3]!, random), random)
      const best = bestReading(rules, win)
      const found = typeof best === 'string' ? null : { points: best.points, dan: best.dan }
      const brute = bruteWorth(win)
      if (found?.points !== brute?.points || found?.dan !== brute?.dan || canWin(rules, win) !== (brute !== null))
        differing.push(JSON.stringify({ win, found, brute }))
    }
    expect(differing.slice(0, 3)).toEqual([])
  })

  it('names the yakuman where an ordinary reading pays as much', () => {
    const cards = 'S4 S5 S6 H4 H5 H6 D4 D5 D6 SM HM'.split(' ').map((name) => cardNamed(name)!)
    const how = { onDiscard: false, reach: true, quick: true, last: true, first: false, dora: null }
    const best = bestReading(rules, { cards, melds: [], card: cards[8]!, ...how })
    expect(best).toMatchObject({ points: 320, dan: 0, yaku: [], yakuman: ['tripleRuns'] })
  })
})
