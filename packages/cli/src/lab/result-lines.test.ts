import { findGame } from '@tefuda/games'
import { isRefusal } from '@tefuda/kernel'
import { collector, type Outcome, planOf, playDeals, readExperiment } from '@tefuda/lab'
import { expect, it } from 'vitest'
import { createLook } from '../terminal/look.ts'
import { columnsOf } from '../terminal/text.ts'
import { baseTable, resultLines, strongestLines } from './result-lines.ts'

const look = createLook({ lang: 'en', colours: false })

const outcomeOf = (asked: object, deals = 12): Outcome => {
  const experiment = readExperiment({ name: 'a test', game: 'southern-cross', seats: 2, ...asked })
  const plan = isRefusal(experiment) ? experiment : planOf(experiment)
  if (isRefusal(plan)) throw new Error(plan.message.en)
  const collected = collector(plan)
  collected.add(playDeals(plan, 0, deals))
  return collected.outcome()
}

it('no range is told of what no game of the base had', () => {
  const { lines } = baseTable(outcomeOf({ players: [{ bot: 'random' }] }), look, 200)
  expect(lines.find((line) => line.startsWith('Windows opened'))).toMatch(/^Windows opened +0$/)
  expect(lines.find((line) => line.startsWith('Decisions'))).toMatch(/^Decisions +[\d.]+ +[\d.]+ +[\d.]+$/)
})

it.each(['en', 'ja'] as const)('times and shares have their unit beside their names, counts have none: %s', (lang) => {
  const { lines } = baseTable(outcomeOf({ players: [{ bot: 'random' }] }), createLook({ lang, colours: false }), 200)
  const names = lines.map((line) => line.split(/ {2}/)[0])
  expect(names).toEqual(
    expect.arrayContaining(
      lang === 'en'
        ? ['Estimated time (minutes)', 'Wins of seat 1 (share)', 'Decisions']
        : ['かかる時間の見積もり（分）', '1番の席の勝ち（割合）', '判断の数'],
    ),
  )
})

it('how one player fares among others is told of each rule set, before the tables', () => {
  const set = { 'points.set': 60 }
  const outcome = outcomeOf({ players: [{ bot: 'random' }, { bot: 'greedy' }], variants: [{ name: 'dear', set }] })
  const lines = resultLines(outcome, 'here', look, 200)
  expect(lines[2]).toMatch(
    /^Base: Wins of player 1 \(Random\): [\d.]+ \([\d.]+ to [\d.]+\), fewer than the 0\.5 of equals\.$/,
  )
  expect(lines[3]).toMatch(/^dear: Wins of player 1 \(Random\): /)
})

it('what differs most is told below the table of a variant, once', () => {
  const variants = [
    { name: 'dear', set: { reachPoints: 500 } },
    { name: 'idle', set: { 'multipliersZodiac.2': 5 } },
  ]
  const lines = resultLines(outcomeOf({ players: [{ bot: 'random' }], variants }), 'here', look, 200)
  const idle = lines.indexOf('idle')
  expect(lines[idle - 2]).toMatch(/^What differs most: Points of .* → /)
  expect(lines[idle + 1]).toBe('Multipliers (zodiac): 2 roles 2 → 2 roles 5')
  expect(lines[idle + 2]).toMatch(/^No effect at all/)
  expect(lines[lines.indexOf('', idle) - 1]).toMatch(/no bot uses it\.$/)
})

it.each(['en', 'ja'] as const)('no line is longer than the terminal, and no name is cut: %s', (lang) => {
  const variants = [{ name: 'dear', set: { reachPoints: 500 } }, { set: { hand: 4, reachPoints: 500 } }]
  const lines = resultLines(outcomeOf({ variants }, 40), 'here', createLook({ lang, colours: false }), 80)
  for (const line of lines) expect(columnsOf(line), line).toBeLessThanOrEqual(80)
  expect(lines.filter((line) => line.includes('…'))).toEqual([])
})

it('where the line is short, measures stand below their verdict, and how many more deals it takes below each', () => {
  const variants = [{ name: 'dear', set: { reachPoints: 500 } }]
  const lines = resultLines(outcomeOf({ variants }, 40), 'here', look, 80)
  const from = lines.findIndex((line) => line.startsWith('Cannot tell yet:'))
  expect(lines[from + 2]).toMatch(/^ {4}about [\d,]+ more deals$/)
  const row = lines.find((line) => line.startsWith('Wins of seat 1') && line.includes(' q '))
  expect(row).toMatch(/ [\d.]+ +[\d.]+ +[+−][\d.]+ +−[\d.]+ to [\d.]+ {2}q [\d.]+$/)
})

it('the changes of a sweep that move most are told, with what each does', () => {
  const players = [{ bot: 'random' }]
  const variants = [
    { name: 'multipliersZodiac.2=5', set: { 'multipliersZodiac.2': 5 } },
    { name: 'reachPoints=500', set: { reachPoints: 500 } },
  ]
  const lines = strongestLines(outcomeOf({ players, variants }), look, 200)
  expect(lines).toHaveLength(1)
  expect(lines[0]).toMatch(/^reachPoints=500 \(Points for a reach\): What differs most: /)
})

it('names that are too long for the head of a column stand below, by letters', () => {
  const variants = [{ set: { reachPoints: 500, hand: 2 } }, { set: { reachPoints: 500, hand: 4 } }]
  const lines = resultLines(outcomeOf({ players: [{ bot: 'random' }], variants }), 'here', look, 160)
  const heads = lines.findIndex((line) => line.startsWith('From all deals together'))
  expect(lines[heads]).toMatch(/base +Variant A +Variant B$/)
  const key = lines.filter((line) => /^Variant [AB]: /.test(line))
  expect(key).toEqual([expect.stringMatching(/hand: 2/), expect.stringMatching(/hand: 4/)])
})

it('a board is told by its name', () => {
  const small = [
    [1, 2, 3, 4, 1],
    [3, 5, 6, 5, 2],
    [4, 7, 8, 7, 4],
    [2, 5, 6, 5, 3],
    [1, 4, 3, 2, 1],
  ]
  const asked = { game: 'ccc', players: [{ bot: 'greedy' }], variants: [{ set: { board: small } }] }
  expect(strongestLines(outcomeOf(asked, 40), look, 200)[0]).toMatch(/^"Board: Small 5×5": What differs most: /)
})

it.each(['en', 'ja'] as const)('no line is broken by a terminal of 80 columns, and none is cut: %s', (lang) => {
  const narrow = createLook({ lang, colours: false })
  const roles = Object.keys(findGame('southern-cross')!.schema.settings.points!.default as object)
  const variants = [
    { set: { points: Object.fromEntries(roles.map((role) => [role, 1])) } },
    // No effect at all.
    { set: { 'multipliersZodiac.2': 5 } },
  ]
  const outcome = outcomeOf({ players: [{ bot: 'random' }], variants }, 40)
  const lines = [...resultLines(outcome, 'here', narrow, 80), ...strongestLines(outcome, narrow, 80)]
  expect(lines.filter((line) => columnsOf(line) > 80)).toEqual([])
  expect(lines.join('')).not.toContain('{')
  expect(lines.join('')).toContain(lang === 'en' ? 'Measured in one deal of 16: ' : '配り16回に1回だけ測るもの：')
})
