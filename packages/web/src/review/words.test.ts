import { exjan } from '@tefuda/exjan'
import { isRefusal, openMatch } from '@tefuda/kernel'
import type { Decision } from '@tefuda/review'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { PackContext } from '../cards/index.ts'
import { Words } from './words.tsx'

const SAFE: Decision = {
  turn: 1,
  number: 54,
  deal: 1,
  move: 'discard SM',
  best: 'discard SM',
  kind: 'discard',
  reason: { ja: 'SM はリーチに対して安全。', en: 'The SM is safe against the reach.' },
  loss: 0,
  error: 1,
  expected: { best: 0, played: 0, usual: 0 },
  errors: { best: 0, played: 0, bestFromUsual: 0, playedFromUsual: 0 },
  worlds: 40,
  costly: false,
  alike: false,
  found: null,
}

test.each([true, false])(
  'cards are drawn in what is said of a decision on which the bot agrees (over: %s)',
  (isOver) => {
    const match = openMatch({ game: exjan, rules: {}, seats: 4, seed: '0'.repeat(64) })
    if (isRefusal(match)) throw new Error(match.message.en)
    const words = createElement(Words, { decision: SAFE, decisions: [SAFE], match, isOver })
    const markup = renderToStaticMarkup(createElement(PackContext, { value: 'exjan' }, words))
    expect(markup).toContain('M of spades')
    expect(markup).not.toContain('SM')
  },
)
