import { games } from '@tefuda/games'
import { type Figure, type Rules, resolveRules } from '@tefuda/kernel'
import { expect, test } from 'vitest'
import { figureLines } from './rule-book.ts'
import { drawCard } from './terminal/cards.ts'
import { createLook } from './terminal/look.ts'
import { columnsOf } from './terminal/text.ts'

const look = createLook({ lang: 'ja', colours: false })

const figures: readonly Figure[] = games.flatMap((game) =>
  game
    .rulebook(resolveRules(game.schema, game, {}, game.maxSeats) as Rules, game.maxSeats)
    .chapters.flatMap(({ blocks }) => blocks.flatMap((block) => (block.kind === 'figure' ? [block.figure] : []))),
)

test.each([80, 60])('a figure shows each of its cards whole in %i columns', (columns) => {
  expect(figures.some(({ spots }) => spots.length === 11)).toBe(true)
  for (const figure of figures) {
    const lines = figureLines(figure, look, columns)
    const drawn = lines.join('\n')
    const missing = figure.spots.filter(
      ({ card }) => card !== undefined && !new RegExp(`[│║] ?${drawCard(card, look).text} *[│║]`).test(drawn),
    )
    expect(missing).toEqual([])
    for (const line of lines) expect(columnsOf(line)).toBeLessThanOrEqual(columns)
  }
})
