import { isRefusal, type Text } from '@tefuda/kernel'
import { collector, type Outcome, planOf, playDeals, readExperiment } from '@tefuda/lab'
import { describe, expect, it } from 'vitest'
import { createLook } from '../terminal/look.ts'
import { columnsOf } from '../terminal/text.ts'
import { fitted, liveTables } from './live-tables.ts'
import { variantTables } from './result-lines.ts'

const look = createLook({ lang: 'en', colours: false })

const outcomeWith = (points: readonly number[], nameOf = (set: number) => `${set} points`): Outcome => {
  const experiment = readExperiment({
    name: 'a test',
    game: 'southern-cross',
    seats: 2,
    variants: points.map((set) => ({ name: nameOf(set), set: { 'points.set': set } })),
    players: [{ bot: 'random' }],
  })
  const plan = isRefusal(experiment) ? experiment : planOf(experiment)
  if (isRefusal(plan)) throw new Error(plan.message.en)
  const collected = collector(plan)
  collected.add(playDeals(plan, 0, 20))
  return collected.outcome()
}

describe('the tables of a run on its way', () => {
  const outcome = outcomeWith([60, 70])

  it('are those of its end where there is room', () => {
    const final = variantTables(outcome, look, 200).flatMap(({ title, lines }) => ['', title, ...lines])
    expect(liveTables(outcome, look, { columns: 200, rows: 200 })).toEqual(final)
    expect(final[2]).toMatch(/^ +base +variant +difference +95 % interval$/)
    expect(final[3]).toMatch(
      /^Points of a seat +[\d.]+ +[\d.]+ +\+[\d.]+ +−[\d.]+ to [\d.]+ {2}cannot tell yet: about \d+ more deals {2}q/,
    )
  })

  it('keep within the screen, and count what does not fit', () => {
    for (const [columns, rows] of [
      [100, 30],
      [60, 12],
      [40, 5],
      [30, 2],
    ] as const) {
      const lines = liveTables(outcome, look, { columns, rows })
      expect(lines.length).toBeLessThanOrEqual(rows)
      for (const line of lines) expect(columnsOf(line)).toBeLessThanOrEqual(columns)
      expect(lines.at(-1)).toMatch(/^… \d+ more/)
    }
  })

  it('never cut a number: where room is short they tell less', () => {
    const whole = liveTables(outcome, look, { columns: 200, rows: 200 })
    const numbers = new Set(whole.join(' ').match(/[+−]?\d[\d.,]*/g))
    for (const columns of [79, 60, 40, 30])
      for (const line of liveTables(outcome, look, { columns, rows: 200 })) {
        expect(columnsOf(line)).toBeLessThanOrEqual(columns)
        for (const number of line.match(/[+−]?\d[\d.,]*/g) ?? []) expect(numbers).toContain(number)
      }
    const row = liveTables(outcome, look, { columns: 79, rows: 200 })[3]
    expect(row).toMatch(/^Points of a seat +[\d.]+ +[\d.]+ +\+[\d.]+ +−[\d.]+ to [\d.]+ {2}q [\d.]+$/)
  })

  it.each([79, 60, 40])('keep the interval of each difference in %i columns', (columns) => {
    const lines = liveTables(outcome, look, { columns, rows: 200 })
    const isWhole = (line: string): boolean => / [+−][\d.]+ +[\d.−]+ to [\d.]+/.test(line)
    const at = lines.findIndex((line) => line.startsWith('Points of a seat'))
    expect(isWhole(lines[at]!) || isWhole(lines[at + 1]!)).toBe(true)
    expect(lines.filter((line) => / [+−][\d.]+/.test(line)).filter((line) => !isWhole(line))).toEqual([])
  })

  it('tell names that are cut apart by letters', () => {
    const alike = outcomeWith([60, 70], (set) => `A set, that is to say three of a kind, scores ${set}`)
    const titles = liveTables(alike, look, { columns: 30, rows: 200 }).filter((line) => /^Variant [AB]/.test(line))
    expect(titles).toEqual([expect.stringMatching(/^Variant A A set/), expect.stringMatching(/^Variant B A set/)])
  })

  it('show the base where nothing is compared with it', () => {
    expect(liveTables(outcomeWith([]), look, { columns: 100, rows: 30 })[1]).toBe('Base (mean and 95 % interval)')
  })
})

describe('tables in so many lines', () => {
  const table = (name: string, rows: number): string[] => [
    name,
    'heads',
    ...Array.from({ length: rows }, (_, k) => `${name}${k}`),
  ]
  const inEnglish = ({ en }: Text): string => en

  it('share them, and a short one leaves its room to the next', () => {
    expect(fitted([table('a', 1), table('b', 4), table('c', 9)], 19, inEnglish)).toEqual([
      ...['', 'a', 'heads', 'a0'],
      ...['', 'b', 'heads', 'b0', 'b1', 'b2', 'b3'],
      ...['', 'c', 'heads', 'c0', 'c1', 'c2', 'c3', '… 5 more'],
    ])
  })

  it('are left out from the end where there is too little', () => {
    expect(fitted([table('a', 9), table('b', 9), table('c', 9)], 14, inEnglish)).toEqual([
      ...['', 'a', 'heads', 'a0', 'a1', '… 7 more'],
      ...['', 'b', 'heads', 'b0', 'b1', 'b2', '… 6 more'],
      '… 1 more variant',
    ])
    expect(fitted([table('a', 9), table('b', 9)], 3, inEnglish)).toEqual(['… 2 more variants'])
  })
})
