import { expect, it } from 'vitest'
import { together, weigh, weighAll } from './weigh.ts'

it('a difference that is the same in every world has no error', () => {
  const rows = Array.from({ length: 40 }, (_, k) => [k / 3 + 8 / 3, k / 3])
  const { difference, error } = weigh(rows.values(), 40, 0.1)
  expect(difference).toBeCloseTo(8 / 3, 9)
  expect(error).toBe(0)
})

it('what was weighed in some worlds and in others is as if it had been in all of them', () => {
  const rows = Array.from({ length: 50 }, (_, k) => [(k * 7) % 11, (k * 5) % 13])
  const parts = [weighAll(rows.slice(0, 18).values(), 18), weighAll(rows.slice(18).values(), 32)] as const
  const { difference, error, worlds } = weighAll(rows.values(), 50)
  const pooled = together(...parts)
  expect(pooled.worlds).toBe(worlds)
  expect(pooled.difference).toBeCloseTo(difference, 9)
  expect(pooled.error).toBeCloseTo(error, 9)
})
