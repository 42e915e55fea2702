import { type Card, rankOf } from '@tefuda/kernel'

/**
 * What a dealt card is worth to its seat, in standard deviations of a seat's points: ace to king, then a joker. Fitted to greedy play by the
 * standard rules, four seats, by `npm run lab-worth`.
 */
const WORTH: readonly number[] = [
  0.009, 0.057, -0.039, -0.045, -0.011, -0.08, 0.017, 0.018, -0.074, 0.045, -0.062, -0.038, -0.007, 0.208,
]

export const cardWorth = (card: Card): number => WORTH[rankOf(card)]!
