import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import ScoreGraph from './score-graph.tsx'

const ticks = (scores: readonly (readonly number[])[]): readonly (string | undefined)[] =>
  [
    ...renderToStaticMarkup(createElement(ScoreGraph, { scores, now: 0, label: '' })).matchAll(
      /class="tick"[^>]*>([^<]*)/g,
    ),
  ].map(([, tick]) => tick)

test('points are whole, and so is what stands beside the lines', () => {
  expect(ticks([[0], [0]])).toEqual(['1', '2'])
  expect(
    ticks([
      [0, 0],
      [3, -1],
    ]),
  ).toEqual(['−1', '1', '2', '3'])
  expect(ticks([[0], [40]])).toEqual(['10', '20', '30', '40'])
})
