import { isRefusal, type RuleBook, type RulesRequest, resolveRules } from '@tefuda/kernel'
import { blocksOf, chapterOf, faultsOf, isMarked, prose, told, withoutMark } from '@tefuda/kernel/conformance'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { ccc } from './index.ts'
import { rulebook } from './rulebook.ts'
import { type CccRules, schema } from './rules.ts'
import { RULINGS } from './rulings.ts'

const rulesOf = (request: RulesRequest, seats = 2): CccRules | null => {
  const rules = resolveRules(schema, ccc, request, seats)
  return isRefusal(rules) ? null : rules
}

const bookOf = (request: RulesRequest, seats = 2): RuleBook => rulebook(rulesOf(request, seats)!, seats)

const SEATS = [2, 3, 4]

const tables = schema.presets.flatMap(({ id }) =>
  SEATS.map((seats) => ({ preset: id, seats, book: bookOf({ preset: id }, seats) })),
)

describe('the rule book', () => {
  it.each(tables)('of $preset for $seats is whole in both languages', ({ book }) => {
    expect(faultsOf(book)).toEqual([])
    const order = book.rulings.map(({ id }) => RULINGS.findIndex((ruling) => ruling.id === id))
    expect(order).toEqual(order.toSorted((a, b) => a - b))
  })

  it('is whole under any settings', () => {
    const requests = fc.record(
      {
        board: fc.array(fc.array(fc.integer({ min: 0, max: 30 }), { maxLength: 12 }), { maxLength: 12 }),
        adjacency: fc.constantFrom('four', 'eight'),
        advanced: fc.boolean(),
        multipliers: fc.record({ joker: fc.integer({ min: 1, max: 5 }), flush: fc.integer({ min: 1, max: 5 }) }),
        flushCards: fc.integer({ min: 2, max: 13 }),
        hand: fc.integer({ min: 1, max: 15 }),
        draws: fc.record({
          none: fc.integer({ min: 0, max: 2 }),
          two: fc.constantFrom(0, 3, 4),
          five: fc.constantFrom(0, 7, 20),
        }),
        reshuffles: fc.integer({ min: 0, max: 5 }),
        points: fc.record({ low: fc.integer({ min: 0, max: 100 }), high: fc.integer({ min: 0, max: 100 }) }),
        deals: fc.integer({ min: 1, max: 12 }),
      },
      { requiredKeys: [] },
    )
    fc.assert(
      fc.property(requests, fc.constantFrom(...SEATS), (request, seats) => {
        const rules = rulesOf(request, seats)
        fc.pre(rules !== null)
        expect(faultsOf(rulebook(rules, seats))).toEqual([])
      }),
      { numRuns: 100, seed: 20 },
    )
  })

  it('marks nothing as changed in the standard game, and something in every other one', () => {
    for (const { preset, book } of tables) {
      const marked = blocksOf(book).some(isMarked)
      expect({ preset, marked }).toEqual({ preset, marked: preset !== 'standard' })
      expect(chapterOf(book, 'differences') !== undefined).toBe(preset !== 'standard')
    }
  })

  it('names the board or rule that is played', () => {
    expect(schema.presets.map(({ id }) => bookOf({ preset: id }).title.en)).toEqual([
      'CCC',
      'CCC (small board)',
      'CCC (large board)',
      'CCC (advanced)',
    ])
    expect(bookOf({ preset: 'small', advanced: true }).title.ja).toBe('CCC（小さな盤・アドバンスト）')
  })

  it('begins with three sentences for somebody who has never played', () => {
    for (const { book } of tables) {
      const [first] = book.chapters[0]!.blocks
      expect(first?.kind === 'list' && first.items.map(({ ja }) => ja.match(/。/g)?.length)).toEqual([1, 1, 1])
    }
  })

  it('works its examples out by the rules that are played', () => {
    const standard = JSON.stringify(chapterOf(bookOf({}), 'paying'))
    expect(standard).toContain('8 × 2 (joker) = 16, √16 = 4')
    expect(standard).toContain('(7 + 8 + 11 + 11 + 13) × 2 (flush) = 100, √100 = 10')
    expect(JSON.stringify(chapterOf(bookOf({ 'multipliers.joker': 3 }), 'paying'))).toContain(
      '8 × 3 (joker) = 24, not a square',
    )
    expect(JSON.stringify(chapterOf(bookOf({}), 'splitting'))).toContain('4 + 10 = 14; a coin on a 14')
  })

  it('does not tell how to hold a 1 where there is none', () => {
    expect(JSON.stringify(chapterOf(bookOf({}), 'places'))).toContain('two aces')
    expect(JSON.stringify(chapterOf(bookOf({ board: [[2, 3]] }), 'places'))).not.toContain('two aces')
  })
})

const CHANGES: readonly (readonly [key: string, value: unknown])[] = [
  ['board', [[1, 2, 30]]],
  ['adjacency', 'eight'],
  ['advanced', true],
  ['multipliers.joker', 3],
  ['multipliers.flush', 4],
  ['multipliers.flush', 1],
  ['flushCards', 4],
  ['hand', 7],
  ['draws.none', 2],
  ['draws.two', 0],
  ['draws.five', 9],
  ['reshuffles', 0],
  ['reshuffles', 3],
  ['points.low', 12],
  ['points.middle', 17],
  ['points.high', 19],
  ['deals', 6],
]

describe('nobody plays by a rule the book does not tell', () => {
  it('tries every setting', () => {
    const tried = new Set(CHANGES.map(([key]) => key.split('.')[0]))
    expect(Object.keys(schema.settings).filter((name) => !tried.has(name))).toEqual([])
  })

  it.each(CHANGES)('%s = %j changes the text and is marked', (key, value) => {
    const [before, after] = [bookOf({}), bookOf({ [key]: value })]
    const old = new Set(told(before).map(withoutMark))
    const fresh = told(after).filter((block) => !old.has(withoutMark(block)))
    expect(fresh.filter(isMarked)).not.toEqual([])
    expect(prose(after)).toContain(typeof value === 'number' && value > 0 ? `${value}` : '')
    expect(chapterOf(after, 'differences')?.blocks).toHaveLength(1)
  })

  it.each([
    ['points.high', 19, { board: [[1, 2, 3]] }],
    ['flushCards', 4, { 'multipliers.flush': 1 }],
  ])('%s = %j is said to make no difference where it makes none', (key, value, request) => {
    const book = bookOf({ ...request, [key]: value })
    expect(prose(book)).toBe(prose(bookOf(request)))
    expect(JSON.stringify(chapterOf(book, 'differences'))).toContain('この卓では出番がありません')
  })
})
