import { expect, test } from 'vitest'
import { dealOf, ofDeal } from './of-deal.ts'
import { atMove } from './use-record-path.ts'

test('a replay from the laboratory says which deal it is, and by which rules', () => {
  const path = atMove(ofDeal('replay#record=abc', { deal: 3, rules: '手札：1' }), 7)
  expect(path).toMatch(/^replay\?deal=3&rules=.*&move=7#record=abc$/)
  expect(dealOf(new URL(path, 'https://example.org').search)).toEqual({ deal: 3, rules: '手札：1' })
})

test('other replays say nothing of it', () => {
  for (const search of ['', '?move=7', '?deal=3', '?rules=x', '?deal=x&rules=y', '?deal=0&rules=y'])
    expect(dealOf(search), search).toBeNull()
})
