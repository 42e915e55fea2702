import { zhengShangYou } from '@tefuda/zheng-shang-you'
import { expect, test } from 'vitest'
import { atRandom, dealt, told } from '../../../testing/matches.ts'
import type { Middle } from '../../table/middle.ts'
import middle from './middle.ts'
import { shapeOf, shapeText } from './shape.ts'

type View = Parameters<typeof middle.tell>[0]

const essence = (seen: unknown) => {
  const { hands, table, out, played, totals } = seen as View
  return {
    hands: hands.map(({ count, cards }) => ({ count, cards: cards?.toSorted((a, b) => (a < b ? -1 : 1)) ?? null })),
    table: table?.cards ?? null,
    out,
    played,
    totals,
  }
}

test('telling events leads to what the engine shows, move by move', () => {
  for (const viewer of [0, null]) {
    let compared = 0
    atRandom(
      dealt(zhengShangYou, 5),
      400,
      (before, after, events) => {
        if (events.some(({ type }) => type === 'deal')) return
        compared++
        expect(essence(told(middle as unknown as Middle, before, events))).toEqual(essence(after().view))
      },
      viewer,
    )
    expect(compared).toBeGreaterThan(300)
  }
})

test('what lies on the table is named by its shape', () => {
  expect(shapeText(shapeOf(['S5'])).ja).toBe('1枚出し')
  expect(shapeText(shapeOf(['S5', 'H5', 'S2=D5'])).ja).toBe('同位札 3枚')
  expect(shapeText(shapeOf(['C3', 'D4', 'RJ=S5'])).ja).toBe('3枚のシークエンス')
  expect(shapeText(shapeOf(['C3', 'D3', 'C4', 'D4', 'S5', 'H5'])).ja).toBe('2枚ずつ3組のシークエンス')
})

test('stand-ins and one suit are told', () => {
  expect(shapeOf(['C3', 'C4', 'RJ=C5'])).toMatchObject({ pure: false, oneSuit: true })
  expect(shapeOf(['C3', 'D4', 'S5'])).toMatchObject({ pure: true, oneSuit: false })
})
