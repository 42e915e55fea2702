import { type Block, text } from '@tefuda/kernel'
import { expect, test } from 'vitest'
import { runsOf } from './chapter-view.tsx'

const figure = (caption: string): Block => ({
  kind: 'figure',
  figure: { spots: [], lines: [] },
  caption: text(caption, caption),
})
const words: Block = { kind: 'paragraph', text: text('…', '…') }

test('neighbouring drawings stand together, everything else alone', () => {
  const [a, b, c] = [figure('a'), figure('b'), figure('c')]
  expect(runsOf([words, words, a, b, words, c])).toEqual([[words], [words], [a, b], [words], [c]])
  expect(runsOf([])).toEqual([])
})
