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

/** Of a card that leaves the hand though it seems not to be the one missed least: what it is among the `others` that stay; `away` is how it goes. */
export const partingText = (
  { name, strength, mates }: CardFacts,
  others: readonly number[],
  away: '渡す' | '捨てる' | '出す',
): Text => {
  if (others.every((other) => other >= strength))
    return text(`手のなかでいちばん弱い ${name} を${away}。`, `No card of the hand is weaker than the ${name}.`)
  return mates === 0
    ? text(`同じ数の札がない ${name} を${away}。`, `The ${name} is the only one of its rank in the hand.`)
    : text(`${name} を手放して、ほかの札を残す。`, `Lets the ${name} go and keeps the rest.`)
}
