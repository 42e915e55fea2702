import type { Choices } from './softmax.ts'

/** Weights numbered block by block: every block has as many as its parts have combinations, and gives a choice one feature. */
export interface Blocks {
  /** Features of a choice. */
  readonly width: number
  /** Weights in all. */
  readonly size: number
  /** Begins to describe a choice. */
  begin(choices: Choices, choice: number): void
  /** The place of the choice in the next block. */
  put(place: number): void
}

/** A number as the whole steps below it, from 0 to the last of so many. */
export const stepOf = (value: number, steps: number): number => Math.max(0, Math.min(steps - 1, Math.floor(value)))

/** By the name of each block the numbers of steps of its parts, in the order in which they are put. */
export const blocksOf = (parts: Readonly<Record<string, readonly number[]>>): Blocks => {
  const sizes = Object.values(parts).map((steps) => steps.reduce((product, step) => product * step))
  const starts = sizes.map((_, block) => sizes.slice(0, block).reduce((sum, size) => sum + size, 0))
  const width = sizes.length
  let [features, at, block] = [new Int32Array(0), 0, 0]
  return {
    width,
    size: sizes.reduce((sum, size) => sum + size, 0),
    begin(choices, choice) {
      features = choices.features as Int32Array<ArrayBuffer>
      at = choice * width
      block = 0
    },
    put(place) {
      features[at++] = starts[block++]! + place
    },
  }
}
