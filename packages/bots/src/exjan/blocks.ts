import { cardOf, isSymbol, rankOf } from '@tefuda/exjan'
import type { Card } from '@tefuda/kernel'

/** A set or a pair that a hand can have. */
export interface Block {
  readonly kind: 'run' | 'group' | 'pair'
  /** In the order of the deck. */
  readonly cards: readonly Card[]
  /** The lowest. */
  readonly rank: number
  /** How many of its cards are 2 to 10. */
  readonly middles: number
}

const blockOf = (kind: Block['kind'], cards: readonly Card[]): Block => ({
  kind,
  cards,
  rank: cards.length === 0 ? -1 : rankOf(cards[0]!),
  middles: cards.filter((card) => rankOf(card) >= 2 && rankOf(card) <= 10).length,
})

const RANKS = Array.from({ length: 22 }, (_, rank) => rank)
const SUITS = [0, 1, 2, 3]

const groups = RANKS.flatMap((rank) =>
  SUITS.map((without) =>
    blockOf(
      'group',
      SUITS.filter((suit) => suit !== without).map((suit) => cardOf(suit, rank)),
    ),
  ),
)

const runs = SUITS.flatMap((suit) =>
  RANKS.filter((rank) => !isSymbol(rank + 2)).map((rank) =>
    blockOf(
      'run',
      [rank, rank + 1, rank + 2].map((each) => cardOf(suit, each)),
    ),
  ),
)

/** All groups, then all runs. */
export const SETS: readonly Block[] = [...groups, ...runs]

export const PAIRS: readonly Block[] = RANKS.flatMap((rank) =>
  SUITS.flatMap((a) => SUITS.slice(a + 1).map((b) => blockOf('pair', [cardOf(a, rank), cardOf(b, rank)]))),
)

/** Where hands have no pair. */
export const NO_PAIR: Block = blockOf('pair', [])
