import { LARGE, SMALL, STANDARD } from '@tefuda/ccc'
import { expect, test } from 'vitest'
import { narrowPlanOf, planOf, sizeOf, spotOf, wholeFit } from './geometry.ts'

const PHONE = { width: 374, height: 330 }
const SMALL_PHONE = { width: 344, height: 220 }
const DESK = { width: 700, height: 520 }

test('cells are named by column and row', () => {
  expect(spotOf('b3')).toEqual({ x: 1, y: 2 })
  expect(sizeOf(['a2', 'c1', 'l12'])).toEqual({ columns: 12, rows: 12 })
})

test.each([
  ['small', SMALL],
  ['standard', STANDARD],
  ['large', LARGE],
] as const)('the %s board lies whole in every box, with cells a finger can aim at', (_, rows) => {
  for (const [box, wide] of [
    [PHONE, false],
    [SMALL_PHONE, false],
    [DESK, true],
  ] as const) {
    const [columns, down] = [rows[0]!.length, rows.length]
    const plan = wide ? planOf(columns, down, box, wide, null) : narrowPlanOf(columns, down, box, null).plan
    expect(plan.pans).toBe(false)
    expect(plan.side).toBeGreaterThanOrEqual(24)
    expect(plan.width).toBeLessThanOrEqual(box.width)
    expect(plan.height).toBeLessThanOrEqual(box.height)
  }
})

test('larger boards are panned, with cells that can be read, as large as somebody wants them', () => {
  const plan = planOf(12, 12, PHONE, false, null)
  expect(plan).toMatchObject({ pans: true, side: 36 })
  expect(planOf(12, 12, PHONE, false, 60).side).toBe(60)
  expect(wholeFit(12, 12, PHONE, false)).toBe(24)
})

test('on a narrow screen the key lies beside the board or below it, never on it', () => {
  const beside = narrowPlanOf(6, 6, SMALL_PHONE, null)
  expect(beside.key).toBe('beside')
  expect(SMALL_PHONE.width - beside.plan.width).toBeGreaterThanOrEqual(54)
  const high = { ...PHONE, height: 420 }
  const below = narrowPlanOf(6, 6, high, null)
  expect(below.key).toBe('below')
  expect(high.height - below.plan.height).toBeGreaterThanOrEqual(22)
})

test('on a phone of 360 × 640 a finger can aim at every cell of the standard board', () => {
  for (const height of [290, 295, 299])
    expect(narrowPlanOf(6, 6, { width: 344, height }, null).plan.side).toBeGreaterThanOrEqual(44)
})
