import { describe, expect, test } from 'vitest'
import { CLIMBING_TABLES, dealt, playRandomly } from '../../../tests/climbing.ts'
import { createLook } from '../../terminal/look.ts'
import { projectionOf } from '../drawing.ts'
import { drawingOf } from '../index.ts'
import { readShortPlay } from './short.ts'

const LOOK = createLook({ lang: 'ja', colours: false })

const read = (typed: string, hand: readonly string[], moves: readonly string[]) =>
  readShortPlay(typed, { hand, moves: () => moves })

describe('short forms of a play', () => {
  const HAND = ['S5', 'H5', 'D10', 'CK', 'CK', 'RJ', 'S7*']
  const LEADS = [
    'S5',
    'H5',
    'D10',
    'CK',
    'S7',
    'RJ=S5',
    'RJ=D10',
    'RJ',
    'S5 H5',
    'CK CK',
    'S5 RJ=H5',
    'S5 RJ=S5',
    'show S5',
  ]

  test.each([
    ['S5', 'S5'],
    ['s5', 'S5'],
    ['♠5', 'S5'],
    ['Ｓ５', 'S5'],
    ['10', 'D10'],
    ['t', 'D10'],
    ['k', 'CK'],
    ['k k', 'CK CK'],
    ['kk', 'CK CK'],
    ['5 5', 'S5 H5'],
    ['h5s5', 'S5 H5'],
    ['h5、s5', 'S5 H5'],
    ['rj=d10', 'RJ=D10'],
    ['★rj=♦10', 'RJ=D10'],
    ['rj', 'RJ'],
    ['s5 rj=h5', 'S5 RJ=H5'],
    ['s5 joker=s5', 'S5 RJ=S5'],
    ['show s5', 'show S5'],
    ['#4', 'CK'],
    ['＃13', 'show S5'],
    ['p', 'pass'],
    ['パス', 'pass'],
    ['n', 'no'],
    ['なし', 'none'],
  ])('%s means %s', (typed, move) => {
    expect(read(typed, HAND, LEADS)).toBe(move)
  })

  test('what could be several plays is asked about', () => {
    expect(read('5', HAND, LEADS)).toMatchObject({ code: 'which-move', message: { en: 'Say which: S5, H5' } })
    expect(read('s5 rj', HAND, LEADS)).toMatchObject({ code: 'which-move' })
    expect(read('#99', HAND, LEADS)).toMatchObject({ code: 'no-such-move' })
  })

  test('cards that make no legal play are spelt out, so that the game can say why', () => {
    expect(read('10 10', HAND, [])).toBe('10 10')
    expect(read('♦10 ♣k', HAND, ['S5', 'pass'])).toBe('D10 CK')
    expect(read('10k', HAND, ['S5', 'pass'])).toBe('D10 CK')
    expect(read('s7*', HAND, ['S5', 'pass'])).toBe('S7*')
    expect(read('c3', HAND, ['cut S5', 'no'])).toBe('cut C3')
    expect(read('c3', HAND, ['give S5', 'give H5'])).toBe('give C3')
  })

  test('where a choice is due the card alone will do', () => {
    expect(read('d10', HAND, ['give S5', 'give D10'])).toBe('give D10')
    expect(read('3', HAND, ['peep 1', 'peep 2', 'peep 3'])).toBe('peep 3')
    expect(read('h9', HAND, ['greed H9@2', 'greed S4@3', 'none'])).toBe('greed H9@2')
    expect(read('h9@3', HAND, ['greed H9@2', 'greed H9@3', 'none'])).toBe('greed H9@3')
    expect(read('h9', HAND, ['greed H9@2', 'greed H9@3', 'none'])).toMatchObject({ code: 'which-move' })
    expect(read('5', HAND, ['cut H5', 'no'])).toBe('cut H5')
  })

  test('of a hidden and a public copy the hidden one is meant', () => {
    expect(read('s5', ['S5', 'S5*'], ['S5', 'S5*'])).toBe('S5')
    expect(read('s5*', ['S5', 'S5*'], ['S5', 'S5*'])).toBe('S5*')
    expect(read('5 5', ['S5', 'S5*'], ['S5 S5*'])).toBe('S5 S5*')
  })

  test.each(['', 'hello', 'z5', 's11', '@', 'cut', '#'])('%j is none and comes back as it is', (typed) => {
    expect(read(typed, HAND, LEADS)).toBe(typed)
  })
})

describe.each(CLIMBING_TABLES)('%s %s for %i', (game, preset, seats) => {
  test('every legal move is understood as it is listed, in small letters and by its number', () => {
    const match = dealt(game, { preset }, seats, '8')
    const drawing = drawingOf(game)
    let looked = 0
    for (const due of playRandomly(match, 120, 3)) {
      const seat = due.at(-1)!
      const moves = match.engine.moves(match.state, seat).map(match.engine.format)
      const understood = (typed: string) =>
        drawing.readShort(typed, projectionOf({ match, names: [], look: LOOK }, seat), seat, () => moves)
      const step = Math.ceil(moves.length / 20)
      for (let at = 0; at < moves.length; at += step) {
        const move = moves[at]!
        expect(understood(move)).toBe(move)
        expect(understood(move.toLowerCase())).toBe(move)
        expect(understood(`#${at + 1}`)).toBe(move)
        looked++
      }
    }
    expect(looked).toBeGreaterThan(150)
  })
})
