import { expect, test } from 'vitest'
import { FIRST_RATING, rated } from './rating.ts'

test('who solves a hard puzzle gains more than with an easy one, and is known better afterwards', () => {
  const [easy, hard] = [rated(FIRST_RATING, { rating: 1200 }, true), rated(FIRST_RATING, { rating: 1800 }, true)]
  expect(easy.rating).toBeGreaterThan(FIRST_RATING.rating)
  expect(hard.rating).toBeGreaterThan(easy.rating)
  expect(easy.ratingDeviation).toBeLessThan(FIRST_RATING.ratingDeviation)
  expect(rated(FIRST_RATING, { rating: 1800 }, false).rating).toBeLessThan(FIRST_RATING.rating)
})
