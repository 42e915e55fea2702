import { describe, expect, test } from 'vitest'
import { clip, columnsOf, inColumns, padEnd, padStart, wrap } from './text.ts'

test('Japanese characters take two columns, suits and colours none extra', () => {
  expect(columnsOf('手札')).toBe(4)
  expect(columnsOf('♥10')).toBe(3)
  expect(columnsOf('\x1b[31m♥10\x1b[39m')).toBe(3)
  expect(padEnd('手', 4)).toBe('手  ')
  expect(padStart('手', 4)).toBe('  手')
})

test('clipping counts columns and never halves a character', () => {
  expect(clip('サザンクロス', 12)).toBe('サザンクロス')
  expect(clip('サザンクロス', 8)).toBe('サザン…')
  expect(columnsOf(clip('サザンクロス', 9))).toBeLessThanOrEqual(9)
})

describe('wrapping', () => {
  const rule = '置いた札でできた役は、必ず取ります（SC-5）。取ったあとに現れた札で役ができれば「コンボ」です。'

  test('keeps every line within its columns and loses nothing', () => {
    for (let columns = 12; columns <= 80; columns++) {
      const lines = wrap(rule, columns, 'ja')
      for (const line of lines) expect(columnsOf(line)).toBeLessThanOrEqual(columns)
      expect(lines.join('')).toBe(rule)
    }
  })

  test('begins no line with a closing mark and ends none with an opening one', () => {
    for (let columns = 12; columns <= 80; columns++)
      for (const line of wrap(rule, columns, 'ja')) {
        expect(line).not.toMatch(/^[、。）」]/)
        expect(line).not.toMatch(/[（「]$/)
      }
  })

  test('keeps words, numbers and moves whole', () => {
    expect(wrap('place H10@b2 for 120 points', 12, 'en')).toEqual(['place H10@b2', 'for 120', 'points'])
    expect(wrap('8 × 2 = 16、√16 = 4', 13, 'ja')).toEqual(['8 × 2 = 16、', '√16 = 4'])
    expect(wrap('見込みは1,117点（±1,236）', 20, 'ja')).toEqual(['見込みは1,117点', '（±1,236）'])
    expect(wrap('セット 30 + シークエンス 20 → ×2 → 100点', 16, 'ja')).toContain('セット 30 +')
  })

  test('keeps compounds whole', () => {
    for (const word of [
      'カットイン',
      'ペアリング',
      '大貧民',
      '都落ち',
      '公開札',
      'ロイヤル・シークエンス'.split('・')[1]!,
      'Kグリード',
      '捨て札',
      '6×6',
    ])
      for (let before = 0; before < 12; before++)
        expect(wrap(`${'あ、'.repeat(before)}${word}です。`, 16, 'ja').some((line) => line.includes(word))).toBe(true)
  })

  test('keeps particles with what stands in brackets before them', () => {
    expect(wrap('あがる形（テンパイ）になる', 20, 'ja')).toEqual(['あがる形', '（テンパイ）になる'])
  })

  test('cuts what is longer than a line', () => {
    expect(wrap('abcdefghij', 4, 'en')).toEqual(['abcd', 'efgh', 'ij'])
  })

  test('an empty text is one empty line', () => {
    expect(wrap('', 10, 'ja')).toEqual([''])
  })
})

test('a list stands in as many columns as fit', () => {
  expect(inColumns(['S1@a1', 'S2@a1', 'S3@a1'], 15)).toEqual(['S1@a1  S2@a1', 'S3@a1'])
  expect(inColumns([], 15)).toEqual([])
})
