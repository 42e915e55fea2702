import type { Card } from '@tefuda/kernel'
import type { Way } from './kind.ts'
import { leastSumIn } from './purse/least.ts'
import { eachSplit, type Take } from './purse/rows.ts'
import { stockOf } from './purse/stock.ts'
import type { Rates } from './value.ts'

/** How many cards a payment may have. */
export interface Span {
  readonly least: number
  readonly most: number
}

/**
 * A search for payments stops after so many steps: cards and shapes of groups that are tried, and a share of the tables
 * that guide it. What it has found by then it has found: the same cards give the same ways on every machine. It takes about
 * 10 ms; hands and boards as one meets them take some hundreds or thousands of steps for a number.
 */
export const STEPS = 300_000

/** The ways in which some cards can pay; see `purseOf`. */
export interface Purse {
  /**
   * Every way to pay a number with so many cards, one for all that are alike (rank and colour). Cheapest first: fewest
   * cards, then fewest jokers, then fewest splitting aces. Between two ways that are taken nothing is worked out ahead.
   * Answers whether that were all of them: false where the steps did not suffice, or no more were wanted.
   */
  each(number: number, span: Span, take: Take, steps?: number): boolean
  /** The first of them, or null where none is found within so many steps. */
  cheapest(number: number, span: Span, steps?: number): Way | null
  /** The steps taken so far, by all searches. */
  steps(): number
}

/**
 * Makes the purse of some cards. `mostNumber` is the highest number that will be asked for, `mostCards` the most cards
 * of a payment.
 *
 * A table says for the kinds from each one on which sums they can reach with how many cards, and in which colours; another
 * one says how little a row of groups can do with. They guide a search card by card, group by group. Both take cards for
 * several groups at once for granted, so that dead ends remain; what the cards that are left hold at most and at least
 * keeps them short.
 */
export const purseOf = (
  rates: Rates,
  cards: readonly Card[],
  mostNumber: number,
  mostCards: number = cards.length,
): Purse => {
  const stock = stockOf(rates, cards, mostNumber, mostCards)
  const { longest, jokers, aces, meter } = stock
  const leastSum = leastSumIn(stock)
  const each: Purse['each'] = (number, { least, most }, take, allowed = STEPS) => {
    if (number < 1 || number > mostNumber) return true
    meter.last = meter.steps + allowed
    for (let size = least; size <= Math.min(most, longest); size++) {
      stock.extend(size)
      for (let joking = 0; joking <= jokers; joking++)
        for (let splits = 0; splits <= aces; splits++)
          if (meter.steps > meter.last || !eachSplit(stock, leastSum, number, size, joking, splits, take)) return false
    }
    return true
  }
  return {
    each,
    cheapest(number, span, allowed) {
      let found: Way | null = null
      each(
        number,
        span,
        (way) => {
          found = way
          return false
        },
        allowed,
      )
      return found
    },
    steps: () => meter.steps,
  }
}
