/** Ranks as they stand on the cards, from the weakest, with the black joker and the red one at the end. */
export const RANK_NAMES = ['3', '4', '5', '6', '7', '8', '9', '10', 'J', 'Q', 'K', 'A', '2', 'BJ', 'RJ'] as const

/** The ranks that are no jokers. */
export const PLAIN_RANKS = RANK_NAMES.slice(0, 13)

/** Suits as they are drawn: spades, hearts, diamonds, clubs. */
export const SUIT_SIGNS = ['♠', '♥', '♦', '♣'] as const
