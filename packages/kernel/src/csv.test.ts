import { expect, test } from 'vitest'
import { csvOf } from './csv.ts'

const BOM = '\uFEFF'

test('a table for spreadsheets begins with a byte order mark, and every line ends in CR LF', () => {
  expect(
    csvOf([
      ['名前', '合計'],
      ['花', 120],
      ['空', -4.5],
    ]),
  ).toBe(`${BOM}名前,合計\r\n花,120\r\n空,-4.5\r\n`)
  expect(new TextEncoder().encode(csvOf([])).slice(0, 3)).toEqual(new Uint8Array([0xef, 0xbb, 0xbf]))
})

test('signs that mean something to a spreadsheet are quoted', () => {
  expect(csvOf([['あ,"b"', 'a;b', 'a\nb', 'Bot (Fair)']])).toBe(`${BOM}"あ,""b""","a;b","a\nb",Bot (Fair)\r\n`)
})

test.each(['=1+2', '+1', '-1', '@x', '＝1', '%a', '|x', ' =1'])('the name %s is no formula', (name) => {
  expect(csvOf([[name]])).toBe(`${BOM}'${name}\r\n`)
})
