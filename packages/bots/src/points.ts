import type { Text } from '@tefuda/kernel'

/** Something that may speak for a move, told from the facts of it. */
export interface Point<F> {
  /** Whether it speaks for a move, and how much where that tells moves apart: the same of two moves of which the same could be said. */
  readonly speaks: (facts: F) => boolean | number | string
  /** In words, of a move for which it speaks. */
  readonly text: (facts: F) => Text
}

/** What speaks for a move, in the order of the points; beside another move, what does not speak for that one as well. */
export const spokenFor = <F>(points: readonly Point<F>[], facts: F, other: F | null = null): Text[] =>
  points
    .filter(({ speaks }) => {
      const own = speaks(facts)
      return own !== false && (other === null || speaks(other) !== own)
    })
    .map(({ text }) => text(facts))
