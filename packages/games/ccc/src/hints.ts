import type { Card } from '@tefuda/kernel'
import { MOST_NUMBER } from './board.ts'
import { payerOf, payWith } from './kind.ts'
import { type Purse, purseOf, type Span, STEPS } from './purse.ts'
import type { Opening } from './territory.ts'
import type { Payment, Rates } from './value.ts'

/** A payment and the number it is good for. */
export interface Reading {
  readonly number: number
  readonly payment: Payment
}

export interface WaysQuery {
  /** At most this many; where absent all that are found within `STEPS`: of many cards that may be tens of thousands. */
  readonly limit?: number
  /** A card alone is not allowed where a coin needs company (CC-6). */
  readonly several?: boolean
}

/**
 * How can I pay for this cell? The ways in which some of these cards pay for a number, cheapest first: fewest cards,
 * then fewest jokers, then fewest splitting aces. Ways that differ in suits of one colour only are listed once. What the
 * steps of a search (`STEPS`) do not reach is missing, here and in all that follows.
 */
export const waysToPay = (
  rates: Rates,
  cards: readonly Card[],
  number: number,
  { limit = Number.POSITIVE_INFINITY, several = false }: WaysQuery = {},
): Payment[] => {
  const ways: Payment[] = []
  if (limit < 1) return ways
  const span: Span = { least: several ? 2 : 1, most: cards.length }
  const pay = payerOf(rates, cards)
  purseOf(rates, cards, number).each(number, span, (way) => {
    ways.push(pay(way))
    return ways.length < limit
  })
  return ways
}

/** What can I pay with these cards, all of them? Every reading, the lowest number first; alike ones once. */
export const readings = (rates: Rates, cards: readonly Card[], limit = Number.POSITIVE_INFINITY): Reading[] => {
  const found: Reading[] = []
  const span: Span = { least: cards.length, most: cards.length }
  const purse = purseOf(rates, cards, MOST_NUMBER)
  const pay = payerOf(rates, cards)
  for (let number = 1; number <= MOST_NUMBER && found.length < limit; number++)
    purse.each(
      number,
      span,
      (way) => {
        found.push({ number, payment: pay(way) })
        return found.length < limit
      },
      stepsFor(purse, MOST_NUMBER + 1 - number),
    )
  return found
}

/** The steps of a search that are left, for each of so many numbers that are still to be looked at. */
const stepsFor = (purse: Purse, numbers: number): number => Math.floor((STEPS - purse.steps()) / numbers)

/** Which of these numbers can be paid with some of these cards, each with the cheapest way; a card alone only if allowed. */
export const affordable = (
  rates: Rates,
  cards: readonly Card[],
  numbers: readonly number[],
  several = false,
): Reading[] => {
  const purse = purseOf(rates, cards, Math.max(0, ...numbers))
  const span: Span = { least: several ? 2 : 1, most: cards.length }
  return numbers.flatMap((number, k) => {
    const way = purse.cheapest(number, span, stepsFor(purse, numbers.length - k))
    return way === null ? [] : { number, payment: payWith(rates, cards, way) }
  })
}

/** A cell as a view shows it. */
export interface PricedCell {
  readonly name: string
  readonly number: number
  readonly opening: Opening
}

/** A cell on which some cards put a coin, and one way in which they do. */
export interface Destination {
  readonly cell: string
  readonly payment: Payment
}

/** Where may these cards, all of them, put a coin? The cells of a view on which the seat in turn may, with a payment each. */
export const cellsFor = (rates: Rates, cells: readonly PricedCell[], cards: readonly Card[]): Destination[] => {
  const isAllowed = ({ opening }: PricedCell): boolean =>
    opening === 'open' || (opening === 'several' && cards.length > 1)
  const allowed = cells.filter(isAllowed)
  const numbers = [...new Set(allowed.map(({ number }) => number))]
  const purse = purseOf(rates, cards, Math.max(0, ...numbers))
  const span: Span = { least: cards.length, most: cards.length }
  const ways = new Map(
    numbers.map((number, k) => [number, purse.cheapest(number, span, stepsFor(purse, numbers.length - k))]),
  )
  return allowed.flatMap(({ name, number }) => {
    const way = ways.get(number) ?? null
    return way === null ? [] : { cell: name, payment: payWith(rates, cards, way) }
  })
}
