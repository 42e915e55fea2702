import type { CccRules, CccView } from '@tefuda/ccc'
import { isRefusal, type Match, playMove } from '@tefuda/kernel'
import { describe, expect, test } from 'vitest'
import { dealt, playRandomly } from '../../../tests/climbing.ts'
import { BOARD_TABLES, EN, JA } from '../../../tests/tables.ts'
import { columnsOf } from '../../terminal/text.ts'
import { projectionOf } from '../drawing.ts'
import { drawingOf } from '../index.ts'
import { readShortCcc } from './short.ts'
import { spacedPayment } from './value.ts'

const drawing = drawingOf('ccc')
const seenBy = (match: Match, seat: number, look = JA) =>
  projectionOf({ match, names: match.seats.map((_, one) => `席${one}`), look }, seat)

const match = dealt('ccc', {}, 2)
const HAND = ['D6', 'S6', 'S10', 'C10', 'H3', 'SA', 'RJ', 'C4']
const view = { ...(match.engine.view(match.state, 0) as CccView), hands: [{ count: 8, cards: HAND }] } as CccView
const read = (typed: string) => readShortCcc(typed, view, 0, match.rules as CccRules)

describe('short forms', () => {
  test.each([
    ['d6 c10 > b3', 'D6 C10 > b3'],
    ['d6c10>B3', 'D6 C10 > b3'],
    ['♦６ ♣１０ ＞ b3', 'D6 C10 > b3'],
    ['d6 c10 @ b3', 'D6 C10 > b3'],
    ['c4 / sa / h3 d6 > d4', 'C4 / SA / H3 D6 > d4'],
    ['c4/sa/h3d6>d4', 'C4 / SA / H3 D6 > d4'],
    ['3 > a1', 'H3 > a1'],
    ['10 d6 > b3', 'S10 D6 > b3'],
    ['joker 4 > b3', 'RJ C4 > b3'],
    ['draw 1', 'draw 1'],
    ['1', 'draw 1'],
    ['0', 'draw 0'],
    ['end', 'draw 0'],
    ['d 4 s6 d6', 'draw 4 - S6 D6'],
    ['draw 4 - s6 d6', 'draw 4 - S6 D6'],
    ['４ s6 3', 'draw 4 - S6 H3'],
  ])('%s means %s', (typed, move) => {
    expect(read(typed)).toBe(move)
  })

  test.each(['', 'hello', 'd6 c10', 'd6 > b3 > b4', 'x9 > b3', '9 > b3', '> b3'])(
    '%j is none and comes back as it is',
    (typed) => {
      expect(read(typed)).toBe(typed)
    },
  )

  test.each([
    ['6 10 > b3', 'which-card'],
    ['b3#99', 'no-such-move'],
    ['b3#0', 'no-such-move'],
    ['k9#1', 'unknown-cell'],
  ])('%s: %s', (typed, code) => {
    expect(read(typed)).toMatchObject({ code })
  })

  test.each([
    ['d5d7 dk,rj / sa / s4 sq', 'D5 D7 DK RJ / SA / S4 SQ'],
    ['ht', 'H10'],
    ['c4 / SX', 'c4 / SX'],
  ])('payments as they are typed: %s', (typed, payment) => {
    expect(spacedPayment(typed)).toBe(payment)
  })
})

describe.each(BOARD_TABLES.filter(([game]) => game === 'ccc'))('%s %s for %i', (_, preset, seats) => {
  test('every listed move is understood as it is listed, in small letters, and by the number of its way to pay', () => {
    const played = dealt('ccc', { preset }, seats, '8')
    const numbered: string[] = []
    for (const [seat = 0] of playRandomly(played, 60, 3)) {
      const projection = seenBy(played, seat)
      const moves = played.engine.moves(played.state, seat).map(played.engine.format)
      const step = Math.ceil(moves.length / 25)
      for (let at = 0; at < moves.length; at += step)
        for (const typed of [moves[at]!, moves[at]!.toLowerCase()])
          expect(drawing.readShort(typed, projection, seat, () => moves)).toBe(moves[at])
      const cell = moves.find((move) => move.includes('>'))?.split('> ')[1] ?? 'a1'
      const ways = played.engine.moves(played.state, seat, { cell, limit: 20 }).map(played.engine.format)
      for (const [at, way] of ways.entries()) {
        expect(drawing.readShort(`${cell}#${at + 1}`, projection, seat, () => [])).toBe(way)
        numbered.push(way)
      }
    }
    expect(numbered.length).toBeGreaterThan(20)
  })

  test('pay lists the cheapest way for every cell the hand pays for, and why a cell is closed', () => {
    const played = dealt('ccc', { preset }, seats, '9')
    const pay = drawing.commands.find(({ name }) => name === 'pay')!
    const codes = new Set<string>()
    for (const [seat = 0] of playRandomly(played, 60, 5)) {
      const projection = seenBy(played, seat)
      const cells = new Set(
        played.engine
          .moves(played.state, seat)
          .map(played.engine.format)
          .flatMap((move) => move.split('> ')[1] ?? []),
      )
      const shown = pay.show(projection, '', 80) as string[]
      expect(new Set(shown.join(' ').match(/[a-l]\d+(?=#1)/g))).toEqual(cells)
      for (const { name, opening } of (projection.view as CccView).cells) {
        const answer = pay.show(projection, name, 80)
        expect(isRefusal(answer)).toBe(opening === 'closed')
        if (isRefusal(answer)) codes.add(answer.code)
      }
    }
    expect([...codes].every((code) => ['barred', 'out-of-reach'].includes(code))).toBe(true)
    expect(codes.size).toBeGreaterThan(0)
  })
})

describe('what can be looked up', () => {
  const played = dealt('ccc', {}, 3, '9')
  for (const _ of playRandomly(played, 90, 5));
  const [seat = 0] = played.engine.toAct(played.state)
  const show = (name: string, argument: string, look = JA) =>
    drawing.commands.find((command) => command.name === name)!.show(seenBy(played, seat, look), argument, 80)

  test('a value, how it is made, and where it may go', () => {
    const lines = show('value', '7♠8♠j♠j♠k♠'.replaceAll(/(\d|j|k)♠/g, '♠$1 ')) as string[]
    expect(lines[0]).toContain('♠7 ♠8 ♠J ♠J ♠K')
    expect(lines.join('\n')).toContain('(7 + 8 + 11 + 11 + 13) × 2（フラッシュ） = 100、√100 = 10')
    expect(lines).toContain('→ 10 のマスに置けます')
    expect(show('value', '')).toMatchObject({ code: 'no-cards' })
    expect(show('value', 'h9 x')).toMatchObject({ code: 'unknown-card' })
  })

  test('coins: every cell with coins, or one', () => {
    const lying = (seenBy(played, seat).view as CccView).cells.filter(({ coins }) => coins.some((count) => count > 0))
    expect(show('coins', '')).toHaveLength(lying.length + 1)
    expect((show('coins', lying[0]!.name) as string[])[1]).toMatch(new RegExp(`^${lying[0]!.name} +\\d+ {2}[A-C]\\d`))
    expect(show('coins', 'z1')).toMatchObject({ code: 'unknown-cell' })
  })

  test('the used cards, in English without a Japanese word', () => {
    for (const name of ['used', 'coins', 'pay']) {
      const lines = show(name, '', EN) as string[]
      expect(lines.join('').replaceAll(/席\d/g, '')).not.toMatch(
        /[\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Han}]/u,
      )
      for (const line of lines) expect(columnsOf(line)).toBeLessThanOrEqual(80)
    }
  })

  test('the list of moves is short, and whole for a cell', () => {
    const moves = played.engine.moves(played.state, seat).map(played.engine.format)
    const lines = drawing.list(moves, '', JA, 40)
    for (const line of lines) expect(columnsOf(line)).toBeLessThanOrEqual(40)
    expect(drawing.list(moves, 'draw', JA, 80)[0]).toBe('draw 0')
    expect(drawing.query('B3')).toEqual({ cell: 'b3' })
    expect(drawing.query('draw')).toEqual({})
    const cell = moves.find((move) => move.includes('>'))?.split('> ')[1] ?? ''
    const ways = played.engine.moves(played.state, seat, { cell }).map(played.engine.format)
    expect(drawing.list(ways, cell, JA, 80).join(' ').match(/#\d+/g)).toHaveLength(Math.min(60, ways.length))
  })
})

test('a payment played by its number puts the coin on the cell', () => {
  const played = dealt('ccc', {}, 2, '9')
  const [move] = played.engine.moves(played.state, 0).map(played.engine.format)
  const cell = move!.split('> ')[1]!
  const full = drawing.readShort(`${cell}#1`, seenBy(played, 0), 0, () => [])
  expect(isRefusal(playMove(played, 0, full as string))).toBe(false)
  expect((played.engine.view(played.state, 0) as CccView).placed).toEqual([cell])
})
