import type { CccView } from '@tefuda/ccc'
import type { ExjanView } from '@tefuda/exjan'
import type { Match } from '@tefuda/kernel'
import { describe, expect, test } from 'vitest'
import { dealt, playRandomly, stacked } from '../../tests/climbing.ts'
import { BOARD_TABLES, EN, JA, LOOKS, screenOf } from '../../tests/tables.ts'
import { namesOf } from '../play/narration.ts'
import { drawCard } from '../terminal/cards.ts'
import { columnsOf } from '../terminal/text.ts'
import { projectionOf } from './drawing.ts'
import { drawingOf } from './index.ts'

const WIDE = { columns: 80, rows: 24 }
const SIZES = [WIDE, { columns: 40, rows: 24 }, { columns: 40, rows: 12 }, { columns: 132, rows: 50 }]

describe.each(BOARD_TABLES)('%s %s for %i', (game, preset, seats) => {
  test('every moment fits, in every language and size and for every viewer', () => {
    const match = dealt(game, { preset }, seats)
    const faults: string[] = []
    let moves = 0
    for (const [seat = 0] of playRandomly(match, 200))
      if (moves++ % 12 === 0)
        for (const size of SIZES)
          for (const look of LOOKS)
            for (const viewer of [seat, null]) {
              const lines = screenOf(match, viewer, look, size)
              if (lines.length >= size.rows) faults.push(`${lines.length} lines on ${size.rows} rows`)
              faults.push(...lines.filter((line) => columnsOf(line) > size.columns))
            }
    expect(faults).toEqual([])
  })

  test('every card of the own hand can be read, on a narrow screen too', () => {
    const match = dealt(game, { preset }, seats)
    for (const [seat = 0] of playRandomly(match, 60)) {
      const { cards } = (match.engine.view(match.state, seat) as ExjanView | CccView).hands[seat]!
      for (const size of SIZES.slice(0, 2)) {
        const screen = screenOf(match, seat, JA, size).join('\n')
        for (const card of cards ?? []) {
          const { text } = drawCard(card, JA)
          const byRank = new RegExp(`(^|\\s)${text.slice(1)}[♠♥♦♣]*${text.slice(0, 1)}`, 'm')
          expect(screen.includes(text) || byRank.test(screen), `${text} on\n${screen}`).toBe(true)
        }
      }
    }
  })

  test('a seat that is due is asked something; a spectator nothing', () => {
    const match = dealt(game, { preset }, seats)
    const drawing = drawingOf(game)
    const names = namesOf(match, JA)
    for (const due of playRandomly(match, 200)) {
      const seat = due.at(-1)!
      const projection = projectionOf({ match, names, look: JA }, seat)
      const moves = () => match.engine.moves(match.state, seat, { limit: 300 }).map(match.engine.format)
      const question = drawing.question(projection, seat, moves)
      expect(question).not.toBe('')
      expect(question).not.toContain('undefined')
    }
    expect(screenOf(match, null, JA, WIDE).join('')).not.toMatch(/？|あなたの番/)
  })
})

/** A screen on which nothing is left out. */
const roomy = (match: Match, viewer: number, look = JA): string =>
  screenOf(match, viewer, look, { columns: 132, rows: 50 }).join('\n')

describe('Exjan', () => {
  test('hidden cards of others are not on the screen', () => {
    const match = dealt('exjan', {}, 4)
    for (const [seat = 0] of playRandomly(match, 80)) {
      const words = new Set(roomy(match, seat, EN).split(/[\s[\]]+/))
      const { rivers, dora, indicator, melds } = match.engine.view(match.state, seat) as ExjanView
      const open = new Set([...rivers.flat(), ...dora, indicator, ...melds.flat().flatMap(({ cards }) => cards)])
      const hidden = [0, 1, 2, 3]
        .filter((other) => other !== seat)
        .flatMap((other) => (match.engine.view(match.state, other) as ExjanView).hands[other]!.cards!)
        .filter((card) => !open.has(card))
      expect(hidden.length).toBeGreaterThan(20)
      expect(hidden.filter((card) => words.has(drawCard(card, EN).text))).toEqual([])
    }
  })

  test('rivers, open sets, reach, dora, wall and chips are on the table', () => {
    const match = dealt('exjan', {}, 4, '7')
    const seen = new Set<string>()
    for (const [seat = 0] of playRandomly(match, 400)) {
      const { rivers, dora, indicator, chips, wall, melds, reach, stakes } = match.engine.view(
        match.state,
        seat,
      ) as ExjanView
      const screen = roomy(match, seat)
      const wanted = [
        ...[...rivers.flat(), ...dora, indicator].map((card) => drawCard(card, JA).text),
        ...chips.map((one) => `${one}点`),
        `山札 ${wall}枚`,
        ...melds.flat().map(({ kind }) => (kind === 'run' ? '連[' : '群[')),
        ...(reach.some((at) => at >= 0) ? ['リーチ'] : []),
        ...(stakes.some((stake) => stake > 0) ? ['供託 '] : []),
      ]
      expect(wanted.filter((one) => !screen.includes(one))).toEqual([])
      for (const one of wanted) seen.add(one)
    }
    expect([...seen]).toEqual(expect.arrayContaining(['連[', '群[']))
  })
})

test('what the own hand waits for stands below the name, and is seen by nobody else', () => {
  const hand = 'S3 S4 S5 H7 D7 C7 D9 D10 D11 SM'.split(' ')
  const ranks = [...Array.from({ length: 16 }, (_, rank) => `${rank}`), 'J', 'Q', 'K', 'C', 'F', 'M']
  const rest = ['S', 'H', 'D', 'C']
    .flatMap((suit) => ranks.map((rank) => suit + rank))
    .filter((card) => !hand.includes(card))
  const order = hand.flatMap((card) => [card, ...rest.splice(-2)])
  const match = stacked('exjan', {}, [[...order, ...rest]], 3)
  const names = ['あなた', 'B', 'C']
  const seen = (viewer: number): string => {
    const projection = projectionOf({ match, names, look: JA }, viewer)
    return drawingOf('exjan')
      .board(projection, [], null, { columns: 80, rows: 20, pan: { x: 0, y: 0 } })
      .join('\n')
  }
  expect(seen(0)).toMatch(/あなた.*\n +待ち ♥M ♦M ♣M$/m)
  expect(seen(1)).not.toContain('待ち')
})

describe('CCC', () => {
  test('numbers, coins, territory and where one may place, on a screen with room', () => {
    const match = dealt('ccc', {}, 4)
    const signs = { open: '+', several: '·', closed: ' ' } as const
    for (const [seat = 0] of playRandomly(match, 150)) {
      const { cells } = match.engine.view(match.state, seat) as CccView
      const screen = roomy(match, seat)
      const wanted = cells.flatMap(({ number, holder, opening, coins }) => {
        const letter = 'ABCD'[holder?.seat ?? 0]
        const held = holder === null ? '' : holder.lead > 1 ? `[${letter}]` : `(${letter})`
        const named = coins.map((count, owner) => (count > 0 ? `${'ABCD'[owner]}${count}` : '')).join('')
        return [`${signs[opening]}${number}${held}`, ...(named.length < 7 ? [named] : [])]
      })
      expect(wanted.filter((one) => !screen.includes(one))).toEqual([])
    }
  })

  test('where the board is larger than the screen it can be moved to every cell', () => {
    const match = dealt('ccc', { preset: 'large' }, 4)
    const drawing = drawingOf('ccc')
    const view = match.engine.view(match.state, 0)
    const projection = projectionOf({ match, names: ['A', 'B', 'C', 'D'], look: JA }, 0)
    const area = { columns: 24, rows: 8, pan: { x: 0, y: 0 } }
    const columns = new Set<string>()
    const rows = new Set<string>()
    for (let x = -9; x <= 9; x++)
      for (let y = -9; y <= 9; y++) {
        const lines = drawing.board(projection, [], null, { ...area, pan: { x, y } })
        const [top = '', ...below] = lines.slice(-4)
        for (const letter of top.slice(3).match(/[a-h]/g) ?? []) columns.add(letter)
        for (const line of below) rows.add(line.slice(0, 2).trim())
      }
    expect([...columns].toSorted().join('')).toBe('abcdefgh')
    expect(rows.size).toBe(8)
    const far = drawing.reachable(view, [], { ...area, pan: { x: 99, y: -99 } })
    expect(far.x).toBeLessThan(8)
    expect(far.y).toBeGreaterThan(-8)
  })
})
