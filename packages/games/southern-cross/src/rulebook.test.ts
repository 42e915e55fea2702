import { isRefusal, type RulesRequest, resolveRules } from '@tefuda/kernel'
import { blocksOf, chapterOf, faultsOf, isMarked, prose, told, withoutMark } from '@tefuda/kernel/conformance'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { southernCross } from './index.ts'
import { rulebook } from './rulebook.ts'
import { type SouthernCrossRules, schema } from './rules.ts'
import { RULINGS } from './rulings.ts'

const rulesOf = (request: RulesRequest, seats: number): SouthernCrossRules | null => {
  const rules = resolveRules(schema, southernCross, request, seats)
  return isRefusal(rules) ? null : rules
}

const SEATS = [1, 2, 3, 4, 5]

/** Every preset at every number of seats it can be played with. */
const tables = schema.presets.flatMap(({ id }) =>
  SEATS.flatMap((seats) => {
    const rules = rulesOf({ preset: id }, seats)
    return rules === null ? [] : [{ preset: id, seats, book: rulebook(rules, seats) }]
  }),
)

/** Names that are written in Japanese in the English book too. */
const NAMES = ['日本サザンクロス協会']

describe('the rule book', () => {
  it.each(tables)('of $preset for $seats is whole in both languages', ({ book }) => {
    expect(faultsOf(book, NAMES)).toEqual([])
    const order = book.rulings.map(({ id }) => RULINGS.findIndex((ruling) => ruling.id === id))
    expect(order).toEqual(order.toSorted((a, b) => a - b))
  })

  it('is whole under any settings', () => {
    const requests = fc.record(
      Object.fromEntries(
        Object.entries(schema.settings).map(([name, setting]) => {
          switch (setting.kind) {
            case 'integer':
              return [name, fc.integer({ min: setting.min, max: Math.min(setting.max, 12) })]
            case 'flag':
              return [name, fc.boolean()]
            case 'choice':
              return [name, fc.constantFrom(...setting.options.map(({ value }) => value))]
            case 'table':
              return [
                name,
                fc.record(
                  Object.fromEntries(setting.rows.map(({ key }) => [key, fc.integer({ min: setting.min, max: 100 })])),
                  { requiredKeys: [] },
                ),
              ]
            default:
              throw new Error(`${name}: a kind of setting this test does not know`)
          }
        }),
      ),
      { requiredKeys: [] },
    )
    fc.assert(
      fc.property(requests, fc.constantFrom(...SEATS), (request, seats) => {
        const rules = rulesOf(request, seats)
        fc.pre(rules !== null)
        expect(faultsOf(rulebook(rules, seats), NAMES)).toEqual([])
      }),
      { numRuns: 150, seed: 20 },
    )
  })

  it('marks nothing as changed in the standard game, and the field in every other one', () => {
    for (const { preset, book } of tables) {
      const marked = blocksOf(book).some(isMarked)
      expect({ preset, marked }).toEqual({ preset, marked: preset !== 'standard' })
      expect(chapterOf(book, 'differences') !== undefined).toBe(preset !== 'standard')
    }
  })

  it('has chapters only where they apply', () => {
    const has = (preset: string, seats: number, id: string) =>
      chapterOf(tables.find((table) => table.preset === preset && table.seats === seats)!.book, id) !== undefined
    expect([has('standard', 1, 'reach'), has('standard', 2, 'reach'), has('match', 2, 'reach')]).toEqual([
      false,
      true,
      false,
    ])
    expect([has('standard', 1, 'growing'), has('free', 1, 'growing'), has('ultra', 1, 'growing')]).toEqual([
      false,
      true,
      true,
    ])
  })

  it('begins with three sentences for somebody who has never played', () => {
    for (const { book } of tables) {
      const [first] = book.chapters[0]!.blocks
      expect(first?.kind === 'list' && first.items.every(({ ja }) => ja.match(/。/g)?.length === 1)).toBe(true)
      expect(first?.kind === 'list' && first.items.length).toBe(3)
    }
  })

  it('gives credit, with the address of the official rules', () => {
    const { credit } = tables[0]!.book
    for (const name of [
      '日本サザンクロス協会',
      'Ta Yohey',
      'http://www7b.biglobe.ne.jp/~bignose_bozu/southernX_rule.pdf',
    ])
      expect([credit.ja.includes(name), credit.en.includes(name)]).toEqual([true, true])
    expect(credit.ja).toContain('北畑雄一郎')
  })
})

/** Where each setting makes a difference; elsewhere the book says that it makes none. */
const WHERE: Readonly<Record<string, { readonly request: RulesRequest; readonly seats: number }>> = {
  match: { request: {}, seats: 2 },
  target: { request: {}, seats: 2 },
  sameShuffle: { request: { preset: 'match' }, seats: 2 },
  deals: { request: { preset: 'thousand' }, seats: 2 },
  'points.hyper-sequence': { request: { preset: '4x4' }, seats: 1 },
  'points.hyper-set': { request: { preset: '4x4' }, seats: 1 },
  'points.hyper-royal-sequence': { request: { preset: '4x4' }, seats: 1 },
  'points.straight': { request: { preset: '5x5' }, seats: 1 },
  'points.five-cards': { request: { preset: 'zodiac' }, seats: 1 },
  'points.straight-flush': { request: { preset: 'free' }, seats: 1 },
  'points.royal-straight-flush': { request: { preset: 'ultra' }, seats: 1 },
  'points.orion': { request: { preset: 'wild' }, seats: 1 },
  multipliers5x5: { request: { preset: '5x5' }, seats: 1 },
  multipliersZodiac: { request: { preset: 'zodiac' }, seats: 1 },
  multipliersFree: { request: { preset: 'free' }, seats: 1 },
  'bonuses.pegasus': { request: { preset: 'wild' }, seats: 1 },
  'sharing=always': { request: { preset: '4x4' }, seats: 1 },
  ultraEclipse: { request: { preset: 'ultra' }, seats: 1 },
  reachPoints: { request: {}, seats: 2 },
  reachCap: { request: {}, seats: 2 },
}

interface Change {
  readonly key: string
  readonly value: unknown
}

/** Every setting and every row of a table, each set otherwise in every way that is worth trying. */
const changes: Change[] = Object.entries(schema.settings).flatMap(([name, setting]): Change[] => {
  switch (setting.kind) {
    case 'integer':
      return [...new Set([setting.min, setting.default + 1, setting.default + 2])]
        .filter((value) => value !== setting.default && value <= setting.max)
        .map((value) => ({ key: name, value }))
    case 'flag':
      return [{ key: name, value: !setting.default }]
    case 'choice':
      return setting.options.flatMap(({ value }) => (value === setting.default ? [] : [{ key: name, value }]))
    case 'table':
      return setting.rows.map(({ key }) => ({ key: `${name}.${key}`, value: setting.default[key]! + 47 }))
    default:
      throw new Error(`${name}: a kind of setting this test does not know`)
  }
})

const writtenAs = (key: string, value: unknown): string => `${key}=${String(value)}`

/** Changes that come to what the field asks for anyway. */
const IDLE = ['decks=1']

const whereOf = ({ key, value }: Change) =>
  WHERE[writtenAs(key, value)] ?? WHERE[key] ?? WHERE[key.split('.')[0]!] ?? { request: {}, seats: 1 }

const standardOf = (key: string): unknown => {
  const [name = '', row] = key.split('.')
  const setting = schema.settings[name as keyof SouthernCrossRules]
  return setting.kind === 'table' ? setting.default[row!] : setting.default
}

/** Whether a text holds the number that would be right in the standard game. */
const stillSays = (words: string, standard: unknown): boolean =>
  typeof standard === 'number' && standard > 0 && words.match(/\d+/g)?.includes(`${standard}`) === true

describe('nobody plays by a rule the book does not tell', () => {
  it.each(changes.filter(({ key, value }) => !IDLE.includes(writtenAs(key, value))))(
    '$key = $value changes the text and is marked',
    (change) => {
      const { request, seats } = whereOf(change)
      const before = rulebook(rulesOf(request, seats)!, seats)
      const after = rulebook(rulesOf({ ...request, [change.key]: change.value }, seats)!, seats)
      expect(prose(after) === prose(before)).toBe(false)
      const old = new Set(told(before).map(withoutMark))
      const fresh = told(after).filter((block) => !old.has(withoutMark(block)))
      const marked = fresh.filter(isMarked)
      expect(marked).not.toEqual([])
      expect(
        marked.filter(
          (block) =>
            block.kind === 'paragraph' && stillSays(`${block.text.ja} ${block.text.en}`, standardOf(change.key)),
        ),
      ).toEqual([])
      expect(prose(after)).toContain(typeof change.value === 'number' && change.value > 0 ? `${change.value}` : '')
      expect(JSON.stringify(chapterOf(after, 'differences'))).not.toBe(JSON.stringify(chapterOf(before, 'differences')))
    },
  )

  it.each(changes.filter(({ key, value }) => whereOf({ key, value }).request.preset !== undefined))(
    '$key = $value is said to make no difference at a standard table',
    ({ key, value }) => {
      const book = rulebook(rulesOf({ [key]: value }, 1)!, 1)
      expect(prose(book) === prose(rulebook(rulesOf({}, 1)!, 1))).toBe(true)
      expect(JSON.stringify(chapterOf(book, 'differences'))).toContain('この卓では出番がありません')
    },
  )
})
