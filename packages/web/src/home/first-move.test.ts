import { findGame } from '@tefuda/games'
import { isRefusal, readRules } from '@tefuda/kernel'
import { fieldCells, type SouthernCrossRules, scorePlacement } from '@tefuda/southern-cross'
import { expect, test } from 'vitest'
import { FIRST_MOVE } from './first-move.ts'

test('the picture of the first page says what the engine says', () => {
  const game = findGame('southern-cross')!
  const rules = readRules(game.schema, {}) as SouthernCrossRules
  const cells = fieldCells(rules)
  const { field, placed, lines, multiplier } = FIRST_MOVE
  const below = Object.fromEntries(cells.map((cell, index) => [cell, [index === placed ? 'D2' : field[index]!]]))
  const taking = scorePlacement(rules, { seats: 1, field: below, move: `${field[placed]}@${cells[placed]}` })
  if (isRefusal(taking)) throw new Error(taking.message.en)
  const [wave] = taking.waves
  expect(wave).toMatchObject({
    roles: lines.map(({ role, points, cells: line }) => ({
      kind: role,
      points,
      cells: line.map((cell) => cells[cell]),
    })),
    multiplier,
    points: lines.reduce((sum, { points }) => sum + points, 0) * multiplier,
  })
})
