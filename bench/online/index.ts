import { expectTheSameDuel } from '../boardgame.io/southern-cross.duel.ts'
import type { Measured, Plan } from '../rounds.ts'
import { measureDaily } from './daily.ts'
import { measureExjanRounds } from './exjan-rounds.ts'
import { measureOpening } from './opening.ts'
import { measureSpeed } from './speed.ts'
import { measureThinking } from './thinking.ts'
import { measureUpdates } from './updates.ts'
import { measureWaiting } from './waiting.ts'
import { measureWindows } from './windows.ts'

/** The online table: a server and everybody who plays there, each a process of its own, on this machine alone. */
export const measureOnline = async (plan: Plan): Promise<Measured> => {
  process.env.NODE_ENV = 'production'
  expectTheSameDuel()
  const parts: Measured[] = []
  for (const measure of [
    measureSpeed,
    measureUpdates,
    measureThinking,
    measureOpening,
    measureDaily,
    measureWindows,
    measureExjanRounds,
    measureWaiting,
  ])
    parts.push(await measure(plan))
  const { seconds } = parts[0]!
  return {
    ...(seconds !== undefined && { seconds }),
    results: parts.flatMap(({ results }) => results),
    ratios: Object.assign({}, ...parts.map(({ ratios }) => ratios)) as Measured['ratios'],
  }
}
