import { type CccRulesContext, ccc, purseOf, rulesContextOf } from '@tefuda/ccc'
import { type Card, isRefusal, type RulesRequest, resolveRules, rng, shuffleInPlace } from '@tefuda/kernel'
import { describe, expect, it } from 'vitest'
import { fewCardsOf } from './payments.ts'
import { priceOfWay } from './prices.ts'

const contextOf = (request: RulesRequest): CccRulesContext => {
  const rules = resolveRules(ccc.schema, ccc, request, 2)
  if (isRefusal(rules)) throw new Error(rules.message.en)
  return rulesContextOf(rules, 2)
}

/** Numbers that three cards pay, so that no payment of more is thought of. */
const SMALL_NUMBERS = [1, 2, 3, 4, 5, 6]

/** What the cheapest payment with three cards at most is worth; null where there is none. */
const leastPrice = ({ rules, highest }: CccRulesContext, hand: readonly Card[], number: number, least: number) => {
  const prices: number[] = []
  purseOf(rules, hand, highest).each(number, { least, most: 3 }, (way) => prices.push(priceOfWay(way)) > 0)
  return prices.length === 0 ? null : Math.min(...prices)
}

const ANY = Number.POSITIVE_INFINITY

describe.each([{}, { 'multipliers.joker': 3, flushCards: 2 }])('payments of few cards, rules %j', (request) => {
  const context = contextOf(request)
  const luck = rng(3)
  const dealt = (count: number): Card[] => {
    const cards = [...context.deck.cards]
    shuffleInPlace(cards, luck)
    return cards.slice(0, count)
  }

  it('are the cheapest that a hand holds, whichever hand came before', () => {
    const payments = fewCardsOf(context)
    for (let k = 0; k < 20; k++) {
      let hand = k % 10 === 0 ? context.deck.cards.slice() : dealt(3 + (k % 12))
      // The same hand loses cards until none is left.
      for (; hand.length > 0; hand = hand.slice(0, -1 - luck.below(4))) {
        payments.read(hand)
        for (const number of SMALL_NUMBERS)
          for (const least of [1, 2])
            expect(payments.cheapest(number, least, ANY)?.price ?? null, `${number} with ${hand.join()}`).toBe(
              leastPrice(context, hand, number, least),
            )
      }
    }
  })

  it('are found up to a limit, and what was found stays found', () => {
    const payments = fewCardsOf(context)
    for (let k = 0; k < 20; k++) {
      const hand = dealt(10)
      payments.read(hand)
      for (const number of SMALL_NUMBERS) {
        const price = leastPrice(context, hand, number, 1) ?? ANY
        for (const limit of [1, 3, 2, 2.5, 4, 8])
          expect(payments.cheapest(number, 1, limit)?.price ?? ANY).toBe(price <= limit ? price : ANY)
      }
    }
  })
})
