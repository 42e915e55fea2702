import { createMoments } from './moments.ts'
import type { Played } from './players.ts'

/** Counts what is played, and lets players move only while time is running. */
export interface Rhythm {
  /** Does it now, after the time for thinking, or when the next round begins. Never twice at once for one table. */
  whenever(move: () => void): void
  sent(): void
  /** A move that was sent at `since` (as `performance.now()` has it) counts. */
  moved(since: number): void
  /** A game has ended. */
  ended(): void
  play(seconds: number): Promise<Played>
}

/** What is still under way after this many milliseconds never comes. */
const PATIENCE = 20_000

export const createRhythm = (think: number): Rhythm => {
  const moments = createMoments()
  let waiting: (() => void)[] = []
  let isRunning = false
  let under = 0
  let moves = 0
  let games = 0
  let quiet: (() => void) | null = null

  const begin = (move: () => void): void => {
    // Thinking takes from half as long as on average to half as long again.
    if (think > 0) setTimeout(() => (isRunning ? move() : waiting.push(move)), think * (0.5 + Math.random()))
    else move()
  }

  return {
    whenever: (move) => {
      if (isRunning) begin(move)
      else waiting.push(move)
    },
    sent: () => {
      under += 1
    },
    moved: (since) => {
      under -= 1
      moments.add(performance.now() - since)
      if (isRunning) moves += 1
      else if (under === 0) quiet?.()
    },
    ended: () => {
      games += 1
    },
    play: async (seconds) => {
      moments.clear()
      ;[moves, games] = [0, 0]
      const since = performance.now()
      isRunning = true
      const ready = waiting
      waiting = []
      for (const move of ready) begin(move)
      await new Promise((resolve) => setTimeout(resolve, seconds * 1000))
      isRunning = false
      const took = (performance.now() - since) / 1000
      if (under > 0) {
        await new Promise<void>((resolve, reject) => {
          const late = setTimeout(() => reject(new Error(`${under} moves were never answered`)), PATIENCE)
          quiet = () => {
            clearTimeout(late)
            resolve()
          }
        })
        quiet = null
      }
      return { moves, seconds: took, p50: moments.at(0.5), p99: moments.at(0.99), longest: moments.at(1), games }
    },
  }
}
