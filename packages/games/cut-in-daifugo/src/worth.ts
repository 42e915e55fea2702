import { type Card, rankOf } from '@tefuda/kernel'

/**
 * What a dealt card is worth to its seat, in standard deviations of a seat's points: ace to king, then a joker. Fitted to greedy play by the
 * standard rules, four seats, by `npm run lab-worth`.
 */
const WORTH: readonly number[] = [
  0.006, 0.064, -0.035, -0.045, -0.01, -0.087, 0.015, 0.024, -0.074, 0.045, -0.061, -0.039, -0.009, 0.206,
]

export const cardWorth = (card: Card): number => WORTH[rankOf(card)]!
