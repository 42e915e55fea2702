import { expect, it } from 'vitest'
import type { Review } from './review.ts'
import { sumOf, sumParts } from './sum.ts'

const told = (sums: Partial<Review>): Review => ({
  seat: 0,
  start: 0,
  luck: 0,
  loss: 0,
  errors: { start: 0, luck: 0, loss: 0 },
  result: 0,
  decisions: [],
  ...sums,
})

const errors = (start: number, luck: number, loss: number): Review['errors'] => ({ start, luck, loss })

it('the figures add up as they are shown', () => {
  const sums = told({ start: 590.6, luck: 367.6, loss: 218.6, result: 739.6 })
  expect(sumOf(sums, 'southern-cross')).toEqual({
    ja: 'はじめの見込み 591 + 368（運） − 219（損） = 結果 740',
    en: '591 expected at first + 368 luck − 219 lost = 740 in the end',
  })
  const below = told({ start: 0.44, luck: -1.62, loss: 0.12, result: -1.3 })
  expect(sumOf(below, 'cut-in-daifugo').en).toBe('0.4 expected at first − 1.6 luck − 0.1 lost = −1.3 in the end')
  const better = told({ start: 1, luck: 0.5, loss: -0.5, result: 2 })
  expect(sumOf(better, 'cut-in-daifugo').ja).toBe('はじめの見込み 1.0 + 0.5（運） + 0.5（得） = 結果 2.0')
})

it('how exactly the loss is known stands beside it, where that shows', () => {
  const sums = told({ start: 590, luck: 368, loss: 218, errors: errors(0, 0, 61.2), result: 740 })
  expect(sumOf(sums, 'southern-cross')).toEqual({
    ja: 'はじめの見込み 590 + 368（運） − 218（損、±122） = 結果 740',
    en: '590 expected at first + 368 luck − 218 lost (±122) = 740 in the end',
  })
  expect(sumOf({ ...sums, errors: errors(0, 0, 0.2) }, 'southern-cross').ja).toContain('− 218（損） =')
})

it('how exactly start and luck are known stands beside them, all to the same place', () => {
  const sums = told({ start: -24.8, luck: 20.3, loss: 30.2, errors: errors(28.1, 20, 4), result: -34.7 })
  expect(sumOf(sums, 'exjan')).toEqual({
    ja: 'はじめの見込み −25（±56） + 20（運、±40） − 30（損、±8） = 結果 −35',
    en: '−25 expected at first (±56) + 20 luck (±40) − 30 lost (±8) = −35 in the end',
  })
  const finer = sumParts({ ...sums, errors: errors(0.51, 0.3, 4.9) }, 'exjan')
  expect(finer.map(({ told, width }) => [told, width])).toEqual([
    ['−24.8', '1.0'],
    ['20.3', '0.6'],
    ['−30.2', '9.8'],
    ['−34.7', null],
  ])
})

it('what is luck and loss in one is known as exactly as start', () => {
  const sums = told({ start: -24.8, luck: 20.3, loss: 1, errors: errors(28.1, 20, 24), result: -5.5 })
  expect(sumParts(sums, 'exjan').map(({ told, width }) => [told, width])).toEqual([
    ['−25', '56'],
    ['19', '56'],
    ['−6', null],
  ])
  expect(sumOf(sums, 'exjan').en).toContain('−25 expected at first (±56) + 19 luck and loss (±56) = −6 in the end.')
})

it('a loss that cannot be told from none is told so, with luck and loss as one', () => {
  const sums = told({ start: 12.3, luck: 14.4, loss: -5.5, errors: errors(0, 36.7, 36.7), result: 32.2 })
  expect(sumOf(sums, 'exjan')).toEqual({
    ja: 'はじめの見込み 12 + 20（運と損） = 結果 32。損が合わせていくらかは、試した数では分かりません（±73チップ）。',
    en: '12 expected at first + 20 luck and loss = 32 in the end. How much was lost in all cannot be told from what was tried (±73 chips).',
  })
  expect(sumParts(sums, 'exjan').map(({ kind }) => kind)).toEqual(['start', 'rest', 'result'])
})

it('parts add up as they are rounded', () => {
  const sums = told({ start: 0.44, luck: 0.44, loss: 0.14, result: 0.74 })
  const [start, luck, loss, result] = sumParts(sums, 'cut-in-daifugo').map(({ points }) => points)
  expect(start! + luck! + loss!).toBeCloseTo(result!, 9)
})
