import { createHash } from 'node:crypto'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { canonicalJson } from './json.ts'
import { isRefusal, type Refusal } from './refusal.ts'
import {
  changedSettings,
  changesFrom,
  conflictsOf,
  defaultRules,
  fingerprint,
  nearestPreset,
  parseSettingText,
  type RuleSchema,
  type RulesOf,
  type RulesRequest,
  readRules,
  resolveRules,
  ruleSetName,
  type Setting,
  variantName,
} from './rules.ts'
import { text } from './text.ts'

const label = text('名', 'name')
const base = { label, source: 'T-1', group: 'all' }
const settings = {
  hand: { ...base, kind: 'integer', default: 3, min: 1, max: 7 },
  undo: { ...base, kind: 'flag', default: false },
  field: {
    ...base,
    kind: 'choice',
    default: 'small',
    options: [
      { value: 'small', label },
      { value: 'large', label },
    ],
  },
  points: {
    ...base,
    kind: 'table',
    default: { set: 30, run: 20 },
    min: 0,
    max: 1000,
    rows: [
      { key: 'set', label },
      { key: 'run', label },
    ],
  },
  board: { ...base, kind: 'matrix', default: [[1, 2], [3]], min: 0, max: 14, maxSide: 3 },
} as const satisfies { readonly [name: string]: Setting }
type Rules = RulesOf<typeof settings>

const schema: RuleSchema<Rules> = {
  groups: [{ id: 'all', label }],
  settings,
  presets: [
    { id: 'standard', name: label, summary: label, delta: {} },
    { id: 'rich', name: label, summary: label, delta: { points: { set: 300, run: 200 }, field: 'large' } },
  ],
  conflicts: [
    {
      id: 'undo-together',
      rule: 'T-2',
      settings: ['undo'],
      when: (rules, seats) => rules.undo && seats > 1,
      message: (rules, seats) =>
        text(`${seats}人では戻せません（手札${rules.hand}枚）。`, `No undo with ${seats} seats.`),
    },
  ],
}
const SEATS = { minSeats: 1, maxSeats: 4 }
const standard: Rules = { hand: 3, undo: false, field: 'small', points: { set: 30, run: 20 }, board: [[1, 2], [3]] }

const read = (request: RulesRequest): Rules | Refusal => readRules(schema, request)
const code = (request: RulesRequest): string => {
  const rules = read(request)
  return isRefusal(rules) ? rules.code : 'accepted'
}
const message = (request: RulesRequest): string => {
  const rules = read(request)
  return isRefusal(rules) ? rules.message.en : 'accepted'
}

describe('readRules', () => {
  it('starts from the defaults, or from a preset', () => {
    expect(defaultRules(schema)).toEqual(standard)
    expect(read({})).toEqual(standard)
    expect(read({ preset: 'standard' })).toEqual(standard)
    expect(read({ preset: undefined })).toEqual(standard)
    expect(read({ preset: 'rich' })).toEqual({ ...standard, points: { set: 300, run: 200 }, field: 'large' })
  })

  it('changes settings of every kind', () => {
    expect(read({ hand: 7, undo: true, field: 'large', points: { set: 0, run: 1 }, board: [[], [0, 14, 7]] })).toEqual({
      hand: 7,
      undo: true,
      field: 'large',
      points: { set: 0, run: 1 },
      board: [[], [0, 14, 7]],
    })
  })

  it('changes single rows of a table, written with a dot or in part, and keeps the rest of the preset', () => {
    expect(read({ preset: 'rich', 'points.set': 5 })).toMatchObject({ points: { set: 5, run: 200 } })
    expect(read({ preset: 'rich', points: { run: 6 } })).toMatchObject({ points: { set: 300, run: 6 } })
    expect(read({ points: { run: 6 }, 'points.set': 5 })).toMatchObject({ points: { set: 5, run: 6 } })
  })

  it('refuses values out of range or of another type, and says what would do', () => {
    for (const hand of [0, 8, 2.5, '3', true, null, Number.NaN, [3], undefined])
      expect(message({ hand })).toBe('hand must be a whole number from 1 to 7.')
    for (const undo of [0, 'true', null]) expect(message({ undo })).toBe('undo must be true or false.')
    for (const field of ['medium', 1, null, ['small']])
      expect(message({ field })).toBe('field must be one of small large.')
    for (const points of [30, null, [30, 20], 'set']) expect(code({ points })).toBe('bad-setting')
    for (const value of [-1, 1001, '30', null]) {
      expect(message({ 'points.set': value })).toBe('points.set must be a whole number from 0 to 1000.')
      expect(message({ points: { set: value } })).toBe('points.set must be a whole number from 0 to 1000.')
    }
    for (const board of [
      1,
      [1],
      [[15]],
      [[1, 2, 3, 4]],
      [[1], [1], [1], [1]],
      [['1']],
      { 0: [1] },
      [null],
      [new Array(2)],
    ])
      expect(code({ board })).toBe('bad-setting')
  })

  it('refuses presets and settings that are not there', () => {
    expect(message({ preset: 'poor' })).toBe('There is no preset "poor". There are: standard rich.')
    for (const preset of [null, 3, { toString: null }, ['standard']] as unknown as string[])
      expect(code({ preset })).toBe('unknown-preset')
    for (const key of [
      'hands',
      '',
      '.',
      '__proto__',
      'constructor',
      'toString',
      'points.',
      'points.four',
      'points.set.x',
      'hand.x',
      '.set',
    ])
      expect(code(JSON.parse(`{${JSON.stringify(key)}: 1}`)), key).toBe('unknown-setting')
    for (const row of ['four', '__proto__', 'constructor'])
      expect(code({ points: JSON.parse(`{"${row}": 1}`) }), row).toBe('unknown-setting')
  })

  it('tells all that is wrong at once, and what is unknown first', () => {
    expect(
      message({
        preset: 'poor',
        hand: 0,
        hands: 1,
        undo: 1,
        'points.four': 4,
        points: { set: -1, run: -1 },
        feild: 'x',
      }),
    ).toBe(
      [
        'There is no preset "poor". There are: standard rich.',
        'There is no setting "hands", "feild". There are: hand undo field points board.',
        'hand must be a whole number from 1 to 7.',
        'undo must be true or false.',
        'There is no setting "points.four". There are: points.set points.run.',
        'points.set must be a whole number from 0 to 1000.',
        'points.run must be a whole number from 0 to 1000.',
      ].join(' '),
    )
    const many = Object.fromEntries(Array.from({ length: 10_000 }, (_, k) => [`points.${k}`, 1]))
    expect(message(many).length).toBeLessThan(1000)
    expect(message(Object.fromEntries(Object.keys(many).map((key) => [key.slice(1), 1]))).length).toBeLessThan(1000)
  })

  it('refuses what is no request at all', () => {
    for (const wrong of [null, 5, 'standard', [['hand', 1]]] as unknown as RulesRequest[])
      expect(code(wrong)).toBe('bad-rules')
  })

  it('shows no more than a line of what somebody wrote', () => {
    expect(message({ ['x'.repeat(100_000)]: 1 }).length).toBeLessThan(120)
    expect(message({ preset: 'x'.repeat(100_000) }).length).toBeLessThan(120)
  })

  it('keeps nothing of the request that could change later', () => {
    const board = [[1, 2]]
    const rules = read({ board })
    board[0]?.push(99)
    expect(rules).toMatchObject({ board: [[1, 2]] })
  })

  it('knows no minus zero', () => {
    expect(Object.is((read({ 'points.set': -0 }) as Rules).points.set, 0)).toBe(true)
  })

  it('reads a full rule set back as itself', () => {
    expect(read(read({ preset: 'rich', hand: 5 }) as Rules)).toEqual(read({ preset: 'rich', hand: 5 }))
  })

  it('throws at nothing', () => {
    const keys = fc.constantFrom('preset', 'hand', 'undo', 'field', 'points', 'points.set', 'board', '__proto__')
    const settled = fc.property(fc.dictionary(fc.oneof(keys, fc.string()), fc.jsonValue()), (request) => {
      const rules = read(request as RulesRequest)
      return isRefusal(rules) || canonicalJson(read(rules)) === canonicalJson(rules)
    })
    expect(() => fc.assert(settled, { numRuns: 500 })).not.toThrow()
  })
})

describe('resolveRules', () => {
  it('tells of settings and seats at once', () => {
    expect(resolveRules(schema, SEATS, { hand: 0 }, 9)).toMatchObject({
      code: 'bad-setting',
      message: { en: expect.stringMatching(/^hand must be .* This game is for 1 to 4 seats\./) },
    })
  })

  it('refuses a number of seats that the game is not for', () => {
    for (const seats of [0, 5, 1.5, -1, Number.NaN])
      expect(resolveRules(schema, SEATS, {}, seats)).toMatchObject({ code: 'bad-seats' })
    expect(resolveRules(schema, SEATS, {}, 4)).toEqual(standard)
  })

  it('refuses settings that exclude one another, with the ruling and the reason', () => {
    expect(resolveRules(schema, SEATS, { undo: true }, 1)).toMatchObject({ undo: true })
    expect(resolveRules(schema, SEATS, { undo: true }, 2)).toEqual({
      code: 'rules-conflict',
      rule: 'T-2',
      message: text('2人では戻せません（手札3枚）。', 'No undo with 2 seats.'),
    })
    expect(conflictsOf(schema, { ...standard, undo: true }, 2).map((conflict) => conflict.id)).toEqual([
      'undo-together',
    ])
  })
})

describe('changedSettings', () => {
  it('names what differs from the standard game', () => {
    expect(changedSettings(schema, standard)).toEqual([])
    expect(changedSettings(schema, { ...standard, points: { run: 20, set: 30 } })).toEqual([])
    expect(changedSettings(schema, { ...standard, points: { set: 31, run: 20 }, board: [[1]] })).toEqual([
      'points',
      'board',
    ])
  })
})

describe('nearestPreset', () => {
  const rich = read({ preset: 'rich' }) as Rules

  it('finds the preset itself, and what differs from the nearest one', () => {
    expect(nearestPreset(schema, standard)).toEqual({ preset: 'standard', changes: {} })
    expect(nearestPreset(schema, rich)).toEqual({ preset: 'rich', changes: {} })
    const rules = { ...rich, points: { run: 200, set: 300 }, hand: 7 }
    expect(nearestPreset(schema, rules)).toEqual({ preset: 'rich', changes: { hand: 7 } })
    expect(read({ preset: 'rich', ...changesFrom(rich, rules) })).toEqual(rules)
  })

  it('takes the first where several are as near', () => {
    expect(nearestPreset(schema, { ...standard, field: 'large' })).toEqual({
      preset: 'standard',
      changes: { field: 'large' },
    })
  })

  it('gives a rule set its name, with the number of changes', () => {
    const [plain, second] = schema.presets.map(({ name }) => name)
    expect([ruleSetName(schema, standard), variantName(schema, standard)]).toEqual([
      { preset: plain, changes: 0 },
      plain,
    ])
    const rules = { ...rich, hand: 7 }
    expect(ruleSetName(schema, rules)).toEqual({ preset: second, changes: 1 })
    expect(variantName(schema, rules)).toEqual({ ja: `${second!.ja} +1`, en: `${second!.en} +1` })
  })
})

describe('fingerprint', () => {
  it('is the committed one', () => {
    const canonical =
      '{"game":"test","rules":{"board":[[1,2],[3]],"field":"small","hand":3,"points":{"run":20,"set":30},"undo":false},"rulesVersion":1}'
    const hash = 'd8d045f2b23754e9b277872aefed4da0c49422f9bd355be7190b6866255da06d'
    expect(fingerprint('test', 1, standard)).toBe(hash)
    expect(createHash('sha256').update(canonical).digest('hex')).toBe(hash)
  })

  it('does not depend on the order of settings or rows, and on nothing but game, version and rules', () => {
    const shuffled: Rules = { board: [[1, 2], [3]], points: { run: 20, set: 30 }, field: 'small', undo: false, hand: 3 }
    expect(fingerprint('test', 1, shuffled)).toBe(fingerprint('test', 1, standard))
    const others = [
      fingerprint('test', 1, standard),
      fingerprint('test', 2, standard),
      fingerprint('tent', 1, standard),
      fingerprint('test', 1, { ...standard, hand: 4 }),
      fingerprint('test', 1, { ...standard, points: { set: 20, run: 30 } }),
      fingerprint('test', 1, { ...standard, board: [[1], [2, 3]] }),
    ]
    expect(new Set(others)).toHaveLength(others.length)
  })
})

it('a setting on the command line is JSON where it can be, else a text', () => {
  expect(['3', 'true', '[[1,2]]', '4x4', 'small', ''].map(parseSettingText)).toEqual([
    3,
    true,
    [[1, 2]],
    '4x4',
    'small',
    '',
  ])
})
