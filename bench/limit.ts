import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import type { Probe } from './measure.ts'

const run = promisify(execFile)

/** The same game at the speed of plain C: a program that plays for so many seconds and prints JSON with `games_s`. */
export const limitProbe = (binary: string): Probe => ({
  name: 'southern-cross/limit in C',
  unit: 'games/s',
  run: async (seconds) => {
    const { stdout } = await run(binary, [String(seconds)])
    const told: unknown = JSON.parse(stdout)
    if (typeof told !== 'object' || told === null || !('games_s' in told) || typeof told.games_s !== 'number')
      throw new Error(`${binary} does not print JSON with games_s`)
    return told.games_s
  },
})
