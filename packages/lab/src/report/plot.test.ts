import { text } from '@tefuda/kernel'
import { expect, test } from 'vitest'
import type { SpokenVerdict } from '../wording.ts'
import { plotMarks, plotOf } from './plot.ts'

const NONE = { mean: null, low: null, high: null }
const UNKNOWN: SpokenVerdict = {
  measure: { id: 'options', base: NONE, variants: [] },
  estimate: { ...NONE, difference: null, verdict: 'unclear' },
  says: text('まだ言えない', 'cannot tell yet'),
  q: null,
  isAlways: false,
}

test('what was always the same in both has a mark and no line', () => {
  const estimate = { mean: 1, difference: 0, low: -0.1, high: 0.1, verdict: 'same' } as const
  const always = { ...UNKNOWN, measure: { id: 'deals', base: NONE, variants: [] }, estimate, isAlways: true }
  const { mark, zero } = plotMarks(always, 1)
  expect(mark).toEqual({ low: zero, middle: zero, high: zero })
})

test('where nothing can be told yet a plot has no mark, and a name all the same', () => {
  expect(plotMarks(UNKNOWN, 1)).toMatchObject({ mark: null, told: '–' })
  expect(plotOf(UNKNOWN, 1)).toContain('aria-label="–"')
})
