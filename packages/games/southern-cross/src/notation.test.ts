import { isRefusal } from '@tefuda/kernel'
import { describe, expect, it } from 'vitest'
import { arrange } from '../testing/arrange.ts'

const nine = 'S9 CK D9  H7 C3 D5  CQ HQ H8'

const readBack = (preset: string, field: string, text: string): string => {
  const { engine, state } = arrange({ rules: { preset }, field, hand: 'RJ BJ C4' })
  const move = engine.parse(state, 0, text)
  return isRefusal(move) ? move.code : engine.format(move)
}

describe('notation of moves', () => {
  it.each([
    ['standard', nine, 'H10@b2', 'H10@b2'],
    ['standard', nine, ' h10@B2 ', 'H10@b2'],
    ['zodiac', `${nine} S2 S3 S4 S5`, 'H10@12', 'H10@12'],
    ['zodiac', `${nine} S2 S3 S4 S5`, 'RJ@0', 'RJ@0'],
    ['free', nine, 'H10@-1,3', 'H10@-1,3'],
  ])('%s: %3$s is read and written as %4$s', (preset, field, text, written) => {
    expect(readBack(preset, field, text)).toBe(written)
  })

  it('several jokers in any order are one move: cells in field order, red before black', () => {
    for (const text of ['RJ@a1+BJ@c3', 'BJ@a1+RJ@c3', 'RJ@c3+BJ@a1', 'BJ@c3+RJ@a1'])
      expect(readBack('standard', nine, text)).toBe('RJ@a1+BJ@c3')
  })

  it('on a growing field cells of the field come before new ones, those from the top left', () => {
    expect(readBack('free', nine, 'RJ@-1,0+BJ@2,2')).toBe('RJ@2,2+BJ@-1,0')
    expect(readBack('free', nine, 'RJ@3,1+BJ@3,0')).toBe('RJ@3,0+BJ@3,1')
  })

  it.each([
    ['', 'unreadable-move'],
    ['H10', 'unreadable-move'],
    ['H10@', 'unreadable-move'],
    ['@b2', 'unknown-card'],
    ['H10@b2@c3', 'unreadable-move'],
    ['X5@a1', 'unknown-card'],
    ['H10@d4', 'unknown-cell'],
    ['H10@b2+', 'unreadable-move'],
    ['H'.repeat(1000), 'unreadable-move'],
    ['札@b2', 'unknown-card'],
    ['H10@1,2', 'unknown-cell'],
  ])('%j is refused: %s', (text, code) => {
    expect(readBack('standard', nine, text)).toBe(code)
  })
})
