import { type Block, isRefusal, type RuleBook, type RulesRequest, resolveRules } from '@tefuda/kernel'
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

const blocksOf = (book: RuleBook): Block[] => book.chapters.flatMap(({ blocks }) => blocks)

const textsOf = (block: Block) => {
  switch (block.kind) {
    case 'paragraph':
      return [block.text]
    case 'list':
      return block.items
    case 'table':
      return [...block.head, ...block.rows.flat()]
    case 'figure':
      return [block.caption]
  }
}

const bookTexts = (book: RuleBook) => [
  book.title,
  book.credit,
  ...book.chapters.flatMap(({ title, blocks }) => [title, ...blocks.flatMap(textsOf)]),
]

/** All of a book but the list of differences. */
const told = (book: RuleBook): Block[] =>
  book.chapters.filter(({ id }) => id !== 'differences').flatMap(({ blocks }) => blocks)

const prose = (book: RuleBook): string => JSON.stringify(told(book).map(withoutMark))

const withoutMark = (block: Block): object => ({ ...block, changed: undefined })

const chapter = (book: RuleBook, id: string) => book.chapters.find((found) => found.id === id)

/** What is wrong with a book, in words; nothing where it is sound. */
const faultsOf = (book: RuleBook): string[] => {
  const known = new Set(book.rulings.map(({ id }) => id))
  const faults: string[] = []
  for (const { ja, en } of bookTexts(book)) {
    if (ja.trim() === '' || en.trim() === '') faults.push(`empty: ${ja} / ${en}`)
    if (/undefined|NaN|null/.test(ja + en)) faults.push(`unfinished: ${ja} / ${en}`)
    if (/[ぁ-んァ-ヶ一-龠]/.test(en.replace('日本サザンクロス協会', ''))) faults.push(`Japanese in English: ${en}`)
  }
  for (const block of blocksOf(book)) {
    for (const id of block.rules ?? []) if (!known.has(id)) faults.push(`${id} is not listed`)
    if (block.kind === 'table' && block.rows.some((row) => row.length !== block.head.length))
      faults.push('a ragged table')
    if (
      block.kind === 'table' &&
      new Set(block.rows.map((row) => row.map(({ en }) => en).join('|'))).size < block.rows.length
    )
      faults.push(`a row twice: ${block.head[0]?.en}`)
    if (block.kind === 'list' && new Set(block.items.map(({ en }) => en)).size < block.items.length)
      faults.push('an item twice')
    if (block.kind === 'figure' && block.figure.lines.flat().some((spot) => block.figure.spots[spot] === undefined))
      faults.push(`a line into nothing: ${block.caption.en}`)
  }
  const ids = book.chapters.map(({ id }) => id)
  if (new Set(ids).size < ids.length) faults.push('a chapter twice')
  return faults
}

describe('the rule book', () => {
  it.each(tables)('of $preset for $seats is whole in both languages', ({ book }) => {
    expect(faultsOf(book)).toEqual([])
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
        expect(faultsOf(rulebook(rules, seats))).toEqual([])
      }),
      { numRuns: 150, seed: 20 },
    )
  })

  it('marks nothing as changed in the standard game, and the field in every other one', () => {
    for (const { preset, book } of tables) {
      const marked = blocksOf(book).some((block) => 'changed' in block)
      expect({ preset, marked }).toEqual({ preset, marked: preset !== 'standard' })
      expect(chapter(book, 'differences') !== undefined).toBe(preset !== 'standard')
    }
  })

  it('has chapters only where they apply', () => {
    const has = (preset: string, seats: number, id: string) =>
      chapter(tables.find((table) => table.preset === preset && table.seats === seats)!.book, id) !== undefined
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
      const old = new Set(told(before).map((block) => JSON.stringify(withoutMark(block))))
      const fresh = told(after).filter((block) => !old.has(JSON.stringify(withoutMark(block))))
      const marked = fresh.filter((block) => 'changed' in block && block.changed === true)
      expect(marked).not.toEqual([])
      expect(
        marked.filter(
          (block) =>
            block.kind === 'paragraph' && stillSays(`${block.text.ja} ${block.text.en}`, standardOf(change.key)),
        ),
      ).toEqual([])
      expect(prose(after)).toContain(typeof change.value === 'number' && change.value > 0 ? `${change.value}` : '')
      expect(JSON.stringify(chapter(after, 'differences'))).not.toBe(JSON.stringify(chapter(before, 'differences')))
    },
  )

  it.each(changes.filter(({ key, value }) => whereOf({ key, value }).request.preset !== undefined))(
    '$key = $value is said to make no difference at a standard table',
    ({ key, value }) => {
      const book = rulebook(rulesOf({ [key]: value }, 1)!, 1)
      expect(prose(book) === prose(rulebook(rulesOf({}, 1)!, 1))).toBe(true)
      expect(JSON.stringify(chapter(book, 'differences'))).toContain('この卓では出番がありません')
    },
  )
})
