import { cardName, type ExjanRulesContext, type ExjanState, scoreHand, yakuListText } from '@tefuda/exjan'
import { type Card, isRefusal, type Seat, type Text, text } from '@tefuda/kernel'
import type { Block } from './blocks.ts'
import type { OpenSet } from './seen.ts'

/** What a seat holds, in the hand and in open sets. */
interface Holding {
  readonly seat: Seat
  readonly hand: readonly Card[]
  readonly open: readonly OpenSet[]
}

/** What a hand would score: won on a discard, after a reach where it is closed; null where that is no win. */
export const scoreText = (
  { rules, seats }: ExjanRulesContext,
  { indicator, wall }: ExjanState,
  { seat, hand, open }: Holding,
  blocks: readonly Block[],
): Text | null => {
  const melds = open.map(({ cards }) => cards.map(cardName))
  const closed = blocks.slice(melds.length)
  const lacking = (card: Card): boolean => !hand.includes(card)
  const inSets = closed.flatMap(({ kind, cards }) => (kind === 'pair' ? [] : cards))
  const card = inSets.find(lacking) ?? inSets[0]
  if (card === undefined) return null
  const sheet = scoreHand(rules, {
    seats,
    winner: seat,
    from: (seat + 1) % seats,
    hand: closed.flatMap(({ cards }) => cards.filter((one) => one !== card).map(cardName)),
    melds,
    card: cardName(card),
    indicator: cardName(indicator),
    // It is said on a later turn, with a card left in the wall.
    reach: melds.length === 0 && wall.length > seats,
  })
  if (isRefusal(sheet)) return null
  const { ja, en } = yakuListText(sheet)
  return text(`${ja}（${sheet.points}点）`, `${en} (${sheet.points} points)`)
}
