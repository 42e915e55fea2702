import { expect, it } from 'vitest'
import { addToSample, moveAsOne, type Sample, toldBy } from './sample.ts'

const sampleOf = (deals: number, values: (deal: number) => readonly number[]): Sample => {
  const sample: Sample = []
  for (let deal = 0; deal < deals; deal++) addToSample(sample, toldBy(Float64Array.from(values(deal))))
  return sample
}

/** Numbers about 0, the same at every run. */
const noise = (deal: number, k: number): number => Math.sin(deal * 12.9898 + k * 78.233) * 2

it('two measures move as one where each tells nearly what the other does, either way', () => {
  const together = sampleOf(300, (deal) => [
    noise(deal, 0),
    -3 * noise(deal, 0) + noise(deal, 5) / 10,
    4,
    Math.cos(deal * 7.1),
  ])
  expect(moveAsOne([together], 0, 1)).toBe(true)
  expect(moveAsOne([together], 0, 3)).toBe(false)
  expect(moveAsOne([together], 0, 2)).toBe(false)
})

it('of few deals that is not told, nor of those in which but one tells', () => {
  const twice = (deal: number): readonly number[] => [noise(deal, 0), noise(deal, 0)]
  expect(moveAsOne([sampleOf(7, twice)], 0, 1)).toBe(false)
  expect(moveAsOne([sampleOf(8, twice)], 0, 1)).toBe(true)
  const rarely = (deal: number): readonly number[] => [noise(deal, 0), deal % 16 === 0 ? noise(deal, 0) : Number.NaN]
  expect(moveAsOne([sampleOf(64, rarely)], 0, 1)).toBe(false)
})

it('two samples that lie apart are not taken to move together for that', () => {
  const apart = (by: number) => sampleOf(64, (deal) => [by + noise(deal, 0), by + Math.cos(deal * 7.1)])
  expect(moveAsOne([apart(0), apart(100)], 0, 1)).toBe(false)
})
