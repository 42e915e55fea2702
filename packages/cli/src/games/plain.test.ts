import { findGame } from '@tefuda/games'
import { type Game, isRefusal, type Match, openMatch, type RulesRequest } from '@tefuda/kernel'
import { describe, expect, test } from 'vitest'
import { playRandomly } from '../../tests/climbing.ts'
import { EN, JA } from '../../tests/tables.ts'
import { createLook } from '../terminal/look.ts'
import { columnsOf } from '../terminal/text.ts'
import { projectionOf } from './drawing.ts'
import { plainDrawing } from './plain.ts'

const AREA = { columns: 46, rows: 17, pan: { x: 0, y: 0 } }

/** Some moves into a game by chance. */
const begun = (game: string, seats: number, rules: RulesRequest = {}, moves = 12): Match => {
  const match = openMatch({ game: findGame(game) as Game, rules, seats, seed: '5'.repeat(64) })
  if (isRefusal(match)) throw new Error(match.message.en)
  for (const _ of playRandomly(match, moves));
  return match
}

const seen = (match: Match, look = JA, viewer: number | null = match.engine.toAct(match.state)[0] ?? null) =>
  projectionOf({ match, names: [], look }, viewer)

const boardOf = (match: Match, look = JA, columns = AREA.columns): string[] =>
  plainDrawing.board(seen(match, look), [], null, { ...AREA, columns })

describe('a game that nobody has drawn', () => {
  test.each([
    ['southern-cross', 2, {}],
    ['southern-cross', 1, { preset: 'zodiac' }],
    ['southern-cross', 3, { preset: 'free' }],
    ['ccc', 4, { preset: 'large' }],
    ['exjan', 4, {}],
  ] as const)('%s fits, with a board or without', (game, seats, rules) => {
    const match = begun(game, seats, rules)
    for (const look of [JA, EN, createLook({ lang: 'ja', colours: false, ascii: true })])
      for (const columns of [46, 20]) {
        const lines = boardOf(match, look, columns)
        expect(lines.length).toBeLessThanOrEqual(AREA.rows)
        expect(lines.filter((line) => columnsOf(line) > columns)).toEqual([])
      }
  })

  test('its cells stand where they lie: cards on them, names of the empty ones', () => {
    const match = begun('southern-cross', 2, {}, 3)
    const board = boardOf(match).join('\n')
    const { cells } = match.engine.describe!(match.engine.view(match.state, null)).board!
    expect(board).toMatch(/[♠♥♦♣★]\S+/)
    expect(cells.some(({ cards }) => (cards?.length ?? 0) > 0)).toBe(true)
    for (const { name, cards = [] } of cells) expect(board.includes(name)).toBe(cards.length === 0)
  })

  test('where nothing may stand side by side, cells with something on them are told in a line', () => {
    const match = begun('southern-cross', 2, {}, 3)
    const told = boardOf(match, { ...JA, linear: true }).join(' ')
    expect(told).toMatch(/[abc][123] [♠♥♦♣★]/)
  })

  test('the hand is the place of that name', () => {
    const match = begun('exjan', 3)
    const projection = seen(match)
    const held = match.engine.places(match.state).find(({ name }) => name === `hand ${projection.viewer}`)!.cards
    const [hand] = plainDrawing.hand(projection, projection.viewer!, 200)
    expect(hand?.split(' ')).toHaveLength(held.length)
  })

  test('a move is understood in its notation, with suit signs, and in the words of its button', () => {
    const match = begun('southern-cross', 2)
    const projection = seen(match)
    const moves = match.engine.moves(match.state, projection.viewer!).map(match.engine.format)
    const [move = ''] = moves
    const said = match.engine.inWords!(move)
    const read = (typed: string) => plainDrawing.readShort(typed, projection, projection.viewer!, () => moves)
    const signs = move.replace(/^[SHDC]/, (suit) => '♠♥♦♣'['SHDC'.indexOf(suit)]!)
    for (const typed of [move, move.toLowerCase(), signs, said.ja, said.en]) expect(read(typed)).toBe(move)
    expect(read('♥99')).toBe('H99')
  })
})
