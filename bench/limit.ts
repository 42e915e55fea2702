import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import type { IsolatedProbe } from './isolate.ts'
import type { Scores } from './measure.ts'

const execute = promisify(execFile)

/**
 * A program of somebody else's that plays the same game as fast as can be: called with a number of seconds, it prints
 * a line of JSON with `games_s`, its games a second, and, if it likes, `games` and `mean`, their mean score.
 */
export const limitProbe = (name: string, binary: string): IsolatedProbe => {
  let games = 0
  let points = 0
  return {
    name,
    unit: 'games/s',
    run: async (seconds) => {
      const { stdout } = await execute(binary, [String(seconds)])
      const read = readLine(binary, stdout)
      games += read.games ?? 0
      points += (read.games ?? 0) * (read.mean ?? 0)
      return read.games_s
    },
    scores: async (): Promise<Scores | null> => (games > 0 ? { games, mean: points / games } : null),
  }
}

interface Printed {
  readonly games_s: number
  readonly games?: number
  readonly mean?: number
}

const readLine = (binary: string, line: string): Printed => {
  let read: unknown = null
  try {
    read = JSON.parse(line)
  } catch {
    // What is no JSON is refused below like JSON of another kind.
  }
  if (typeof read === 'object' && read !== null && 'games_s' in read && typeof read.games_s === 'number')
    return read as Printed
  throw new Error(`${binary} was to print a line of JSON with "games_s", but printed: ${line.slice(0, 80)}`)
}
