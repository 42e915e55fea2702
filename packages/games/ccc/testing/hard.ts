/** 144 cells of numbers a little above what a hand can pay, for which jokers and splitting aces offer countless near misses. */
const BOARD = Array.from({ length: 12 }, (_, y) => Array.from({ length: 12 }, (_, x) => 17 + ((x * 5 + y * 3) % 14)))

/** Rules for two under which the search for ways to pay is at its hardest. */
export const HARD = {
  board: BOARD,
  adjacency: 'eight',
  multipliers: { joker: 3, flush: 1 },
  flushCards: 11,
  hand: 15,
  draws: { none: 8, two: 19, five: 18 },
} as const
