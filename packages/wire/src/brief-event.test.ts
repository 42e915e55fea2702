import { describe, expect, test } from 'vitest'
import { areAkin, inBrief, inFull } from './brief-event.ts'

interface Event {
  readonly type: string
  readonly [field: string]: unknown
}

const DRAW: Event = { type: 'draw', seat: 1, count: 1, cards: null, at: [] }

describe('an event in brief', () => {
  const cases: readonly (readonly [string, Event, Event, unknown])[] = [
    ['like the one before', DRAW, DRAW, ['draw', 1]],
    ['with other fields', DRAW, { ...DRAW, cards: ['H9'], at: [2] }, ['draw', 1, { cards: ['H9'], at: [2] }]],
    ['back to null', { ...DRAW, cards: ['H9'] }, DRAW, ['draw', 1, { cards: null }]],
    ['nobody’s', { type: 'shuffle', used: 3 }, { type: 'shuffle', used: 4 }, ['shuffle', null, { used: 4 }]],
  ]
  test.each(cases)('%s', (_, before, event, brief) => {
    expect(inBrief(event, before)).toEqual(brief)
    expect(JSON.stringify(inFull(inBrief(event, before), [before]))).toBe(JSON.stringify(event))
  })

  test('is whole where nothing like it came before, or that had other fields', () => {
    expect(inBrief(DRAW, undefined)).toBe(DRAW)
    const { at, ...without } = DRAW
    expect(inBrief(DRAW, without)).toBe(DRAW)
    expect(inBrief(without, DRAW)).toBe(without)
    const turned = { at, ...without }
    expect(inBrief(turned, DRAW)).toBe(turned)
    expect(inFull(DRAW, [])).toBe(DRAW)
  })

  test('is read by the last one of its type by its seat', () => {
    const [others, later] = [
      { ...DRAW, seat: 0, count: 3 },
      { ...DRAW, count: 2 },
    ]
    expect(areAkin(DRAW, later)).toBe(true)
    expect(areAkin(DRAW, others)).toBe(false)
    expect(inFull(['draw', 1], [DRAW, later, others])).toEqual(later)
    expect(() => inFull(['draw', 2], [DRAW])).toThrow('draw')
  })
})
