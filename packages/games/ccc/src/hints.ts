import type { Card } from '@tefuda/kernel'
import { MOST_NUMBER } from './board.ts'
import { payWith } from './kind.ts'
import { purseOf, type Span } from './purse.ts'
import type { Opening } from './territory.ts'
import type { Payment, Rates } from './value.ts'

/** A payment and the number it is good for. */
export interface Reading {
  readonly number: number
  readonly payment: Payment
}

export interface WaysQuery {
  /** At most this many; all where absent, and of many cards that may be hundreds of thousands. */
  readonly limit?: number
  /** A card alone is not allowed where a coin needs company (CC-6). */
  readonly several?: boolean
}

/**
 * How can I pay for this cell? The ways in which some of these cards pay for a number, cheapest first: fewest cards,
 * then fewest jokers, then fewest splitting aces. Ways that differ in suits of one colour only are listed once.
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
  purseOf(rates, cards, number).each(number, span, (way) => {
    ways.push(payWith(rates, cards, way))
    return ways.length < limit
  })
  return ways
}

/** What can I pay with these cards, all of them? Every reading, the lowest number first; alike ones once. */
export const readings = (rates: Rates, cards: readonly Card[], limit = Number.POSITIVE_INFINITY): Reading[] => {
  const found: Reading[] = []
  const span: Span = { least: cards.length, most: cards.length }
  const purse = purseOf(rates, cards, MOST_NUMBER)
  for (let number = 1; number <= MOST_NUMBER && found.length < limit; number++)
    purse.each(number, span, (way) => {
      found.push({ number, payment: payWith(rates, cards, way) })
      return found.length < limit
    })
  return found
}

/** Which of these numbers can be paid with some of these cards, each with the cheapest way; a card alone only if allowed. */
export const affordable = (
  rates: Rates,
  cards: readonly Card[],
  numbers: readonly number[],
  several = false,
): Reading[] => {
  const purse = purseOf(rates, cards, Math.max(0, ...numbers))
  const span: Span = { least: several ? 2 : 1, most: cards.length }
  return numbers.flatMap((number) => {
    const way = purse.cheapest(number, span)
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
  const payments = new Map<number, Payment>()
  for (const { number, payment } of readings(rates, cards)) if (!payments.has(number)) payments.set(number, payment)
  return cells.flatMap(({ name, number, opening }) => {
    const payment = payments.get(number)
    const isAllowed = opening === 'open' || (opening === 'several' && cards.length > 1)
    return payment === undefined || !isAllowed ? [] : { cell: name, payment }
  })
}
