import { type Card, rankOf } from '@tefuda/kernel'

/**
 * What a dealt card is worth to its seat, in standard deviations of a seat's points: ace to king, then a joker. Fitted to greedy play by the
 * standard rules, four seats, by `npm run lab-worth`.
 */
const WORTH: readonly number[] = [
  0.351, 0.541, 0.074, 0.132, 0.199, 0.212, 0.219, 0.228, 0.236, 0.245, 0.249, 0.272, 0.294, 0.777,
]

export const cardWorth = (card: Card): number => WORTH[rankOf(card)]!
