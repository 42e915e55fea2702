import { describe, expect, test } from 'vitest'
import { dealt, playRandomly } from '../../../tests/climbing.ts'
import { JA } from '../../../tests/tables.ts'
import { projectionOf } from '../drawing.ts'
import { drawingOf } from '../index.ts'
import { readCards } from './cards.ts'
import { listExjan } from './list.ts'
import { readShortExjan } from './short.ts'

const HAND = ['S5', 'H5', 'D7', 'S10', 'CC', 'SF', 'H11', 'D15', 'DQ', 'S0', 'DJ']
const TURN = ['reach D15', ...HAND.map((card) => `discard ${card}`)]
const read = (typed: string, moves: readonly string[] = TURN) => readShortExjan(typed, HAND, 'DJ', () => moves)

describe('on a turn', () => {
  test.each([
    ['s5', 'discard S5'],
    ['discard s5', 'discard S5'],
    ['♠１０', 'discard S10'],
    ['7', 'discard D7'],
    ['10', 'discard S10'],
    ['0', 'discard S0'],
    ['c', 'discard CC'],
    ['ｆ', 'discard SF'],
    ['d', 'discard DJ'],
    ['ツモ切り', 'discard DJ'],
    ['r d15', 'reach D15'],
    ['r', 'reach D15'],
    ['リーチ 15', 'reach D15'],
    ['w', 'win'],
    ['ツモ', 'win'],
    ['#1', 'reach D15'],
    ['#12', 'discard DJ'],
    ['h9', 'discard H9'],
    ['s16', 'discard S16'],
  ])('%s means %s', (typed, move) => {
    expect(read(typed)).toBe(move)
  })

  test.each(['', 'hello', '16', '9', '#', 'w s5', 's5 h5'])('%j is none and comes back as it is', (typed) => {
    expect(read(typed)).toBe(typed)
  })

  test.each([
    ['5', 'which-card'],
    ['#99', 'no-such-move'],
  ])('%s: %s', (typed, code) => {
    expect(read(typed)).toMatchObject({ code })
  })
})

describe('in a window', () => {
  const CALLS = ['win', 'group S5 H5', 'run D6 D7', 'run D7 D9', 'pass']
  test.each([
    ['g', 'group S5 H5'],
    ['群', 'group S5 H5'],
    ['group h5 s5', 'group H5 S5'],
    ['run d6 d7', 'run D6 D7'],
    ['s5 h5', 'group S5 H5'],
    ['d7d9', 'run D7 D9'],
    ['p', 'pass'],
    ['見送り', 'pass'],
    ['ロン', 'win'],
    ['#5', 'pass'],
  ])('%s means %s', (typed, move) => {
    expect(read(typed, CALLS)).toBe(move)
  })

  test('where there are several ways one is asked which', () => {
    expect(read('run', CALLS)).toMatchObject({
      code: 'which-move',
      message: { en: expect.stringContaining('run D7 D9') },
    })
  })
})

test.each([
  ['s3 h10 cm', ['S3', 'H10', 'CM']],
  ['S3H10CM', ['S3', 'H10', 'CM']],
  ['♠3、♥10、♣M', ['S3', 'H10', 'CM']],
  ['SCC5', ['SC', 'C5']],
  ['S15S1', ['S15', 'S1']],
  ['S16', ['S16']],
  ['SX', ['SX']],
])('cards as they are typed: %s', (typed, cards) => {
  expect(readCards(typed)).toEqual(cards)
})

test.each([3, 4])(
  'every legal move of %i seats is understood as it is listed, in small letters and by its number',
  (seats) => {
    const match = dealt('exjan', {}, seats, '8')
    const drawing = drawingOf('exjan')
    const verbs = new Set<string>()
    for (const due of playRandomly(match, 400, 3)) {
      const seat = due.at(-1)!
      const projection = projectionOf({ match, names: [], look: JA }, seat)
      const moves = match.engine.moves(match.state, seat).map(match.engine.format)
      for (const [at, move] of moves.entries()) {
        verbs.add(move.split(' ')[0]!)
        for (const typed of [move, move.toLowerCase(), `#${at + 1}`])
          expect(drawing.readShort(typed, projection, seat, () => moves)).toBe(move)
      }
      const numbers = listExjan(moves, '', JA, 40).join('\n').match(/#\d+/g)
      expect(numbers).toHaveLength(moves.length)
    }
    expect([...verbs]).toEqual(expect.arrayContaining(['discard', 'group', 'run', 'pass']))
  },
)

test('the list can be narrowed down to a card', () => {
  expect(listExjan(TURN, 'd15', JA, 80)).toEqual(['リーチ', '#1 ♦15', '捨てる', '#9 ♦15'])
  expect(listExjan(TURN, 'h9', JA, 80)).toEqual(['そのような手はありません'])
})
