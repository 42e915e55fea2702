import type { Blocks } from './blocks.ts'
import { type Choices, emptyChoices } from './softmax.ts'

/** How much better a choice has to seem at first sight to be made e times as often, untrained. A power of two: no two values become one. */
const HEAT = 1 / 8

/** More sensible choices than any decision has. */
const MOST = 64

/** What a policy knows choices by. */
export interface Features<P, F> {
  readonly size: number
  readonly choices: Choices
  /** Fills `choices` with what is found for the seat on its turn, with the features where `described`. */
  look(position: P, described: boolean): readonly F[]
}

/** `find`: the sensible choices of the seat on its turn, and how good they seem. `describe` puts the features of as many as `choices` counts. */
export const featuresOf = <P, F extends { readonly value: number }>(
  blocks: Blocks,
  find: (position: P) => readonly F[],
  describe: (choices: Choices, position: P, found: readonly F[]) => void,
): Features<P, F> => {
  const choices = emptyChoices(blocks.width, MOST)
  const { bias } = choices
  return {
    size: blocks.size,
    choices,
    look(position, described) {
      const found = find(position)
      choices.count = Math.min(MOST, found.length)
      for (let choice = 0; choice < choices.count; choice++) bias[choice] = found[choice]!.value / HEAT
      if (described) describe(choices, position, found)
      return found
    },
  }
}
