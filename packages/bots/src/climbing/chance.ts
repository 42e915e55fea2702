import type { Rated } from './rated.ts'

/** How much worse a choice has to seem, in the weight of a hand, to be made e times as seldom. */
const HEAT = 0.1

/** How often somebody plays what nothing seems to speak for. */
const SLIP = 0.02

/** Among so many choices a slip falls on each. */
const SLIPS = 4

/** Logarithm of the chance of one choice among rated ones: softmax of how good they seem, and something for a slip. */
export const logChance = <T>(rated: readonly Rated<T>[], isChosen: (option: T) => boolean): number => {
  let most = Number.NEGATIVE_INFINITY
  for (const { value } of rated) if (value > most) most = value
  let [sum, own] = [0, 0]
  for (const { option, value } of rated) {
    const share = Math.exp((value - most) / HEAT)
    sum += share
    if (isChosen(option)) own += share
  }
  return Math.log((1 - SLIP) * (own / sum) + SLIP / SLIPS)
}
