import { isRefusal, readRules } from '@tefuda/kernel'
import { describe, expect, it } from 'vitest'
import { BOARDS } from './board.ts'
import type { Hit } from './role.ts'
import { type BoardId, schema } from './rules.ts'
import { centreOf, type RulesContext, rulesContextOf } from './state.ts'
import { multiplierOf, trickOf } from './trick.ts'

const contextFor = (board: BoardId): RulesContext => {
  const rules = readRules(schema, { board })
  if (isRefusal(rules)) throw new Error(rules.message.en)
  return rulesContextOf(rules, 1)
}

type Fixed = '3x3' | '4x4' | '5x5' | 'zodiac'

/** So many roles on lines of a board: all of them through its centre, or not all. */
const rolesOn = (board: Fixed, n: number, through: 'centre' | 'elsewhere', length?: number): Hit[] => {
  const context = contextFor(board)
  const [centre] = centreOf(context)
  const lines = [...new Map(BOARDS[board].through.flat().map((line) => [line.id, line])).values()].filter(
    ({ cells }) => length === undefined || cells.length === length,
  )
  const [there, beside] = [true, false].map((isThere) =>
    lines.filter(({ cells }) => cells.includes(centre!) === isThere),
  )
  const chosen = through === 'centre' ? there!.slice(0, n) : [...there!.slice(0, n - 1), ...beside!].slice(-n)
  if (chosen.length < n) throw new Error(`${board} has no ${n} such lines`)
  return chosen.map((line) => ({ line, kind: 'sequence', points: 10, hasJoker: false, allJokers: false }))
}

/** What so many roles are called and by how much they are multiplied, from one role on, a card placed in the centre or not. */
const tricks = (board: Fixed, through: 'centre' | 'elsewhere', counts: readonly number[], joker = false): string[] => {
  const context = contextFor(board)
  return counts.map((n) => {
    const roles = rolesOn(board, n, through).map((hit, k) => ({ ...hit, hasJoker: joker && k === 0 }))
    const trick = trickOf(context, roles, through === 'centre' ? [centreOf(context)[0]!] : [])
    expect([trick.sum, multiplierOf(context, roles, [])]).toEqual([10 * n, trick.multiplier])
    return `${n} ${trick.name?.en ?? 'no trick'} ×${trick.multiplier}`
  })
}

const FEW = [1, 2, 3]
const MANY = [5, 6, 7, 8, 9]
const BOARDS_OF_LINES = ['3x3', '4x4', '5x5', 'zodiac'] as const

describe('a trick (SC-7, SC-8)', () => {
  it.each(BOARDS_OF_LINES)('of up to three roles is called and multiplied alike wherever they lie, on %s', (board) => {
    for (const through of ['centre', 'elsewhere'] as const) {
      expect(tricks(board, through, FEW)).toEqual([
        '1 no trick ×1',
        '2 Extra double trick ×2',
        '3 Extra triple trick ×3',
      ])
      expect(tricks(board, through, FEW, true)).toEqual(['1 no trick ×1', '2 Double trick ×1', '3 Triple trick ×1'])
    }
  })

  it('of four is a grand cross, with a joker a southern cross through the centre, else a variant; not on 5×5', () => {
    const four = BOARDS_OF_LINES.map((board) =>
      [false, true].flatMap((joker) =>
        (['centre', 'elsewhere'] as const).flatMap((through) => tricks(board, through, [4], joker)),
      ),
    )
    const cross = ['4 Grand cross ×9', '4 Grand cross ×9', '4 Southern cross ×1', '4 Variant southern cross ×1']
    expect(four).toEqual([
      cross,
      // 4×4 has no one cell in its centre.
      cross.with(2, '4 Variant southern cross ×1'),
      ['4 Extra quadruple trick ×4', '4 Extra quadruple trick ×4', '4 Quadruple trick ×1', '4 Quadruple trick ×1'],
      cross,
    ])
  })

  it('of more roles is called by their number, from nine on with it', () => {
    const names = [
      '5 Extra quintuple trick',
      '6 Extra sextuple trick',
      '7 Extra septuple trick',
      '8 Extra octuple trick',
    ]
    const all = [...names, '9 Extra trick of 9 roles']
    for (const board of ['4x4', 'zodiac'] as const)
      expect(tricks(board, 'elsewhere', MANY)).toEqual(all.map((name) => `${name} ×9`))
    expect(tricks('3x3', 'elsewhere', MANY.slice(0, 4))).toEqual(names.map((name) => `${name} ×9`))
    expect(tricks('5x5', 'elsewhere', MANY)).toEqual(all.map((name, k) => `${name} ×${Math.min(8, 5 + k)}`))
    expect(tricks('5x5', 'elsewhere', [5, 9], true)).toEqual(['5 Quintuple trick ×1', '9 Trick of 9 roles ×1'])
  })

  it('with a joker is Saturn on 3×3 from five roles on', () => {
    expect(tricks('3x3', 'elsewhere', [5, 8], true)).toEqual(['5 Saturn ×1', '8 Saturn ×1'])
  })

  it('through the centre of the zodiac is a supernova from five roles on; with a joker six are the zodiac cross', () => {
    expect(tricks('zodiac', 'centre', [5, 6])).toEqual(['5 Supernova ×10', '6 Supernova ×10'])
    expect(tricks('zodiac', 'centre', [5, 6], true)).toEqual(['5 Quintuple trick ×1', '6 Zodiac cross ×1'])
    expect(tricks('zodiac', 'elsewhere', [6], true)).toEqual(['6 Sextuple trick ×1'])
  })

  it('of four roles of five cards through the centre of 5×5 is Nirvana, where the card was placed there', () => {
    const context = contextFor('5x5')
    const [centre] = centreOf(context)
    const four = rolesOn('5x5', 4, 'centre', 5)
    const { nirvana, 4: quadruple } = context.rules.multipliers5x5
    expect(trickOf(context, four, [centre!])).toMatchObject({ multiplier: nirvana, name: { en: 'Nirvana' } })
    expect(multiplierOf(context, four, [])).toBe(quadruple)
    expect(multiplierOf(context, rolesOn('5x5', 4, 'elsewhere', 5), [centre!])).toBe(quadruple)
    expect(multiplierOf(context, [...four.slice(1), rolesOn('5x5', 1, 'centre', 3)[0]!], [centre!])).toBe(quadruple)
  })
})
