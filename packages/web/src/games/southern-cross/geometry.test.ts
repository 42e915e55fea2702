import { readRules, rng, simulatedChance } from '@tefuda/kernel'
import { type BoardId, type SouthernCrossRules, southernCross } from '@tefuda/southern-cross'
import { describe, expect, test } from 'vitest'
import { spotsOf } from './cells.ts'
import { planOf, SMALLEST, wholeFit } from './geometry.ts'
import { placeLabels } from './labels.ts'

const spotsOn = (board: BoardId) => {
  const rules = readRules(southernCross.schema, { board }) as SouthernCrossRules
  const engine = southernCross.engine(rules, 1)
  const field = engine.view(engine.start(simulatedChance(rng(1))), 0).fields[0]!
  return spotsOf(field, board)
}

const BOXES = [
  { width: 1060, height: 640 },
  { width: 390, height: 480 },
  { width: 360, height: 395 },
  { width: 360, height: 320 },
  { width: 1900, height: 1100 },
]

describe('cards of a field of fixed size', () => {
  test.each(['3x3', '4x4', '5x5', 'zodiac'] as const)('%s lies within its box, no card upon another', (board) => {
    for (const box of BOXES) {
      const spots = spotsOn(board)
      const plan = planOf(board, spots, box, null)
      const middles = spots.map(({ x, y }) => plan.middle(x, y))
      for (const [left, top] of middles) {
        expect(left - plan.card / 2).toBeGreaterThanOrEqual(0)
        expect(left + plan.card / 2).toBeLessThanOrEqual(box.width)
        expect(top - plan.card * 0.7).toBeGreaterThanOrEqual(0)
        expect(top + plan.card * 0.7).toBeLessThanOrEqual(box.height)
      }
      for (const [i, [left, top]] of middles.entries())
        for (const [otherLeft, otherTop] of middles.slice(i + 1))
          expect(Math.abs(left - otherLeft) >= plan.card || Math.abs(top - otherTop) >= plan.card * 1.4).toBe(true)
    }
  })

  test.each(['3x3', '4x4', '5x5', 'zodiac'] as const)('%s can be aimed at on the smallest phone', (board) => {
    const plan = planOf(board, spotsOn(board), { width: 360, height: 330 }, null)
    expect(Math.min(plan.card * 1.4, plan.card + 8)).toBeGreaterThanOrEqual(44)
  })
})

describe('growing fields', () => {
  test('show the spots that touch them', () => {
    expect(spotsOn('free')).toHaveLength(25)
    expect(spotsOn('free').filter(({ outside }) => outside)).toHaveLength(16)
    expect(spotsOn('ultra')).toEqual([{ name: '0,0', x: 0, y: 0, stack: [], outside: true }])
  })

  test('stay legible: past a size they outgrow their box', () => {
    const wide = Array.from({ length: 30 }, (_, x) => ({ x, y: 0 }))
    const plan = planOf('free', wide, { width: 360, height: 320 }, null)
    expect(plan.card).toBe(34)
    expect(plan.width).toBeGreaterThan(360)
  })

  test('can be seen whole, but never smaller than a finger can aim', () => {
    const wide = Array.from({ length: 30 }, (_, x) => ({ x, y: 0 }))
    expect(wholeFit('free', wide, { width: 1060, height: 600 })).toBeGreaterThan(SMALLEST)
    expect(wholeFit('free', wide, { width: 360, height: 320 })).toBe(SMALLEST)
  })
})

describe('labels', () => {
  const plan = planOf('5x5', spotsOn('5x5'), { width: 360, height: 395 }, null)

  test('lie on the lower edge of their card', () => {
    const [, centre] = plan.middle(2, 2)
    expect(placeLabels([{ x: 2, y: 2, text: 'セット 30' }], plan)[0]?.top).toBeCloseTo(centre + plan.card * 0.7)
  })

  test('give way to one another', () => {
    const placed = placeLabels(
      [
        { x: 2, y: 2, text: 'シークエンス 20' },
        { x: 3, y: 2, text: 'シークエンス 20' },
        { x: 2, y: 2, text: 'セット 30' },
      ],
      plan,
    )
    for (const [i, label] of placed.entries())
      for (const other of placed.slice(i + 1))
        expect(Math.abs(label.top - other.top) >= 22 || Math.abs(label.left - other.left) > 60).toBe(true)
  })

  test('stay within the field', () => {
    const [label] = placeLabels([{ x: 4, y: 2, text: 'ロイヤル・ストレート・フラッシュ 200' }], plan)
    expect(label!.left + 100).toBeLessThan(plan.width)
  })
})
