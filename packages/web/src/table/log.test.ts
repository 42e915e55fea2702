import { findGame } from '@tefuda/games'
import { type Game, logLine, type Rules, readRules, type SeatInfo } from '@tefuda/kernel'
import { expect, test } from 'vitest'
import tableGame from '../games/southern-cross/table-game.ts'
import { rowsOf } from './log.tsx'
import { spoken } from './names.ts'
import type { TableGame } from './table-game.ts'

const game = findGame('southern-cross') as Game
const NAMES: readonly SeatInfo[] = [{ name: 'みお' }, { name: 'そら' }]
const nameOf = (seat: number): string => NAMES[seat]?.name ?? ''

const placed = (seat: number) => ({
  type: 'place',
  seat,
  placed: [{ card: 'H10', cell: 'a1' }],
  at: null,
  known: [],
})
const eclipse = (seat: number) => ({ type: 'eclipse', seat, points: 100 })
const drawn = (seat: number) => ({ type: 'draw', seat, count: 1, cards: ['S5'], at: [0] })

test('a move is numbered and names its seat; what it caused names nobody again; what the table shows is no row', () => {
  const engine = game.engine(readRules(game.schema, {}) as Rules, 2)
  const events = [placed(0), eclipse(0), drawn(0), placed(1)]
  const rows = rowsOf(events, engine, tableGame as unknown as TableGame)
  expect(rows.map(({ number, by, text, points }) => [number, by, text.ja, points])).toEqual([
    [1, 0, 'H10 を左上に', null],
    [null, null, 'トータル・エクリプス', 100],
    [2, 1, 'H10 を左上に', null],
  ])
})

test('a line is read aloud with names for numbers and words for cards; alone nobody is named', () => {
  const line = logLine(0, '席2の H10', 'H10 of seat 2', { points: 30 })
  expect(spoken(line, 'ja', nameOf, false, 'french')).toBe('みお、そらの ハートの10、30点')
  expect(spoken(line, 'en', () => 'You', false, 'french')).toBe('You: your 10 of hearts, 30 points')
  expect(spoken(logLine(0, 'パス', 'pass'), 'ja', nameOf, true, 'french')).toBe('パス')
})
