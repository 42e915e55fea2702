import { type Card, rankOf } from '@tefuda/kernel'

/**
 * What a dealt card is worth to its seat, in standard deviations of a seat's points: ace to king, then a joker. Fitted to greedy play by the
 * standard rules, four seats, by `npm run lab-worth`.
 */
const WORTH: readonly number[] = [
  0.362, 0.547, 0.085, 0.143, 0.207, 0.215, 0.227, 0.244, 0.243, 0.262, 0.236, 0.277, 0.304, 0.779,
]

export const cardWorth = (card: Card): number => WORTH[rankOf(card)]!
