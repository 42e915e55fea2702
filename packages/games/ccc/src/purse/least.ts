import { NEVER } from '../sums.ts'
import { shapesOf } from './groups.ts'
import type { Stock } from './stock.ts'

/**
 * The least that the natural cards of a row of groups add up to if cards could be used twice, for so many groups whose numbers
 * make a number, cards and jokers among them; NEVER without such a row.
 */
export type LeastSum = (groups: number, number: number, size: number, joking: number) => number

/** Keeps what it has worked out. */
export const leastSumIn = (stock: Stock): LeastSum => {
  const { jokers, aces, mostNumber, longest, meter } = stock
  // What it answers, and 1; 0 where that is not yet known.
  const known = new Int16Array((aces + 2) * (mostNumber + 1) * (longest + 1) * (jokers + 1))
  const leastSum: LeastSum = (groups, number, size, joking) => {
    if (size < groups || size > longest || number < groups || joking > jokers || joking > size - groups) return NEVER
    const at = ((groups * (mostNumber + 1) + number) * (longest + 1) + size) * (jokers + 1) + joking
    if (known[at] !== 0) return known[at]! - 1
    const least =
      groups === 1
        ? leastOfGroup(stock, number, size, joking)
        : leastOfRow(stock, leastSum, groups, number, size, joking)
    if (meter.steps <= meter.last) known[at] = least + 1
    return least
  }
  return leastSum
}

const leastOfGroup = (stock: Stock, number: number, size: number, joking: number): number => {
  const { redJokers, blackJokers } = stock
  let least = NEVER
  for (let red = Math.min(joking, redJokers); red >= 0; red--) {
    if (joking - red > blackJokers) break
    const list = shapesOf(stock, size, number, red, joking - red)
    for (let k = 0; k < list.length; k += 2) least = Math.min(least, list[k]!)
  }
  return least
}

const leastOfRow = (
  { rates: { multipliers }, highest, meter }: Stock,
  leastSum: LeastSum,
  groups: number,
  number: number,
  size: number,
  joking: number,
): number => {
  const most = highest[size - joking]!
  // Squares add up to least where the numbers are alike.
  const factor = multipliers.joker ** joking * multipliers.flush
  if ((number * number) / (groups * factor) > most) return NEVER
  let least = NEVER
  // Numbers rise from group to group.
  for (let first = 1; first * groups <= number; first++)
    for (let cards = 1; cards <= size - (groups - 1); cards++)
      for (let j = 0; j <= joking; j++) {
        if (++meter.steps > meter.last) return 0
        const one = leastSum(1, first, cards, j)
        if (one >= least) continue
        least = Math.min(least, one + leastSum(groups - 1, number - first, size - cards, joking - j))
      }
  return least > most ? NEVER : least
}
