import type { Question } from '../src/tables/services/bots.ts'

/** What a test and a thread say to each other: places of the memory they share, 1 once it is so. */
export const BEGUN = 0
export const LET_GO = 1
export const ENDED = 2

/** Holds a question, whose view is that memory, until the test lets it go. Says how long it might have thought. */
export const work = ({ view, ms }: Question): string => {
  const held = view as Int32Array
  const say = (place: number): void => {
    Atomics.store(held, place, 1)
    Atomics.notify(held, place)
  }
  say(BEGUN)
  Atomics.wait(held, LET_GO, 0)
  say(ENDED)
  return `${ms}`
}
