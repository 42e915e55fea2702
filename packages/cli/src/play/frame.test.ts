import { findGame } from '@tefuda/games'
import { isRefusal, type Match, openMatch, playMove, type RulesRequest, rng } from '@tefuda/kernel'
import type { SouthernCrossView } from '@tefuda/southern-cross'
import { describe, expect, test } from 'vitest'
import { drawingOf } from '../games/index.ts'
import { drawCard } from '../terminal/cards.ts'
import { createLook, type Look } from '../terminal/look.ts'
import { columnsOf } from '../terminal/text.ts'
import { drawFrame, resultLines, type Scene, type Size } from './frame.ts'
import { namesOf } from './narration.ts'

const SEED = '5'.repeat(64)
const LOOKS: readonly Look[] = [
  createLook({ lang: 'ja', colours: true }),
  createLook({ lang: 'en', colours: false }),
  createLook({ lang: 'ja', colours: false, ascii: true }),
]

const deal = (rules: RulesRequest, seats: number): Match => {
  const match = openMatch({ game: findGame('southern-cross')!, rules, seats, seed: SEED })
  if (isRefusal(match)) throw new Error(match.message.en)
  return match
}

const playRandomly = function* (match: Match, moves = Number.POSITIVE_INFINITY): Generator<number> {
  const random = rng(7)
  for (let made = 0; made < moves; made++) {
    const [seat] = match.engine.toAct(match.state)
    if (seat === undefined) return
    yield seat
    const move = match.engine.format(match.engine.pick(match.state, seat, random))
    expect(isRefusal(playMove(match, seat, move))).toBe(false)
  }
}

const draw = (match: Match, viewer: number | null, look: Look, size: Size, more: Partial<Scene> = {}): string[] =>
  drawFrame(
    {
      match,
      viewer,
      names: namesOf(match, look),
      recent: [],
      preview: null,
      pan: { x: 0, y: 0 },
      message: [],
      ...more,
    },
    drawingOf('southern-cross'),
    look,
    size,
  )

const SIZE: Size = { columns: 80, rows: 24 }

const expectToFit = (lines: readonly string[], { columns, rows }: Size): void => {
  expect(lines.length).toBeLessThan(rows)
  for (const line of lines) expect(columnsOf(line), line).toBeLessThanOrEqual(columns)
}

const TABLES: readonly (readonly [RulesRequest, number])[] = [
  [{}, 1],
  [{}, 5],
  [{ preset: 'short' }, 1],
  [{ preset: 'wild' }, 3],
  [{ preset: '4x4' }, 2],
  [{ preset: '5x5', hand: 7, jokers: 4 }, 5],
  [{ preset: 'zodiac' }, 4],
  [{ preset: 'free' }, 2],
  [{ preset: 'ultra' }, 3],
  [{ preset: 'match' }, 3],
]

describe('the table at 80 × 24', () => {
  test.each(TABLES)('%j for %i: every moment fits, in every language and for every viewer', (rules, seats) => {
    const match = deal(rules, seats)
    for (const seat of playRandomly(match, 20))
      for (const look of LOOKS) for (const viewer of [seat, null]) expectToFit(draw(match, viewer, look, SIZE), SIZE)
  })

  test.each(TABLES)('%j for %i: the top card of every cell can be read, and the whole hand', (rules, seats) => {
    const match = deal(rules, seats)
    const look = createLook({ lang: 'ja', colours: false })
    for (const seat of playRandomly(match, 12)) {
      const screen = draw(match, seat, look, SIZE).join('\n')
      const view = match.engine.view(match.state, seat) as SouthernCrossView
      const field = view.fields[seat] ?? view.fields[0]
      const cards = [
        ...(field?.cells ?? []).flatMap(({ stack }) => stack.slice(-1)),
        ...(view.hands[seat]?.cards ?? []),
      ]
      for (const card of cards) {
        const { text } = drawCard(card, look)
        const tall = new RegExp(`${text.slice(1)}[^\\n]*\\n[^\\n]*${text.slice(0, 1)}`)
        expect(screen.includes(text) || tall.test(screen), `${text} on\n${screen}`).toBe(true)
      }
    }
  })

  test('others’ hands are not on the screen', () => {
    const match = deal({}, 3)
    const look = createLook({ lang: 'en', colours: false })
    const view = match.engine.view(match.state, 1) as SouthernCrossView
    const hidden = view.hands[1]!.cards!.filter((card) => !view.hands[1]!.known.includes(card))
    expect(hidden.length).toBeGreaterThan(0)
    const screen = draw(match, 0, look, SIZE).join('\n')
    for (const card of hidden) expect(screen).not.toContain(drawCard(card, look).text)
  })
})

test.each([
  { columns: 40, rows: 12 },
  { columns: 60, rows: 16 },
  { columns: 132, rows: 50 },
  { columns: 200, rows: 24 },
])('a screen of $columns × $rows is kept to as well', (size) => {
  for (const rules of [{}, { preset: '5x5' }, { preset: 'zodiac' }, { preset: 'free' }]) {
    const match = deal(rules, 2)
    for (const seat of playRandomly(match, 10)) expectToFit(draw(match, seat, LOOKS[0]!, size), size)
  }
})

describe('free cross', () => {
  const wide = (): Match => {
    const match = deal({ preset: 'free' }, 1)
    for (const [at, cell] of ['3,1', '4,1', '5,1', '6,1', '7,1', '8,1', '9,1', '10,1', '11,1', '12,1'].entries()) {
      const hand = (match.engine.view(match.state, 0) as SouthernCrossView).hands[0]!.cards!
      expect(isRefusal(playMove(match, 0, `${hand[at % hand.length]}@${cell}`))).toBe(false)
    }
    return match
  }
  const look = createLook({ lang: 'en', colours: false })
  /** The coordinates above the field, after the signs that say where it goes on. */
  const labels = (lines: readonly string[]): number[] =>
    (lines[1]!.match(/^[<>^v ]{4}((?: *-?\d+)*)/)?.[1] ?? '').trim().split(/ +/).map(Number)

  test('a field that is too wide follows the last card and says where it goes on', () => {
    const match = wide()
    const recent = [{ type: 'place', seat: 0, placed: [{ card: 'SA', cell: '12,1' }] }]
    const lines = draw(match, 0, look, SIZE, { recent })
    expectToFit(lines, SIZE)
    expect(lines[1]).toMatch(/^< /)
    expect(labels(lines).at(-1)).toBe(13)
  })

  test('panning moves the view and stops at the edge', () => {
    const match = wide()
    const [start = 0] = labels(draw(match, 0, look, SIZE))
    expect(labels(draw(match, 0, look, SIZE, { pan: { x: 1, y: 0 } }))[0]).toBe(start + 1)
    expect(labels(draw(match, 0, look, SIZE, { pan: { x: -99, y: 0 } }))[0]).toBe(-1)
    expect(labels(draw(match, 0, look, SIZE, { pan: { x: 99, y: 0 } })).at(-1)).toBe(13)
  })
})

describe('pointing out', () => {
  const look = createLook({ lang: 'en', colours: false })

  test('the card just placed stands in a double frame', () => {
    const match = deal({ preset: '5x5' }, 1)
    const cell = 'c3'
    const [card] = (match.engine.view(match.state, 0) as SouthernCrossView).hands[0]!.cards!
    const events = playMove(match, 0, `${card}@${cell}`)
    const recent = isRefusal(events) ? [] : events
    expect(draw(match, 0, look, SIZE).join('')).not.toContain('╔')
    expect(draw(match, 0, look, SIZE, { recent }).join('')).toContain('╔')
  })

  test('a preview shows the card on its cell and leaves the game as it is', () => {
    const match = deal({ preset: '4x4' }, 1)
    const before = JSON.stringify(match.state)
    const [card] = (match.engine.view(match.state, 0) as SouthernCrossView).hands[0]!.cards!
    const move = match.engine.parse(match.state, 0, `${card}@b2`)
    const preview = match.engine.preview(match.state, 0, move)
    const screen = draw(match, 0, look, SIZE, { preview }).slice(0, -3).join('\n')
    expect(screen).toContain(`║ ${drawCard(card!, look).text}`)
    expect(JSON.stringify(match.state)).toBe(before)
  })
})

test('a result names ranks and scores', () => {
  const match = deal({ preset: 'short' }, 3)
  for (const _ of playRandomly(match));
  const lines = resultLines(
    match,
    ['A', 'B', 'C'],
    drawingOf('southern-cross'),
    createLook({ lang: 'ja', colours: false }),
    80,
  )
  const { scores } = match.engine.outcome(match.state)!
  expect(lines[0]).toBe('結果')
  expect(lines[1]).toContain(`1位  ${'ABC'[scores.indexOf(Math.max(...scores))]}  ${Math.max(...scores)}`)
  expect(lines).toHaveLength(4)
})
