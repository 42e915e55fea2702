import { expect, test } from 'vitest'
import { puzzleOfDay } from './of-day.ts'

const at = (iso: string) => puzzleOfDay(Date.parse(iso), 2)

test('the puzzle of the day turns at four in the morning in Japan, from game to game and puzzle to puzzle', () => {
  expect(at('2000-01-02T03:59:59+09:00')).toEqual({ game: 0, turn: 0 })
  expect(at('2000-01-02T04:00:00+09:00')).toEqual({ game: 1, turn: 0 })
  const days = [1, 2, 3, 4].map((day) => at(`2000-01-0${day}T12:00:00+09:00`))
  expect(days).toEqual([
    { game: 0, turn: 0 },
    { game: 1, turn: 0 },
    { game: 0, turn: 1 },
    { game: 1, turn: 1 },
  ])
})
