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
      const told = readLine(binary, stdout)
      games += told.games ?? 0
      points += (told.games ?? 0) * (told.mean ?? 0)
      return told.games_s
    },
    scores: async (): Promise<Scores | null> => (games > 0 ? { games, mean: points / games } : null),
  }
}

interface Told {
  readonly games_s: number
  readonly games?: number
  readonly mean?: number
}

const readLine = (binary: string, line: string): Told => {
  let told: unknown = null
  try {
    told = JSON.parse(line)
  } catch {
    // What is no JSON is refused below like JSON of another kind.
  }
  if (typeof told === 'object' && told !== null && 'games_s' in told && typeof told.games_s === 'number')
    return told as Told
  throw new Error(`${binary} was to print a line of JSON with "games_s", but printed: ${line.slice(0, 80)}`)
}
