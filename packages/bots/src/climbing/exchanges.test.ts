import { text } from '@tefuda/kernel'
import { expect, it } from 'vitest'
import { type CardFacts, partingText, reasonToGive, reasonToTake } from './exchanges.ts'

it('of two cards the stronger one is better taken and kept, and one that goes with others before that', () => {
  const [king, four, five]: CardFacts[] = [
    { name: 'DK', strength: 10, mates: 0 },
    { name: 'H4', strength: 1, mates: 0 },
    { name: 'C5', strength: 2, mates: 1 },
  ]
  expect(reasonToTake(king!, four!)).toEqual(text('DK のほうが強い。', 'The DK is stronger.'))
  expect(reasonToTake(five!, king!)).toEqual(text('C5 は手の札と組になる。', 'The C5 goes with cards of the hand.'))
  expect(reasonToTake(four!, king!)).toBeNull()
  expect(reasonToGive(four!, king!)).toEqual(text('もっと強い DK は手に残す。', 'Keeps the DK, which is stronger.'))
  expect(reasonToGive(king!, five!)).toEqual(
    text('手の札と組になる C5 は残す。', 'Keeps the C5, which goes with cards of the hand.'),
  )
  expect(reasonToGive(king!, four!)).toBeNull()
})

it('of a card that seems to be missed it is said what it is in its hand', () => {
  const queen: CardFacts = { name: 'DQ', strength: 9, mates: 0 }
  expect(partingText(queen, [9, 12], '出す').ja).toBe('手のなかでいちばん弱い DQ を出す。')
  expect(partingText(queen, [3, 12], '渡す')).toEqual(
    text('同じ数の札がない DQ を渡す。', 'The DQ is the only one of its rank in the hand.'),
  )
  expect(partingText({ ...queen, mates: 1 }, [3, 9], '捨てる').ja).toBe('DQ を手放して、ほかの札を残す。')
})
