import { type Engine, joinTexts, moveText, type Text, text } from '@tefuda/kernel'
import type { Advice } from './table.ts'

/** What a hint says: why, and before it what to do where no card shows that, such as a pass. Null where the cards say it all. */
export const hintText = (engine: Engine, { move, reason }: Advice): Text | null => {
  if (namesCard(engine, move)) return reason ?? null
  const { ja, en } = moveText(engine, move)
  return joinTexts([text(`${ja}。`, `${en}.`), ...(reason === undefined ? [] : [reason])], text('', ' '))
}

const namesCard = ({ deck }: Engine, move: string): boolean => {
  const words = new Set(move.split(/[^\p{L}\p{N}]+/u))
  return deck.cards.some((card) => words.has(deck.name(card)))
}
