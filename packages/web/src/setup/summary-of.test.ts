import { findGame } from '@tefuda/games'
import { type Block, isRefusal, type RuleBook, readRules, text } from '@tefuda/kernel'
import { expect, test } from 'vitest'
import { summaryOf } from './summary-of.ts'

const paragraph = (words: string, changed = false): Block => ({ kind: 'paragraph', text: text(words, words), changed })
const figure: Block = { kind: 'figure', figure: { spots: [], lines: [] }, caption: text('', '') }

const book = (...chapters: [id: string, blocks: Block[]][]): RuleBook => ({
  title: text('', ''),
  credit: text('', ''),
  chapters: chapters.map(([id, blocks]) => ({ id, title: text(id, id), blocks })),
  rulings: [],
})

test('the chapters on the table and on the differences, without drawings', () => {
  const [start, table, differences] = [paragraph('start'), paragraph('table'), paragraph('differences', true)]
  expect(summaryOf(book(['start', [start]], ['table', [table, figure]], ['differences', [differences]]))).toEqual([
    table,
    differences,
  ])
})

test('a book without them is told by its first chapter and its marks', () => {
  const [first, usual, changed] = [paragraph('first'), paragraph('usual'), paragraph('changed', true)]
  expect(summaryOf(book(['start', [figure, first]], ['roles', [usual, changed, figure]]))).toEqual([first, changed])
})

test('a change of the rules changes the summary', () => {
  const game = findGame('southern-cross')
  const [standard, five] = [{}, { hand: 5 }].map((request) => game && readRules(game.schema, request))
  if (game === undefined || !standard || !five || isRefusal(standard) || isRefusal(five)) throw new Error('no rules')
  const tell = (rules: typeof standard) => JSON.stringify(summaryOf(game.rulebook(rules, 1)))
  expect(tell(five)).not.toBe(tell(standard))
})
