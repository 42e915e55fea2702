import { type Block, isRefusal, type RuleBook, type RulesRequest, resolveRules, type Setting } from '@tefuda/kernel'
import { blocksOf, chapterOf, faultsOf, withoutMark } from '@tefuda/kernel/conformance'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { cardNamed } from './cards.ts'
import { blockCards } from './hand/block.ts'
import { isComplete } from './hand/splits.ts'
import { waitsOf } from './hand/waits.ts'
import { exjan } from './index.ts'
import { meldBlock } from './meld.ts'
import { rulebook } from './rulebook.ts'
import { type ExjanRules, schema, YAKU, YAKU_NAMES, YAKUMAN } from './rules.ts'
import { RULINGS } from './rulings.ts'

const rulesOf = (request: RulesRequest, seats: number): ExjanRules | null => {
  const rules = resolveRules(schema, exjan, request, seats)
  return isRefusal(rules) ? null : rules
}

const bookOf = (request: RulesRequest = {}, seats = 4): RuleBook => rulebook(rulesOf(request, seats)!, seats)

/** Names that are written in Japanese in the English book too. */
const NAMES = ['小川昌洋']

/** What a book says, the list of differences included. */
const prose = (book: RuleBook): string => blocksOf(book).map(withoutMark).join('\n')

describe('the rule book', () => {
  it.each([3, 4])('for %i is whole in both languages', (seats) => {
    const book = bookOf({}, seats)
    expect(faultsOf(book, NAMES)).toEqual([])
    expect(chapterOf(book, 'differences')).toBeUndefined()
    const order = book.rulings.map(({ id }) => RULINGS.findIndex((ruling) => ruling.id === id))
    expect(order).toEqual(order.toSorted((a, b) => a - b))
  })

  it('links every ruling but those about a limit of rounds and hands without a pair, and those where they apply', () => {
    const unlinked = (request: RulesRequest): string[] =>
      RULINGS.filter((ruling) => !bookOf(request).rulings.includes(ruling)).map(({ id }) => id)
    expect(unlinked({})).toEqual(['EJ-13', 'EJ-18'])
    expect(unlinked({ deals: 3 })).toEqual(['EJ-18'])
    expect(unlinked({ hand: 8 })).toEqual(['EJ-2', 'EJ-13'])
  })

  it('of hands of eight speaks of no pair', () => {
    expect(prose(bookOf({ hand: 8 }))).not.toMatch(/対[^すし]|pair/)
  })

  it('is whole under any settings', () => {
    const upTo = ({ min, max }: { readonly min: number; readonly max: number }) =>
      fc.integer({ min, max: Math.min(max, 400) })
    const values = (setting: Setting) => {
      if (setting.kind === 'integer') return upTo(setting)
      if (setting.kind === 'choice') return fc.constantFrom(...setting.options.map(({ value }) => value))
      if (setting.kind !== 'table') throw new Error('a kind of setting this test does not know')
      return fc.record(Object.fromEntries(setting.rows.map(({ key }) => [key, upTo(setting)])), { requiredKeys: [] })
    }
    const requests = fc.record(
      Object.fromEntries(Object.entries<Setting>(schema.settings).map(([name, setting]) => [name, values(setting)])),
      { requiredKeys: [] },
    )
    fc.assert(
      fc.property(requests, fc.constantFrom(4, 7, 10, 13), fc.constantFrom(3, 4), (request, hand, seats) => {
        const rules = rulesOf({ ...request, hand }, seats)
        fc.pre(rules !== null)
        expect(faultsOf(rulebook(rules, seats), NAMES)).toEqual([])
      }),
      { numRuns: 60 },
    )
  })

  it('tells every setting: another value, another book', () => {
    const other: RulesRequest = {
      hand: 7,
      laps: 3,
      deals: 5,
      window: 9,
      chips: 300,
      stake: 20,
      leastShare: 1,
      least: 2,
      'points.dan4': 90,
      'points.yakuman': 500,
      'shares.dealerDiscard': 200,
    }
    for (const [name, value] of Object.entries(other))
      expect(prose(bookOf({ [name]: value })), name).not.toBe(prose(bookOf()))
  })

  it('lists the yaku that are played, each with its dan, and no other', () => {
    const told = JSON.stringify(chapterOf(bookOf(), 'yaku'))
    for (const id of [...YAKU, ...YAKUMAN]) expect(told).toContain(YAKU_NAMES[id].ja)
    for (const id of YAKU) expect(JSON.stringify(chapterOf(bookOf({ [`yaku.${id}`]: 0 }), 'yaku'))).not.toBe(told)
    const without = JSON.stringify(chapterOf(bookOf({ 'yakuman.nineRun': 0, 'yaku.sixRun': 7 }), 'yaku'))
    expect(without).not.toContain('九連')
    expect(without).toContain('"7"')
  })

  it('does not promise what is switched off', () => {
    expect(JSON.stringify(chapterOf(bookOf({ 'yaku.reach': 0 }), 'start'))).not.toContain('リーチ')
    expect(prose(bookOf({ 'yaku.dora': 0 }))).not.toContain('ドラは、')
  })

  it('says what differs from the standard', () => {
    const told = JSON.stringify(
      chapterOf(bookOf({ stake: 20, 'yaku.reach': 2, 'shares.dealerDraw3': 50 }), 'differences'),
    )
    expect(told).toContain('リーチで置くチップ（点）：20（標準は 10）')
    expect(told).toContain('役の段数、リーチ：2（標準は 1）')
    expect(told).toContain('この卓では出番がありません')
  })
})

/** What a figure shows otherwise than it says; nothing where it is true. */
const untruth = (block: Block): string[] => {
  if (block.kind !== 'figure') return []
  const { ja } = block.caption
  const all = block.figure.spots.map(({ card }) => cardNamed(card!)!)
  const lines = block.figure.lines.map((line) => line.map((spot) => all[spot]!))
  if (ja.includes('であがり')) return waitsOf(all).length === 2 ? [] : [`${ja}: other waits`]
  const sets = lines.filter(({ length }) => length === 3)
  const torn = sets.some((line) => {
    const block = meldBlock(line)
    return block === null || blockCards(block).join() !== line.join()
  })
  const isWhole = lines.length === sets.length || isComplete(all)
  const isPairs = lines.every(({ length }) => length === 2)
  return [...(torn ? [`${ja}: no set`] : []), ...(isWhole || isPairs ? [] : [`${ja}: not complete`])]
}

describe('the figures', () => {
  it.each([4, 7, 10, 13])('show what they say, with hands of %i', (hand) => {
    const blocks = blocksOf(bookOf({ hand }))
    expect(blocks.filter(({ kind }) => kind === 'figure').length).toBeGreaterThan(4)
    expect(blocks.flatMap(untruth)).toEqual([])
  })
})
