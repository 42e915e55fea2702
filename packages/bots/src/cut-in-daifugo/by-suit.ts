/** So many cards of each suit in one number, four bits a suit: no play has more than thirteen. */
export type BySuit = number

/** So many cards of one suit. */
export const inSuit = (suit: number, cards: number): BySuit => cards << (4 * suit)

/** How many are of a suit. */
export const ofSuit = (cards: BySuit, suit: number): number => (cards >> (4 * suit)) & 15

/** One of each suit there are cards of. */
export const suitsIn = (cards: BySuit): BySuit => (cards | (cards >> 1) | (cards >> 2) | (cards >> 3)) & 0x1111

/** The last suit there are cards of; the only one of a run. */
export const lastSuit = (cards: BySuit): number => (31 - Math.clz32(cards)) >> 2
