import { expect, it } from 'vitest'
import { weigh } from './weigh.ts'

it('a difference that is the same in every world has no error', () => {
  const rows = Array.from({ length: 40 }, (_, k) => [k / 3 + 8 / 3, k / 3])
  const { difference, error } = weigh(rows.values(), 40, 0.1)
  expect(difference).toBeCloseTo(8 / 3, 9)
  expect(error).toBe(0)
})
