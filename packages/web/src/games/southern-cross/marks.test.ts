import { isRefusal, openMatch } from '@tefuda/kernel'
import { type SouthernCrossEvent, type SouthernCrossView, southernCross } from '@tefuda/southern-cross'
import { expect, test } from 'vitest'
import { contextOf } from '../../table/seat-context.ts'
import type { SeatContext } from '../../table/table-game.ts'
import { marksOf } from './marks.ts'

const FRENCH = ['S', 'H', 'D', 'C']
  .flatMap((suit) => ['A', '2', '3', '4', '5', '6', '7', '8', '9', '10', 'J', 'Q', 'K'].map((rank) => suit + rank))
  .concat('RJ', 'BJ')

const context = (first: string): SeatContext<SouthernCrossView> => {
  const given = first.split(' ')
  const match = openMatch({
    game: southernCross,
    seats: 1,
    orders: [[...given, ...FRENCH.filter((name) => !given.includes(name))]],
  })
  if (isRefusal(match)) throw new Error(match.message.en)
  return contextOf(match, 0) as SeatContext<SouthernCrossView>
}

// H8 on a1: a set along the top, 8-9-10 down the left, 8-7-6 along the diagonal.
const TRIPLE = 'C2 S8 D8 C9 S7 CK D10 HA H6 D2 H8 SK'

test('a preview frames the cards of every role, binds them and names each on the last card of its line', () => {
  const marks = marksOf({ card: 1, laid: [], at: 'a1' }, context(TRIPLE), [])
  expect([...marks.laid]).toEqual([['a1', 'H8']])
  expect([...marks.inRole].toSorted()).toEqual(['a1', 'a2', 'a3', 'b1', 'b2', 'c1', 'c3'])
  expect(marks.bonds).toHaveLength(6)
  expect(new Map(marks.labels.map(({ cell, text }) => [cell, text.ja]))).toEqual(
    new Map([
      ['c1', 'セット 30'],
      ['a3', 'シークエンス 20'],
      ['c3', 'シークエンス 20'],
    ]),
  )
})

test('roles that end on the same card are named on different ones', () => {
  // S6 on c3 ends the bottom row 8-7-6, the right column 4-5-6 and the diagonal 4-5-6.
  const marks = marksOf({ card: 0, laid: [], at: 'c3' }, context('C4 HK H4 D9 S5 D5 H8 C7 SQ S6 HQ SK'), [])
  const cells = marks.labels.map(({ cell }) => cell)
  expect(cells).toHaveLength(3)
  expect(new Set(cells).size).toBe(3)
})

test('without a draft the last move is marked', () => {
  const placed = [{ card: 'H8', cell: 'b2' }]
  const place: SouthernCrossEvent = { type: 'place', seat: 0, placed, at: [0], known: [] }
  expect([...marksOf({ card: null, laid: [], at: null }, context(TRIPLE), [place]).last]).toEqual(['b2'])
  expect(marksOf({ card: 1, laid: [], at: 'a1' }, context(TRIPLE), [place]).last.size).toBe(0)
})

test('a draft that may not be played is marked as such', () => {
  const marks = marksOf(
    {
      card: null,
      laid: [
        { card: 0, cell: 'a1' },
        { card: 1, cell: 'c3' },
      ],
      at: 'c3',
    },
    context('C2 S9 D5 C9 S3 CK D7 HA H6 RJ BJ SK'),
    [],
  )
  expect(marks.refused).toBe(true)
  expect(marks.inRole.size).toBe(0)
})
