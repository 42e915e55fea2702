import { findGame } from '@tefuda/games'
import { conflictsOf, defaultRules, type Game, isRefusal, type RulesRequest, resolveRules } from '@tefuda/kernel'
import { describe, expect, it } from 'vitest'
import { armIds } from './named.ts'
import { coveringRows, faultOf, type Settings, singleChanges, valuesOf } from './sweep.ts'

const game = findGame('southern-cross')!
const FIXED: Settings = { deals: 1 }

const tripleOf = (names: readonly string[]): readonly (readonly [string, string, string])[] =>
  names.flatMap((one, i) =>
    names.slice(i + 1).flatMap((two, j) => names.slice(i + j + 2).map((three) => [one, two, three] as const)),
  )

describe('a sweep', () => {
  const rows = coveringRows(game, 2, FIXED, 2)

  it('tries rule sets without a conflict, and leaves what is fixed', () => {
    expect(rows.length).toBeLessThan(60)
    for (const row of rows) {
      expect(row.deals).toBe(1)
      expect(conflictsOf(game.schema, { ...defaultRules(game.schema), ...row }, 2)).toEqual([])
    }
  })

  it('brings all pairs of values together that do not conflict', () => {
    for (const jokers of valuesOf(game, 'jokers'))
      for (const hand of valuesOf(game, 'hand'))
        expect(rows.some((row) => row.jokers === jokers && row.hand === hand)).toBe(true)
  })

  it('brings all triples of values together that do not conflict, where it is asked for them', () => {
    const zheng = findGame('zheng-shang-you')!
    const names = Object.keys(zheng.schema.settings).filter((name) => name !== 'deals')
    const triples = coveringRows(zheng, 4, FIXED, 3)
    expect(triples.length).toBeGreaterThan(coveringRows(zheng, 4, FIXED, 2).length)
    const held = triples.map((row) => ({ ...defaultRules(zheng.schema), ...row }) as Settings)
    for (const [one, two, three] of tripleOf(names))
      for (const a of valuesOf(zheng, one))
        for (const b of valuesOf(zheng, two))
          for (const c of valuesOf(zheng, three)) {
            const asked = { ...FIXED, [one]: a, [two]: b, [three]: c }
            if (isRefusal(resolveRules(zheng.schema, zheng, asked as RulesRequest, 4))) continue
            expect(held).toContainEqual(expect.objectContaining(asked))
          }
  })

  it('changes settings one at a time', () => {
    const changes = singleChanges(game, 2, FIXED)
    expect(changes.length).toBeGreaterThan(15)
    for (const change of changes) expect(Object.keys(change)).toHaveLength(1)
  })

  it('gives each change a name of its own in rows, also where the short forms of two are the same', () => {
    const variants = singleChanges(findGame('cut-in-daifugo')!, 4, FIXED).map((set) => ({ set }))
    const names = armIds({ variants })
    expect(new Set(names).size).toBe(names.length)
    expect(names).toContain('effects={flow:0,skip:0,salvage:… (2)')
  })

  it('finds nothing broken where too little happens in a few games to see a promise kept', () => {
    // Nobody could claim anything in the windows of the first two sessions.
    expect(faultOf(findGame('exjan')!, 3, { deals: 1, hand: 4, chips: 1, claims: 'left' }, FIXED)).toBeNull()
  })

  it('tells of a session without end that alone, and with which settings', () => {
    const roles = defaultRules(game.schema).points as { readonly [role: string]: number }
    const endless = { target: 2, points: Object.fromEntries(Object.keys(roles).map((role) => [role, 0])), reachCap: 0 }
    expect(faultOf(game, 2, { board: 'zodiac', ...endless, hand: 1 }, {})).toEqual({
      set: endless,
      findings: [{ property: 'course', message: expect.stringContaining('has not ended after 20000 moves') }],
    })
    expect(faultOf(game, 2, { ...endless, deals: 1 }, { deals: 1 })).toBeNull()
  })

  it('names the fewest settings that break a promise', () => {
    // Four jokers together with one card in hand lose the outcome.
    const broken: Game = {
      ...game,
      engine: (rules, seats) => {
        const engine = game.engine(rules, seats)
        return rules.hand === 1 && rules.jokers === 4 ? { ...engine, outcome: () => null } : engine
      },
    }
    const fault = faultOf(broken, 2, { ...FIXED, hand: 1, jokers: 4, together: false }, FIXED)
    expect(fault?.set).toEqual({ deals: 1, hand: 1, jokers: 4 })
    expect(fault?.findings.length).toBeGreaterThan(0)
    expect(faultOf(broken, 2, { ...FIXED, hand: 1, jokers: 2 }, FIXED)).toBeNull()
  })
})
