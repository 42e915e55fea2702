import { type SouthernCrossView, southernCross } from '@tefuda/southern-cross'
import { expect, test } from 'vitest'
import { dealt } from '../../../testing/matches.ts'
import { contextOf } from '../../table/seat-context.ts'
import type { SeatContext } from '../../table/table-game.ts'
import { possibleCells } from './possible.ts'

const PACK = ['S', 'H', 'D', 'C'].flatMap((suit) =>
  ['A', '2', '3', '4', '5', '6', '7', '8', '9', '10', 'J', 'Q', 'K'].map((rank) => suit + rank),
)

test('cells are found on which the chosen card, or any of the hand, completes a role', () => {
  // Two fives in the top row, nine and eight in the left column, and five, queen, five and seven in the hand.
  const given = 'D5 C5 H9 SJ H3 DK CK H7 S2 S5 H8 SQ'.split(' ')
  const rest = [...PACK, 'RJ', 'BJ'].filter((name) => !given.includes(name))
  const context = contextOf(dealt(southernCross, 1, {}, [[...given, ...rest]]), 0) as SeatContext<SouthernCrossView>
  const cells = (card: number | null): string[] => [...possibleCells({ card }, context)].toSorted()
  expect(context.view.hands[0]?.cards).toEqual(['S5', 'H8', 'SQ'])
  expect(cells(0)).toEqual(['c1'])
  expect(cells(null)).toEqual([...new Set([...cells(0), ...cells(1), ...cells(2)])].toSorted())
})
