import { isRefusal, type RuleBook, type RulesRequest, resolveRules } from '@tefuda/kernel'
import { blocksOf, chapterOf, faultsOf, isMarked, prose, told, withoutMark } from '@tefuda/kernel/conformance'
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

/** Names that are written in Japanese in the English book too. */
const NAMES = ['こけまろぐ', 'こけ']

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
    expect(faultsOf(book, NAMES)).toEqual([])
    const order = book.rulings.map(({ id }) => RULINGS.findIndex((ruling) => ruling.id === id))
    expect(order).toEqual(order.toSorted((a, b) => a - b))
  })

  it('is whole under any settings', () => {
    fc.assert(
      fc.property(anyRequest, fc.constantFrom(...SEATS), (request, seats) => {
        const rules = rulesOf(request, seats)
        expect(rules).not.toBeNull()
        expect(faultsOf(rulebook(rules!, seats), NAMES)).toEqual([])
      }),
      { numRuns: 200, seed: 20 },
    )
  })

  it('marks nothing as changed in the standard game, and something in every other one', () => {
    for (const { preset, book } of tables) {
      const marked = blocksOf(book).some(isMarked)
      expect({ preset, marked }).toEqual({ preset, marked: preset !== 'standard' })
      expect(chapterOf(book, 'differences') !== undefined).toBe(preset !== 'standard')
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
    expect(chapterOf(bookOf({ cutIn: false }), 'cut-in')).toBeUndefined()
    expect(chapterOf(bookOf({ effects: NO_EFFECTS }), 'effects')).toBeUndefined()
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
      { dropped: true },
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
    const block = chapterOf(bookOf({ effects: only }), 'effects')!.blocks.find(
      (one) => one.kind === 'list' && one.items[0]!.ja.startsWith(`${name.ja}：`),
    )
    expect(block?.kind === 'list' && block.items.map(({ en }) => en.slice(0, en.indexOf(':')))).toEqual([
      name.en,
      'Cut in on',
    ])
    expect(isMarked(block!)).toBe(true)
    const without = chapterOf(bookOf({ effects: only, cutIn: false }), 'effects')!
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
    expect(JSON.stringify(chapterOf(book, 'differences'))).toMatch(/使わない効果：Aオープン/)
    expect(JSON.stringify(chapterOf(book, 'differences'))).toMatch(/7渡しは 2 の効果になり、2渡しと呼びます/)
  })

  it('five skip says from how many cards on it clears for so many seats', () => {
    expect(prose(bookOf({}, 4))).toContain('全員に手札が残っている間は2枚から')
    expect(prose(bookOf({}, 7))).toContain('全員に手札が残っている間は4枚から')
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
    const old = new Set(told(before).map(withoutMark))
    const marked = told(after).filter((block) => !old.has(withoutMark(block)) && isMarked(block))
    expect(marked).not.toEqual([])
    expect(chapterOf(after, 'differences')?.blocks).toHaveLength(1)
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
      expect(JSON.stringify(chapterOf(book, 'differences'))).toContain('この卓では出番がありません')
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
