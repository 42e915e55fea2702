import { rng } from '@tefuda/kernel'
import { expect, test } from 'vitest'
import { classify, type Sample } from './classify.ts'
import { createMoments } from './moments.ts'

const samples = (count: number, of: (positive: boolean, noise: number) => number): Sample[] => {
  const random = rng(1)
  return Array.from({ length: count }, (_, k) => {
    const positive = random.below(3) === 0
    const noise = (random.below(1000) + random.below(1000) + random.below(1000)) / 1000 - 1.5
    return { features: [of(positive, noise), random.below(100)], positive, stratum: String(k % 4) }
  })
}

test('what tells nothing is guessed at', () => {
  const { accuracy, margin } = classify(
    samples(3000, (_, noise) => noise),
    rng(2),
  )
  expect(Math.abs(accuracy - 0.5)).toBeLessThan(1.5 * margin)
})

test('a small shift is found', () => {
  const { accuracy, margin } = classify(
    samples(3000, (positive, noise) => noise + (positive ? 0.3 : 0)),
    rng(2),
  )
  expect(accuracy - 0.5).toBeGreaterThan(2 * margin)
})

test('a wider spread is found, although the mean is the same', () => {
  const { accuracy, margin } = classify(
    samples(3000, (positive, noise) => noise * (positive ? 2 : 1)),
    rng(2),
  )
  expect(accuracy - 0.5).toBeGreaterThan(2 * margin)
})

test('a difference between strata tells nothing within them', () => {
  const random = rng(3)
  const mixed = Array.from({ length: 4000 }, (_, k): Sample => {
    const late = k % 2
    return { features: [late * 10 + random.below(5)], positive: random.below(10) < 2 + 6 * late, stratum: String(late) }
  })
  const { accuracy, margin } = classify(mixed, rng(4))
  expect(Math.abs(accuracy - 0.5)).toBeLessThan(1.5 * margin)
})

test('moments know the time below which a share of all lies', () => {
  const moments = createMoments()
  for (let k = 1; k <= 1000; k++) moments.add(k / 10)
  expect(moments.at(0.5)).toBeCloseTo(50, -1)
  expect(moments.at(0.99) / 99).toBeCloseTo(1, 1)
})
