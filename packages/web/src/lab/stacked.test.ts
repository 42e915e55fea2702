import { expect, test } from 'vitest'
import { isTooNarrow } from './stacked.ts'

test('columns stand beside one another where each can be read: the more variants, the more room they take', () => {
  const onDesktop = 882
  expect([1, 2, 3].map((variants) => isTooNarrow(onDesktop, variants))).toEqual([false, false, false])
  expect(isTooNarrow(onDesktop, 4)).toBe(true)
  const [onTablet, onTurnedPhone] = [634, 454]
  for (const width of [onTablet, onTurnedPhone]) expect(isTooNarrow(width, 1)).toBe(true)
})
