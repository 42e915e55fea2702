import { type Card, rankOf } from '@tefuda/kernel'

/**
 * What a dealt card is worth to its seat, in standard deviations of a seat's points: ace to king, then a joker. Fitted to greedy play by the
 * standard rules, 3×3 for two, by `npm run lab-worth`.
 */
const WORTH: readonly number[] = [
  0.066, -0.202, -0.178, -0.154, -0.167, -0.125, -0.127, -0.09, -0.057, -0.052, -0.049, -0.08, 0.044, 1.171,
]

export const cardWorth = (card: Card): number => WORTH[rankOf(card)]!
