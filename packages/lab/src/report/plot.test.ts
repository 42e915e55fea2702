import { text } from '@tefuda/kernel'
import { expect, test } from 'vitest'
import type { SpokenVerdict } from '../wording.ts'
import { partInWords, plotMarks, plotOf, type Scale, scaleIn, scaleOf, ticksOf, WIDTH } from './plot.ts'

const parts = (reach: number): Scale => ({ reach, isOwn: false })
const SCALE = parts(1)

const NONE = { mean: null, low: null, high: null }
const UNKNOWN: SpokenVerdict = {
  measure: { id: 'options', base: NONE, variants: [] },
  estimate: { ...NONE, difference: null, verdict: 'unclear' },
  says: text('まだ言えない', 'cannot tell yet'),
  more: null,
  q: null,
  isAlways: false,
}

test('what was always the same in both has a mark and no line', () => {
  const estimate = { mean: 1, difference: 0, low: -0.1, high: 0.1, verdict: 'same' } as const
  const always = { ...UNKNOWN, measure: { id: 'deals', base: NONE, variants: [] }, estimate, isAlways: true }
  const { mark, zero } = plotMarks(always, SCALE)
  expect(mark).toEqual({ low: zero, middle: zero, high: zero })
})

test('where nothing can be told yet a plot has no mark, and a name all the same', () => {
  expect(plotMarks(UNKNOWN, SCALE)).toMatchObject({ mark: null, told: '–' })
  expect(plotOf(UNKNOWN, SCALE)).toContain('aria-label="–"')
})

/** A measure that is `base` on the mean, give or take a tenth of one, and so much of it more in the variant. */
const moved = (part: number, base = 10, verdict: 'differs' | 'unclear' = 'differs'): SpokenVerdict => {
  const difference = part * base
  const mean = base + difference
  return {
    ...UNKNOWN,
    measure: { id: 'turns', base: { mean: base, low: base - 0.1, high: base + 0.1 }, variants: [] },
    estimate: { mean, difference, low: difference - 0.1, high: difference + 0.1, verdict },
  }
}

test('one large difference does not make the others small', () => {
  expect(scaleOf([moved(0.05), moved(0.1), moved(0.2), moved(2.43), moved(0, 10, 'unclear')]).reach).toBeCloseTo(0.26)
  expect(scaleOf([moved(2.43)]).reach).toBe(1)
  expect(scaleOf([]).reach).toBe(0.1)
})

test('the scale is marked either way of the base, where a label has room', () => {
  expect(ticksOf(parts(0.26)).map(({ label }) => label)).toEqual(['−20 %', '0', '+20 %'])
  expect(ticksOf(parts(0.1)).map(({ label }) => label)).toEqual(['−5 %', '0', '+5 %'])
  const { ticks, zero, mark } = plotMarks(moved(0.2), parts(0.26))
  expect(ticks).toContain(mark!.middle)
  expect(ticks).not.toContain(zero)
})

test('a difference is told as a part of the base where that says something', () => {
  expect([moved(0.2), moved(-0.034), moved(0.2, -5)].map(partInWords)).toEqual(['+20 %', '−3.4 %', '−20 %'])
  // Of a mean about 0, or one that changes its sign, it says nothing.
  expect([moved(0.2, 0.05), moved(-1.8, -0.228), UNKNOWN].map(partInWords)).toEqual(['', '', ''])
  expect(plotMarks(moved(-1.8, -0.228), SCALE).told).toBe('+0.41')
})

test('what is told in the unit of its measure is drawn in it, on a scale of its own that holds all of it', () => {
  const apart = moved(-1.8, -0.228)
  const scale = scaleIn(SCALE, [apart])
  expect(scale).toEqual({ reach: expect.closeTo(1.3 * 0.5104), isOwn: true })
  expect(ticksOf(scale).map(({ label }) => label)).toEqual(['−0.5', '0', '+0.5'])
  expect(plotMarks(apart, scale).mark!.high).toBeLessThan(WIDTH)
  expect(plotOf(apart, SCALE)).toContain('>+0.5</text>')
  expect(scaleIn(SCALE, [moved(0.2)])).toBe(SCALE)
  // It says nothing of how far the others reach.
  expect(scaleOf([moved(0.2), apart]).reach).toBeCloseTo(0.26)
})
