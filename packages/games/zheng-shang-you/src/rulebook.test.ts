import { isRefusal, type RuleBook, type RulesRequest, resolveRules } from '@tefuda/kernel'
import { blocksOf, chapterOf, faultsOf, isMarked, prose, told, withoutMark } from '@tefuda/kernel/conformance'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { arrange } from '../testing/arrange.ts'
import { zhengShangYou } from './index.ts'
import { GROUPS, NO_GROUPS, NO_SEQUENCES, NO_SETS, SEQUENCES, SETS, WILD_SETS } from './rulebook/example.ts'
import { rulebook } from './rulebook.ts'
import { schema, type ZhengShangYouRules } from './rules.ts'
import { RULINGS } from './rulings.ts'

const rulesOf = (request: RulesRequest, seats: number): ZhengShangYouRules | null => {
  const rules = resolveRules(schema, zhengShangYou, request, seats)
  return isRefusal(rules) ? null : rules
}

const SEATS = [4, 5, 6]

/** Every preset at every number of seats it can be played with. */
const tables = schema.presets.flatMap(({ id }) =>
  SEATS.flatMap((seats) => {
    const rules = rulesOf({ preset: id }, seats)
    return rules === null ? [] : [{ preset: id, seats, book: rulebook(rules, seats) }]
  }),
)

const bookOf = (request: RulesRequest, seats: number): RuleBook => rulebook(rulesOf(request, seats)!, seats)

/** Names that are written in Japanese in the English book too. */
const NAMES = ['赤桐']

/** Values for any setting, within its range but small. */
const anyRequest = fc.record(
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

describe('the rule book', () => {
  it.each(tables)('of $preset for $seats is whole in both languages', ({ book }) => {
    expect(faultsOf(book, NAMES)).toEqual([])
    const order = book.rulings.map(({ id }) => RULINGS.findIndex((ruling) => ruling.id === id))
    expect(order).toEqual(order.toSorted((a, b) => a - b))
  })

  it('is whole under any settings', () => {
    fc.assert(
      fc.property(anyRequest, fc.constantFrom(...SEATS), (request, seats) => {
        const rules = rulesOf(request, seats)
        fc.pre(rules !== null)
        expect(faultsOf(rulebook(rules, seats), NAMES)).toEqual([])
      }),
      { numRuns: 150, seed: 20 },
    )
  })

  it('rests on every ruling at one table or another', () => {
    const books = [...tables.map(({ book }) => book), bookOf({ deals: 3, 'points.third': 1 }, 4)]
    const used = new Set(books.flatMap((book) => book.rulings.map(({ id }) => id)))
    expect(RULINGS.map(({ id }) => id).filter((id) => !used.has(id))).toEqual([])
  })

  it('marks nothing as changed in the standard game, and the sides in team games', () => {
    for (const { preset, book } of tables) {
      const marked = blocksOf(book).some(isMarked)
      expect({ preset, marked }).toEqual({ preset, marked: preset !== 'standard' })
      expect(chapterOf(book, 'differences') !== undefined).toBe(preset !== 'standard')
    }
  })

  it('begins with three sentences for somebody who has never played', () => {
    for (const { book } of tables) {
      const [first] = book.chapters[0]!.blocks
      expect(first?.kind === 'list' && first.items.length).toBe(3)
      expect(first?.kind === 'list' && first.items.every(({ ja }) => ja.match(/。/g)?.length === 1)).toBe(true)
    }
  })

  it('gives credit, with the address of the source', () => {
    const { credit } = tables[0]!.book
    for (const name of ['赤桐', '2008', 'John McLeod', 'http://www.pagat.com/'])
      expect([credit.ja.includes(name), credit.en.includes(name)]).toEqual([true, true])
  })

  it('tells how many cards each gets', () => {
    expect(prose(bookOf({}, 4))).toContain('親から数えて2人が14枚、残りの2人が13枚')
    expect(prose(bookOf({}, 5))).toContain('親から数えて4人が11枚、残りの1人が10枚')
    expect(prose(bookOf({}, 6))).toContain('ひとり9枚')
  })

  it('has no exchange where a single deal is played', () => {
    expect(chapterOf(bookOf({ deals: 1 }, 4), 'exchange')).toBeUndefined()
    expect(chapterOf(bookOf({}, 4), 'exchange')).toBeDefined()
  })
})

/** Cards without what they stand for. */
const held = (play: string): string => play.replace(/=\w+/g, '')

describe('the examples are true on the table', () => {
  it.each([
    ['sets', SETS],
    ['sets of twos and jokers', WILD_SETS],
    ['sequences', SEQUENCES],
    ['sequences of sets', GROUPS],
  ])('%s: each row beats the one above, not the other way, and no card is there twice', (_, ladder) => {
    for (const [k, play] of ladder.slice(1).entries()) {
      const before = ladder[k]!
      const up = arrange([`${held(before)} C4`, `${held(play)} C6`])
      up.play(0, before)
      expect([play, up.why(1, play)]).toEqual([play, 'legal'])
      const down = arrange([`${held(play)} C6`, `${held(before)} C4`])
      down.play(0, play)
      expect(down.why(1, before)).toBe('too-weak ZS-2')
    }
    const cards = held(ladder.join(' ')).split(' ')
    expect(new Set(cards).size).toBe(cards.length)
  })

  it('every play is written as the game writes it', () => {
    for (const play of [SETS, WILD_SETS, SEQUENCES, GROUPS].flat())
      expect(arrange([`${held(play)} C4`]).moves(0)).toContain(play)
  })

  it.each([...NO_SETS, ...NO_SEQUENCES, ...NO_GROUPS])('%s is refused, in the words of the book', (cards) => {
    const { engine, state } = arrange([`${held(cards)} C4`])
    const move = engine.parse(state, 0, cards)
    const refused = isRefusal(move) ? move : engine.check(state, 0, move)
    expect(refused).not.toBeNull()
    expect(prose(bookOf({}, 4))).toContain(refused!.message.ja)
  })

  it('the examples of the kinds of plays are leads', () => {
    const kinds = chapterOf(bookOf({}, 4), 'plays')!.blocks[0]!
    const examples = kinds.kind === 'table' ? kinds.rows.map((row) => row[2]!.ja) : []
    expect(examples).toHaveLength(4)
    for (const play of examples) expect(arrange([`${play} C4`]).why(0, play)).toBe('legal')
  })

  it('what two teams score is what the game gives them', () => {
    const orders = [
      [0, 2, 4, 1, 3, 5],
      [0, 2, 1, 3, 5, 4],
      [0, 1, 2, 4, 3, 5],
      [0, 1, 2, 3, 5, 4],
    ]
    for (const request of [{}, { teamPoints: { first: 7, second: 3, notLast: 2 } }]) {
      const rules = { preset: 'san-jia-xi', ...request }
      const rows = chapterOf(bookOf(rules, 6), 'points')!.blocks.flatMap((block) =>
        block.kind === 'table' && block.head.length === 3 ? block.rows : [],
      )
      expect(rows).toHaveLength(orders.length)
      for (const [k, order] of orders.entries()) {
        const end = arrange([], rules, 6)
          .goOut(order)
          .find((event) => event.type === 'end')
        expect(rows[k]!.slice(1).map(({ en }) => Number(en))).toEqual(end?.points.slice(0, 2))
      }
    }
  })
})

/** Where each setting makes a difference; elsewhere the book says that it makes none. */
const WHERE: Readonly<Record<string, { readonly request: RulesRequest; readonly seats: number }>> = {
  'mode=teams': { request: {}, seats: 4 },
  'points.fifth': { request: {}, seats: 5 },
  teamPoints: { request: { preset: 'san-jia-xi' }, seats: 6 },
}

interface Change {
  readonly key: string
  readonly value: unknown
}

/** Every setting and every row of a table, each set otherwise in every way that is worth trying. */
const changes: Change[] = Object.entries(schema.settings).flatMap(([name, setting]): Change[] => {
  switch (setting.kind) {
    case 'integer':
      return [setting.default + 1, setting.default + 7].map((value) => ({ key: name, value }))
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

const whereOf = ({ key, value }: Change) =>
  WHERE[`${key}=${String(value)}`] ?? WHERE[key] ?? WHERE[key.split('.')[0]!] ?? { request: {}, seats: 6 }

describe('nobody plays by a rule the book does not tell', () => {
  it.each(changes)('$key = $value changes the text and is marked', (change) => {
    const { request, seats } = whereOf(change)
    const before = bookOf(request, seats)
    const after = bookOf({ ...request, [change.key]: change.value }, seats)
    expect(prose(after) === prose(before)).toBe(false)
    const old = new Set(told(before).map(withoutMark))
    const fresh = told(after).filter((block) => !old.has(withoutMark(block)))
    expect(fresh.filter(isMarked)).not.toEqual([])
    expect(prose(after)).toContain(typeof change.value === 'number' ? `${change.value}` : '')
    expect(JSON.stringify(chapterOf(after, 'differences'))).not.toBe(JSON.stringify(chapterOf(before, 'differences')))
  })

  it.each([
    { request: { 'teamPoints.first': 50 }, standard: {} },
    { request: { 'points.fifth': 50 }, standard: {} },
    { request: { deals: 1, target: 50 }, standard: { deals: 1 } },
    { request: { deals: 1, exchange: false }, standard: { deals: 1 } },
  ])('$request is said to make no difference where it makes none', ({ request, standard }) => {
    const book = bookOf(request, 4)
    expect(prose(book) === prose(bookOf(standard, 4))).toBe(true)
    expect(JSON.stringify(chapterOf(book, 'differences'))).toContain('この卓では出番がありません')
  })
})
