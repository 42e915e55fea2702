import { expect, it } from 'vitest'
import { chosen, opened, played } from '../testing/games.ts'
import { readingOf } from './reading.ts'

it('figures are said to be against others where others can touch them alone', () => {
  expect(readingOf(opened('southern-cross', 1, {})).en).toMatch(/^Luck is how the cards fell; it is 0 on the mean\.$/)
  expect(readingOf(opened('southern-cross', 2, { match: true })).en).toMatch(/on the mean\.$/)
  expect(readingOf(opened('southern-cross', 2, {})).en).toMatch(/against the mean of the other seats\.$/)
})

it('of several deals they are said to be the sum', () => {
  const match = opened('zheng-shang-you', 4, { deals: 2 })
  played(match, (turn) => chosen(match, 'greedy', turn))
  expect(readingOf(match).ja).toMatch(/はじめの見込みは、2ディール分の合計です。$/)
})
