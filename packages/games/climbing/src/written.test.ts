import { expect, test } from 'vitest'
import { byNamedStrength, rankIndexOf, readWritten, suitIndexOf } from './written.ts'

test('a card of a play is read as it is written', () => {
  expect(readWritten('S5')).toEqual({ token: 'S5', card: 'S5', open: false, as: 'S5' })
  expect(readWritten('S5*')).toEqual({ token: 'S5*', card: 'S5', open: true, as: 'S5' })
  expect(readWritten('RJ=H6')).toEqual({ token: 'RJ', card: 'RJ', open: false, as: 'H6' })
})

test('names are ranked from three to the red joker, suits as on the table', () => {
  expect(['S3', 'H10', 'D2', 'BJ', 'RJ'].map(rankIndexOf)).toEqual([0, 7, 12, 13, 14])
  expect(['S3', 'H10', 'D2', 'C4', 'RJ'].map(suitIndexOf)).toEqual([0, 1, 2, 3, 4])
  expect(['RJ', 'D4', 'S4', 'BJ', 'C3'].sort(byNamedStrength)).toEqual(['C3', 'S4', 'D4', 'BJ', 'RJ'])
})
