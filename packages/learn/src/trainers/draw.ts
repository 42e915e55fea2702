import { type Rng, shuffleInPlace } from '@tefuda/kernel'

export const shuffled = <T>(items: readonly T[], random: Rng): T[] => {
  const order = items.slice()
  shuffleInPlace(order, random)
  return order
}

export const oneOf = <T>(items: readonly T[], random: Rng): T => items[random.below(items.length)]!

/** How often a question is thought up anew before something is wrong with how it is made. */
const MOST_TRIES = 2000

/** The first question that turns out well; `make` answers with null where it does not. */
export const untilMade = <T>(make: () => T | null): T => {
  for (let tries = 0; tries < MOST_TRIES; tries++) {
    const made = make()
    if (made !== null) return made
  }
  throw new Error('no question could be made')
}
