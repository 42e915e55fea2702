import { type Block, isRefusal, type RuleBook, type RulesRequest, resolveRules } from '@tefuda/kernel'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { cutInDaifugo } from './index.ts'
import { rulebook } from './rulebook.ts'
import { type CutInRules, EFFECTS, type Effect, effectName, schema } from './rules.ts'
import { RULINGS } from './rulings.ts'

const rulesOf = (request: RulesRequest, seats: number): CutInRules | null => {
  const rules = resolveRules(schema, cutInDaifugo, request, seats)
  return isRefusal(rules) ? null : rules
}

const bookOf = (request: RulesRequest, seats = 6): RuleBook => rulebook(rulesOf(request, seats)!, seats)

const SEATS = [4, 5, 6, 7, 8]

const tables = schema.presets.flatMap(({ id }) =>
  SEATS.map((seats) => ({ preset: id, seats, book: bookOf({ preset: id }, seats) })),
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

const withoutMark = (block: Block): object => ({ ...block, changed: undefined })

const prose = (book: RuleBook): string => JSON.stringify(told(book).map(withoutMark))

const chapter = (book: RuleBook, id: string) => book.chapters.find((found) => found.id === id)

/** What is wrong with a book, in words; nothing where it is sound. */
const faultsOf = (book: RuleBook): string[] => {
  const known = new Set(book.rulings.map(({ id }) => id))
  const faults: string[] = []
  for (const { ja, en } of bookTexts(book)) {
    if (ja.trim() === '' || en.trim() === '') faults.push(`empty: ${ja} / ${en}`)
    if (/undefined|NaN|null/.test(ja + en)) faults.push(`unfinished: ${ja} / ${en}`)
    if (/[ぁ-んァ-ヶ一-龠]/.test(en.replace('こけまろぐ', '').replace('こけ', '')))
      faults.push(`Japanese in English: ${en}`)
    if (/ {2}/.test(en)) faults.push(`two blanks: ${en}`)
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

/** Effects on ranks of their own, some of them on none. */
const anyEffects = fc
  .tuple(
    fc.shuffledSubarray(
      Array.from({ length: 13 }, (_, k) => k + 3),
      { minLength: EFFECTS.length, maxLength: EFFECTS.length },
    ),
    fc.array(fc.boolean(), { minLength: EFFECTS.length, maxLength: EFFECTS.length }),
  )
  .map(([ranks, on]) => Object.fromEntries(EFFECTS.map((effect, k) => [effect, on[k] === true ? ranks[k]! : 0])))

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
            name === 'effects'
              ? anyEffects
              : fc.record(
                  Object.fromEntries(
                    setting.rows.map(({ key }) => [key, fc.integer({ min: setting.min, max: setting.max })]),
                  ),
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
    expect(faultsOf(book)).toEqual([])
    const order = book.rulings.map(({ id }) => RULINGS.findIndex((ruling) => ruling.id === id))
    expect(order).toEqual(order.toSorted((a, b) => a - b))
  })

  it('is whole under any settings', () => {
    fc.assert(
      fc.property(anyRequest, fc.constantFrom(...SEATS), (request, seats) => {
        const rules = rulesOf(request, seats)
        expect(rules).not.toBeNull()
        expect(faultsOf(rulebook(rules!, seats))).toEqual([])
      }),
      { numRuns: 200, seed: 20 },
    )
  })

  it('marks nothing as changed in the standard game, and something in every other one', () => {
    for (const { preset, book } of tables) {
      const marked = blocksOf(book).some((block) => 'changed' in block)
      expect({ preset, marked }).toEqual({ preset, marked: preset !== 'standard' })
      expect(chapter(book, 'differences') !== undefined).toBe(preset !== 'standard')
    }
  })

  it('begins with three sentences for somebody who has never played', () => {
    for (const request of [{}, { preset: 'first-steps' }, { cutIn: false }, { cutIn: false, effects: NO_EFFECTS }]) {
      const [first] = bookOf(request).chapters[0]!.blocks
      expect(first?.kind === 'list' && first.items.every(({ ja }) => ja.match(/。/g)?.length === 1)).toBe(true)
      expect(first?.kind === 'list' && first.items.length).toBe(3)
    }
  })

  it('has chapters only where they apply', () => {
    expect(chapter(bookOf({ cutIn: false }), 'cut-in')).toBeUndefined()
    expect(chapter(bookOf({ effects: NO_EFFECTS }), 'effects')).toBeUndefined()
    expect(prose(bookOf({ deals: 1 }))).not.toMatch(/都落ち|交換/)
    expect(prose(bookOf({ effects: NO_EFFECTS, cutIn: false }))).not.toMatch(/カットイン(?!はできません)/)
  })

  it('tells of the first steps no more than they are', () => {
    const book = bookOf({ preset: 'first-steps' })
    for (const effect of EFFECTS) {
      const { ja } = effectName(effect, FIRST_STEPS.effects[effect] || STANDARD.effects[effect])
      expect([effect, prose(book).includes(ja)]).toEqual([effect, FIRST_STEPS.effects[effect] > 0])
    }
    expect(prose(book).length).toBeLessThan(prose(bookOf({})).length * 0.75)
  })

  it('cites every ruling somewhere', () => {
    const requests = [
      {},
      { passBinds: true, finish: true, fouls: 'penalise', lead: 'diamond' },
      { effects: { clear: 6, salvage: 8 } },
    ]
    const cited = new Set(requests.flatMap((request) => bookOf(request).rulings.map(({ id }) => id)))
    expect(RULINGS.filter(({ id }) => !cited.has(id)).map(({ id }) => id)).toEqual([])
  })

  it('gives credit, with the addresses of the document', () => {
    const { credit } = bookOf({})
    for (const name of [
      'こけ',
      'こけまろぐ',
      'http://kokec.hatenablog.jp/entry/Daifu/first',
      'http://kokec.hatenablog.jp/entry/Daifu/third',
    ])
      expect([credit.ja.includes(name), credit.en.includes(name)]).toEqual([true, true])
    expect(credit.en).toContain('After the rules by こけ')
  })

  it('is called after the preset that is played', () => {
    expect(bookOf({ preset: 'half' }).title.ja).toBe('カットイン大富豪（ハーフ）')
    expect(bookOf({ preset: 'half', fouls: 'penalise' }).title.ja).toBe('カットイン大富豪（ハーフ）')
    expect(bookOf({ fouls: 'penalise' }).title.ja).toBe('カットイン大富豪')
  })
})

const NO_EFFECTS = Object.fromEntries(EFFECTS.map((effect) => [effect, 0]))
const STANDARD = rulesOf({}, 4)!
const FIRST_STEPS = rulesOf({ preset: 'first-steps' }, 4)!

describe('effects are told of by the rank that has them', () => {
  it.each(EFFECTS)('%s: what it does, and what after a cut-in', (effect) => {
    const only = { ...NO_EFFECTS, [effect]: 3 }
    const name = effectName(effect, 3)
    const block = chapter(bookOf({ effects: only }), 'effects')!.blocks.find(
      (one) => one.kind === 'list' && one.items[0]!.ja.startsWith(`${name.ja}：`),
    )
    expect(block?.kind === 'list' && block.items.map(({ en }) => en.slice(0, en.indexOf(':')))).toEqual([
      name.en,
      'Cut in on',
    ])
    expect(block).toMatchObject({ changed: true })
    const without = chapter(bookOf({ effects: only, cutIn: false }), 'effects')!
    expect(JSON.stringify(without)).not.toMatch(/カットイン|[Cc]ut in/)
  })

  it('moved to other ranks they leave no trace of the usual ones', () => {
    const moved: Record<Effect, number> = { ...STANDARD.effects, clear: 4, flow: 8, back: 3, pass: 15, open: 0 }
    const book = bookOf({ effects: moved })
    expect(prose(book)).toMatch(/4切り：何枚でも場が流れ/)
    expect(prose(book)).toMatch(/8切り：8 を偶数枚/)
    expect(prose(book)).toMatch(/3バック/)
    expect(prose(book)).toMatch(/Two pass/)
    expect(prose(book)).not.toMatch(/Jバック|7渡し|オープン/)
    expect(JSON.stringify(chapter(book, 'differences'))).toMatch(/使わない効果：Aオープン/)
    expect(JSON.stringify(chapter(book, 'differences'))).toMatch(/7渡しは 2 の効果になり、2渡しと呼びます/)
  })

  it('five skip says from how many cards on it clears for so many seats', () => {
    expect(prose(bookOf({}, 4))).toContain('全員に札がある間は2枚から')
    expect(prose(bookOf({}, 7))).toContain('全員に札がある間は4枚から')
  })

  it('king greed and ace open say for how many cards', () => {
    expect(prose(bookOf({}))).toContain('K を3枚出すごとに1枚')
    expect(prose(bookOf({ perCard: 2 }))).toContain('A を2枚出すごとに1枚')
    expect(prose(bookOf({ perCard: 2 }))).not.toMatch(/3枚(?:出すごと|につき)/)
  })
})

interface Change {
  readonly key: string
  readonly value: unknown
}

/** Every setting and every row of a table, each set otherwise in every way that is worth trying. */
const changes: Change[] = Object.entries(schema.settings).flatMap(([name, setting]): Change[] => {
  switch (setting.kind) {
    case 'integer':
      return [setting.min, setting.default + 1].map((value) => ({ key: name, value }))
    case 'flag':
      return [{ key: name, value: !setting.default }]
    case 'choice':
      return setting.options.flatMap(({ value }) => (value === setting.default ? [] : [{ key: name, value }]))
    case 'table':
      return setting.rows.flatMap(({ key }) =>
        (name === 'effects' ? [0, 15] : [setting.default[key]! + 47]).map((value) => ({
          key: `${name}.${key}`,
          value,
        })),
      )
    default:
      throw new Error(`${name}: a kind of setting this test does not know`)
  }
})

/** Where a setting makes no difference, the book says so. */
const IDLE: readonly {
  readonly key: string
  readonly value: unknown
  readonly at: RulesRequest
  readonly seats: number
}[] = [
  { key: 'perCard', value: 2, at: { preset: 'first-steps' }, seats: 6 },
  { key: 'window', value: 9, at: { cutIn: false }, seats: 6 },
  { key: 'exchange', value: false, at: { deals: 1 }, seats: 6 },
  { key: 'fall', value: false, at: { deals: 1 }, seats: 6 },
  { key: 'lead', value: 'diamond', at: { deals: 1 }, seats: 6 },
  { key: 'titles.commoner', value: 9, at: {}, seats: 4 },
]

describe('nobody plays by a rule the book does not tell', () => {
  it.each(changes)('$key = $value changes the text and is marked', ({ key, value }) => {
    const before = bookOf({})
    const after = bookOf({ [key]: value })
    expect(prose(after) === prose(before)).toBe(false)
    const old = new Set(told(before).map((block) => JSON.stringify(withoutMark(block))))
    const marked = told(after).filter(
      (block) => !old.has(JSON.stringify(withoutMark(block))) && 'changed' in block && block.changed === true,
    )
    expect(marked).not.toEqual([])
    expect(chapter(after, 'differences')?.blocks).toHaveLength(1)
    expect(JSON.stringify(chapter(after, 'differences'))).toContain('"changed":true')
  })

  it.each(changes.filter(({ value }) => typeof value === 'number' && value > 15))(
    '$key = $value is written where its number was',
    ({ key, value }) => {
      expect(prose(bookOf({ [key]: value }))).toContain(`${String(value)}`)
    },
  )

  it.each(IDLE)(
    '$key = $value is said to make no difference with $at and $seats seats',
    ({ key, value, at, seats }) => {
      const book = bookOf({ ...at, [key]: value }, seats)
      expect(prose(book)).toBe(prose(bookOf(at, seats)))
      expect(JSON.stringify(chapter(book, 'differences'))).toContain('この卓では出番がありません')
    },
  )
})

describe('effects that cannot be played as they are set', () => {
  const refusalOf = (effects: Partial<Record<Effect, number>>): string => {
    const rules = resolveRules(schema, cutInDaifugo, { effects }, 4)
    return isRefusal(rules) ? rules.message.ja : ''
  }

  it('two on a rank: both are named', () => {
    expect(refusalOf({ clear: 6 })).toMatch(/^6サルベージと8切りが同じランク（6）に/)
    expect(refusalOf({ clear: 0, flow: 0 })).toBe('')
  })

  it('ranks that do not exist: the two is 15', () => {
    expect(refusalOf({ clear: 2 })).toContain('2 なら15')
    expect(refusalOf({ clear: 15 })).toBe('')
  })
})
