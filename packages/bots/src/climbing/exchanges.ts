import { type Text, text } from '@tefuda/kernel'

/** A card that may be taken or given away. */
export interface CardFacts {
  readonly name: string
  /** Higher beats. */
  readonly strength: number
  /** Other cards of its rank in the hand. */
  readonly mates: number
}

/** What speaks for taking a card rather than another; null where nothing does. */
export const reasonToTake = (card: CardFacts, other: CardFacts): Text | null => {
  if (card.mates > 0 && other.mates === 0)
    return text(`${card.name} は手の札と組になる。`, `The ${card.name} goes with cards of the hand.`)
  return card.strength > other.strength ? text(`${card.name} のほうが強い。`, `The ${card.name} is stronger.`) : null
}

/** What speaks for giving a card away rather than another, which stays in the hand then; null where nothing does. */
export const reasonToGive = (card: CardFacts, other: CardFacts): Text | null => {
  if (other.mates > 0 && card.mates === 0)
    return text(
      `手の札と組になる ${other.name} は残す。`,
      `Keeps the ${other.name}, which goes with cards of the hand.`,
    )
  return other.strength > card.strength
    ? text(`もっと強い ${other.name} は手に残す。`, `Keeps the ${other.name}, which is stronger.`)
    : null
}
