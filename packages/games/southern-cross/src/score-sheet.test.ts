import { isRefusal, type RulesRequest, resolveRules } from '@tefuda/kernel'
import { describe, expect, it } from 'vitest'
import { southernCross } from './index.ts'
import { scorePlacement, sessionSheet } from './score-sheet.ts'

const rulesOf = (request: RulesRequest, seats: number) => {
  const rules = resolveRules(southernCross.schema, southernCross, request, seats)
  if (isRefusal(rules)) throw new Error(rules.message.en)
  return rules
}

/** A field row by row, `.` where there is no card; a stack is written `C2+H5`, the lowest first. */
const fieldOf = (written: string): Record<string, string[]> => {
  const names = written.trim().split(/\s+/)
  const side = Math.sqrt(names.length)
  return Object.fromEntries(
    names.flatMap((cards, k) =>
      cards === '.' ? [] : [[`${'abcde'[k % side]}${Math.floor(k / side) + 1}`, cards.split('+')]],
    ),
  )
}

const score = (field: string, move: string, request: RulesRequest = {}, seats = 1) =>
  scorePlacement(rulesOf(request, seats), { seats, field: fieldOf(field), move })

describe('a placement at a real table scores as the document has it', () => {
  it('extra double trick: (royal sequence 40 + sequence 20) × 2', () => {
    expect(score('C2 H5 H6  S5 SK C4  D6 H2 D8', 'H4@a1')).toMatchObject({
      points: 120,
      waves: [
        {
          sum: 60,
          multiplier: 2,
          trick: { ja: 'エキストラ・ダブル・トリック' },
          roles: [
            { kind: 'royal-sequence', points: 40 },
            { kind: 'sequence', points: 20 },
          ],
        },
      ],
    })
  })

  it('grand cross, southern cross, saturn by two jokers at once', () => {
    expect(score('C5 S6 S5  H5 CK H7  D7 D6 S7', 'H6@b2')).toMatchObject({ points: 990 })
    expect(score('SJ S9 C2  H5 CK H7  D2 D9 DJ', 'RJ@b2')).toMatchObject({ points: 130 })
    expect(score('C3 H5 H6  S5 DK H7  S6 S7 C9', 'RJ@a1+BJ@c3')).toMatchObject({ points: 200 })
  })

  it('by the rules in force: four jokers in a row are one role', () => {
    const field = 'RJ RJ BJ .  . . . .  . . . .  . . . .'
    expect(score(field, 'BJ@d1', { board: '4x4', jokers: 2 }, 2)).toMatchObject({ waves: [{ points: 80 }] })
  })

  it('what lies beneath comes up and makes a combo', () => {
    expect(score('D2+H4 H5 .  D3 . .  D4 . C9', 'H6@c1')).toMatchObject({ points: 80, waves: [{}, { combo: 1 }] })
  })

  it('total eclipse where nothing is left; reaches where several share the field', () => {
    expect(score('S4 S5 .  . . .  . . .', 'C6@c1')).toMatchObject({ points: 70, eclipse: 50 })
    expect(score('S4 . .  . . .  . . .', 'C5@b1', {}, 2)).toMatchObject({ points: 5, reaches: [{ with: 'a1' }] })
  })

  it('on a growing field cells are named by their place', () => {
    const field = { '0,0': ['H4'], '1,0': ['H5'] }
    expect(scorePlacement(rulesOf({ board: 'free' }, 1), { seats: 1, field, move: 'H6@2,0' })).toMatchObject({
      waves: [{ points: 40 }],
    })
  })
})

describe('refused', () => {
  const codeOf = (answer: unknown): string => (isRefusal(answer) ? answer.code : 'scored')

  it.each([
    ['X9 . .  . . .  . . .', 'H6@c1', 'unknown-card'],
    ['H4 . .  . . .  . . .', 'H6@d1', 'unknown-cell'],
    ['H4 . .  . . .  . . .', 'H6', 'unreadable-move'],
    ['H6 . .  . . .  . . .', 'H6@b1', 'too-often'],
    ['H4 H5 .  . . .  . . .', 'H6@c1+S6@c2', 'jokers-only'],
    ['H4 H5 .  . . .  . . .', 'RJ@c1+BJ@c3', 'jokers-apart'],
  ])('%s, %s: %s', (field, move, code) => expect(codeOf(score(field, move))).toBe(code))

  it('a cell that the field has not', () => {
    const rules = rulesOf({}, 1)
    expect(codeOf(scorePlacement(rules, { seats: 1, field: { z9: ['H4'] }, move: 'H6@a1' }))).toBe('unknown-cell')
  })
})

describe('the sheet of several games', () => {
  it('is over when somebody leads alone with the points asked for (SC-17)', () => {
    const rules = rulesOf({ target: 1000 }, 2)
    const games = [
      [600, 500],
      [400, 500],
    ]
    expect(sessionSheet(rules, 2, games)).toMatchObject({ over: false, outcome: { scores: [1000, 1000] } })
    expect(sessionSheet(rules, 2, [...games, [10, 20]])).toEqual({
      rounds: [
        { points: [600, 500], totals: [600, 500] },
        { points: [400, 500], totals: [1000, 1000] },
        { points: [10, 20], totals: [1010, 1020] },
      ],
      over: true,
      outcome: { scores: [1010, 1020], ranks: [2, 1], winners: [1] },
    })
  })
})
