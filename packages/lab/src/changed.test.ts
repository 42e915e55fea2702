import { expect, it } from 'vitest'
import { addChange, type Changes, movedMost, newChanges } from './changed.ts'

const MEASURES = 20

/** Numbers about 0, the same at every run. */
const noise = (deal: number, k: number): number => Math.sin(deal * 12.9898 + k * 78.233) * 2

const changedMost = (changes: Changes): readonly number[] => movedMost(changes).map(({ deal }) => deal)

/** So many deals, in each of which every measure differs as `differences` says. */
const changesOf = (deals: number, differences: (deal: number, k: number) => number) => {
  const changes = newChanges(MEASURES)
  for (let deal = 0; deal < deals; deal++)
    addChange(
      changes,
      deal,
      Float64Array.from({ length: MEASURES }, (_, k) => differences(deal, k)),
    )
  return changes
}

it('the deals that changed most are found wherever they are, the most first', () => {
  const large = new Map([
    [3, 2],
    [700, 2.6],
    [1500, 2.2],
    [1501, 2.4],
    [1999, 2.8],
  ])
  const changes = changesOf(2000, (deal, k) => (large.has(deal) ? large.get(deal)! : noise(deal, k)))
  expect(changedMost(changes)).toEqual([1999, 700, 1501, 1500, 3])
})

it('a difference that is rare does not decide alone, nor one that came before others did', () => {
  const changes = changesOf(2000, (deal, k) => {
    if (k === 0) return deal % 400 === 7 ? 1 : 0
    return deal % 400 === 50 ? 4 : noise(deal, k)
  })
  expect(changedMost(changes).toSorted((a, b) => a - b)).toEqual([50, 450, 850, 1250, 1650])
})

it('what tells of some deals only puts none of them before others', () => {
  const large = [101, 202, 303, 404, 505]
  const changes = changesOf(600, (deal, k) => {
    if (k < 5 && deal % 16 !== 0) return Number.NaN
    return large.includes(deal) ? 3 : noise(deal, k)
  })
  expect(changedMost(changes).toSorted((a, b) => a - b)).toEqual(large)
})

it('of a deal the measure is told that moved most beside what is usual, not the one that counts in large numbers', () => {
  const changes = changesOf(600, (deal, k) => {
    if (deal === 300) return k === 7 ? -9 : k === 2 ? 3000 : 2.5
    return (k === 2 ? 1000 : 1) * noise(deal, k)
  })
  expect(movedMost(changes)[0]).toEqual({ deal: 300, measure: 7, difference: -9 })
})

it('keeps no more of many deals, and none that was not changed; it goes on from what JSON keeps', () => {
  expect(changedMost(changesOf(40, () => 0))).toEqual([])
  expect(changesOf(5000, noise).deals.length).toBeLessThan(24)
  const changes = changesOf(100, noise)
  const again = JSON.parse(JSON.stringify(changes)) as typeof changes
  expect(again).toEqual(changes)
})

it('keeps the first deals that changed, none for being unlike others, and no more of many', () => {
  const changes = changesOf(5000, (deal, k) => (deal % 2 === 0 ? 0 : noise(deal, k)))
  const { first } = changes
  expect(first[1]).toEqual(Array.from({ length: MEASURES }, (_, k) => noise(3, k)))
  expect(changesOf(10_000, noise).first).toHaveLength(first.length)
})
