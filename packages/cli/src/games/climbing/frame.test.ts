import type { CutInView } from '@tefuda/cut-in-daifugo'
import type { Match } from '@tefuda/kernel'
import type { ZhengShangYouView } from '@tefuda/zheng-shang-you'
import { describe, expect, test } from 'vitest'
import { CLIMBING_TABLES, dealt, playRandomly } from '../../../tests/climbing.ts'
import { drawFrame, type Size } from '../../play/frame.ts'
import { namesOf } from '../../play/narration.ts'
import { drawCard } from '../../terminal/cards.ts'
import { createLook, type Look } from '../../terminal/look.ts'
import { columnsOf } from '../../terminal/text.ts'
import { projectionOf } from '../drawing.ts'
import { drawingOf } from '../index.ts'

const JA = createLook({ lang: 'ja', colours: false })
const LOOKS: readonly Look[] = [
  JA,
  createLook({ lang: 'en', colours: true }),
  createLook({ lang: 'ja', colours: false, ascii: true }),
]
const SIZES: readonly Size[] = [
  { columns: 80, rows: 24 },
  { columns: 40, rows: 24 },
  { columns: 40, rows: 12 },
  { columns: 132, rows: 50 },
]

const draw = (match: Match, viewer: number | null, look: Look, size: Size): string[] =>
  drawFrame(
    {
      match,
      viewer,
      names: namesOf(match, look),
      recent: [],
      preview: null,
      pan: { x: 0, y: 0 },
      message: ['…'],
      asked: true,
    },
    drawingOf(match.game.id),
    look,
    size,
  )

const handOf = (match: Match, seat: number): readonly string[] => {
  const hand = (match.engine.view(match.state, seat) as CutInView | ZhengShangYouView).hands[seat]!
  return [...(hand.cards ?? []), ...('open' in hand ? hand.open : [])]
}

describe.each(CLIMBING_TABLES)('%s %s for %i', (game, preset, seats) => {
  test('every moment fits, in every language and size and for every viewer', () => {
    const match = dealt(game, { preset }, seats)
    const faults: string[] = []
    let moves = 0
    for (const [seat = 0] of playRandomly(match, 160))
      if (moves++ % 8 === 0)
        for (const size of SIZES)
          for (const look of LOOKS)
            for (const viewer of [seat, null]) {
              const lines = draw(match, viewer, look, size)
              if (lines.length >= size.rows) faults.push(`${lines.length} lines on ${size.rows} rows`)
              faults.push(...lines.filter((line) => columnsOf(line) > size.columns))
            }
    expect(faults).toEqual([])
  })

  test('every card of the own hand can be read, on a narrow screen by rank', () => {
    const match = dealt(game, { preset }, seats)
    for (const [seat = 0] of playRandomly(match, 25)) {
      const wide = draw(match, seat, JA, SIZES[0]!).join('\n')
      for (const card of handOf(match, seat)) expect(wide).toContain(drawCard(card, JA).text)
      const narrow = draw(match, seat, JA, SIZES[1]!).join('\n')
      for (const card of handOf(match, seat)) {
        const { text } = drawCard(card, JA)
        const byRank = new RegExp(`(^|\\s)${text.slice(1)}[♠♥♦♣*]*${text.slice(0, 1)}`, 'm')
        expect(narrow.includes(text) || byRank.test(narrow), `${text} on\n${narrow}`).toBe(true)
      }
    }
  })

  test('a seat that is due is asked something; a spectator nothing', () => {
    const match = dealt(game, { preset }, seats)
    const drawing = drawingOf(game)
    const names = namesOf(match, JA)
    for (const due of playRandomly(match, 200)) {
      const seat = due.at(-1)!
      const question = drawing.question(projectionOf({ match, names, look: JA }, seat), seat, () => [])
      expect(question).not.toBe('')
      expect(question).not.toContain('undefined')
    }
    const [seat = 0] = match.engine.toAct(match.state)
    const asks = (viewer: number | null): boolean => /？|あなたの番/.test(draw(match, viewer, JA, SIZES[3]!).join(''))
    expect([asks(seat), asks(null)]).toEqual([true, false])
  })
})

test('hidden cards of others are not on the screen', () => {
  const match = dealt('zheng-shang-you', {}, 5)
  const look = createLook({ lang: 'en', colours: false })
  for (const [seat = 0] of playRandomly(match, 40)) {
    const words = draw(match, seat, look, SIZES[3]!).join(' ').split(/\s+/)
    for (const card of handOf(match, (seat + 1) % 5)) expect(words).not.toContain(drawCard(card, look).text)
  }
})

test('in a window everybody is asked the same, whoever holds what', () => {
  const match = dealt('cut-in-daifugo', {}, 6)
  const drawing = drawingOf('cut-in-daifugo')
  const names = namesOf(match, JA)
  const asked = new Set<string>()
  const choices = new Set<number>()
  for (const due of playRandomly(match, 300)) {
    if (match.engine.status(match.state).phase !== 'window') continue
    for (const seat of due) {
      asked.add(drawing.question(projectionOf({ match, names, look: JA }, seat), seat, () => []))
      choices.add(Math.min(2, match.engine.moves(match.state, seat).length))
    }
  }
  expect(choices).toEqual(new Set([1, 2]))
  expect(asked.size).toBe(1)
})

test('the next seat sits on the left where play goes clockwise, on the right where it does not', () => {
  const places = (game: string): boolean => {
    const lines = draw(dealt(game, {}, 4), 0, JA, SIZES[0]!)
    const row = lines.find((line) => line.includes(' B') && line.includes(' D'))!
    return row.indexOf(' B') < row.indexOf(' D')
  }
  expect(places('cut-in-daifugo')).toBe(true)
  expect(places('zheng-shang-you')).toBe(false)
})
