import { mkdtempSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { LEVELS } from '@tefuda/bots/levels'
import { describe, expect, it } from 'vitest'
import { root } from './runtime.mjs'
import { freeze } from './strength-earlier.ts'
import { intervalOf, nameOf, page, resultOf } from './strength-report.ts'
import sessions, { type Played } from './strength-sessions.ts'
import { againstEarlier, type StrengthTable, TABLES } from './strength-tables.ts'

const played = (points: readonly number[]): Played[] =>
  points.map((one) => ({ points: one, firsts: 0.5, decisions: 10, ms: 5 }))

const tableOf = (id: string): StrengthTable => TABLES.find((table) => table.id === id)!

describe('the report', () => {
  it('gives the mean and Student’s 95 % interval', () => {
    // t(0.975, 3) = 3.1824; the deviation of 1, 2, 3, 4 is 1.29099.
    expect(intervalOf([1, 2, 3, 4])).toEqual({ mean: 2.5, within: 2.0543 })
  })

  it('says how long a bot thinks', () => {
    expect(nameOf({ bot: 'greedy' })).toBe('greedy')
    expect(nameOf({ bot: 'greedy', overlooks: 0.3 })).toBe('greedy, overlooks 30 %')
    expect(nameOf({ bot: 'monte-carlo', playouts: 20 })).toBe('monte-carlo, 20 playouts a candidate')
    expect(nameOf({ bot: 'monte-carlo', playoutsInAll: 50 })).toBe('monte-carlo, 50 playouts a decision')
  })

  it('counts every deal of every side, and compares solitaires with the row above', () => {
    const four = tableOf('zheng-shang-you')
    const against = resultOf(four, four.contests[0]!, played([1, 2, 3]), [])
    expect(against).toMatchObject({ deals: 24, better: null, msPerDecision: 0.5 })
    const alone = tableOf('southern-cross')
    expect(resultOf(alone, alone.contests[1]!, played([3, 4, 6]), played([1, 1])).better).toMatchObject({ mean: 2.5 })
  })

  it('has a section for each table that was played', () => {
    const four = tableOf('zheng-shang-you')
    const results = [resultOf(four, four.contests[0]!, played([1, 2, 3]), [])]
    const text = page(TABLES, [{ id: four.id, made: 'Made by hand.', results }])
    expect(text).toContain('| greedy | random | 24 | 2.00 ± 2.48 | 50.0 ± 0.0 % | 0.50 |')
    expect(text.match(/^## /gm)).toHaveLength(1)
  })

  it('tells how policies grew, each where it was measured', () => {
    const curve = (...points: number[]) => points.map((one, k) => ({ iteration: 100 * k, points: one }))
    const text = page([], [], { 'zheng-shang-you': { alone: curve(0, 0.128, 0.152), teams: curve(0, 0.1) } })
    expect(text).toContain('| 100 | 0.128 | 0.100 |')
    expect(text).toContain('| 200 | 0.152 |  |')
  })
})

describe('the levels of the last release', () => {
  const tables = againstEarlier(LEVELS.filter(({ id }) => id !== 'strong'))

  it('meet those of today, each its own', () => {
    expect(tables.map(({ id }) => id)).toContain('zheng-shang-you-earlier')
    for (const { contests } of tables) for (const { player, against } of contests) expect(player).toEqual(against)
  })

  it('are frozen with all they know, and play at tables of their own: here those of today against themselves', async () => {
    const folder = mkdtempSync(join(root, 'node_modules', '.frozen-'))
    const release = join(folder, 'bots.mjs')
    freeze(release)
    const table = tables.find(({ game }) => game === 'zheng-shang-you')!
    const contest = table.contests[0]!
    const task = { table, contest, from: 1, to: 2 }
    const [[one], [same]] = await Promise.all([sessions({ ...task, release }), sessions(task)])
    rmSync(folder, { recursive: true })
    expect(one!.points).toBe(same!.points)
  })
})

describe('sessions', () => {
  it.each(TABLES)('$id: equal players score alike from all sides together', async (table) => {
    const player = { bot: 'greedy' }
    const contest = { player, against: table.seats === 1 ? null : player, sessions: 1 }
    const [one] = await sessions({ table, contest, from: 3, to: 4 })
    expect(one!.firsts).toBeCloseTo(1 / table.sides)
    expect(one!.decisions).toBeGreaterThan(10)
    expect(table.fromMean ? one!.points : 0).toBeCloseTo(0)
    const [again] = await sessions({ table, contest, from: 3, to: 4 })
    expect(again!.points).toBe(one!.points)
  })
})
