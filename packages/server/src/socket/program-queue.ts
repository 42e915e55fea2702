import type { ProgramPlace } from '../tables/index.ts'
import type { Words } from '../words.ts'

/** A request that waits for its turn; calls back when it has been answered. */
export type Waiting = (at: ProgramPlace, answered: (words: Words) => void) => void

/** The requests of a program, carried out one after another, so that answers come in their order whatever takes how long. */
export interface ProgramQueue {
  /** How many wait. */
  count(): number
  add(next: Waiting): void
  /** The program has its seat: from now on requests are carried out. */
  begin(place: ProgramPlace): void
  /** What waits is forgotten, and nothing more is carried out. */
  stop(): void
}

export const createProgramQueue = (send: (words: Words) => void): ProgramQueue => {
  const waiting: Waiting[] = []
  let place: ProgramPlace | null = null
  let isAnswering = false
  let isProceeding = false
  let isStopped = false

  const carryOn = (at: ProgramPlace, next: Waiting): void => {
    isAnswering = true
    let isAnswered = false
    next(at, (words) => {
      if (isAnswered) return
      isAnswered = true
      isAnswering = false
      send(words)
      proceed()
    })
  }
  /** What is answered at once does not go deeper: it is the loop that goes on. */
  const proceed = (): void => {
    if (isProceeding) return
    isProceeding = true
    while (place !== null && !isAnswering && !isStopped) {
      const next = waiting.shift()
      if (next === undefined) break
      carryOn(place, next)
    }
    isProceeding = false
  }

  return {
    count: () => waiting.length,
    add: (next) => {
      waiting.push(next)
      proceed()
    },
    begin: (found) => {
      place = found
      proceed()
    },
    stop: () => {
      isStopped = true
      waiting.length = 0
    },
  }
}
