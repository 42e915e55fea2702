import type { Measured, Plan } from '../rounds.ts'
import { measureBrowser } from './browser.ts'
import { measureGuests } from './guests.ts'
import { measureKilling } from './killing.ts'
import { measureMemory } from './memory.ts'
import { measureOverhead } from './overhead.ts'
import { measureRows } from './rows.ts'
import { measureSpeed } from './speed.ts'

/** The laboratory: how fast it plays and keeps, in threads, in a browser, beside tables, and when its workers die. */
export const measureLab = async (plan: Plan): Promise<Measured> => {
  const parts: Measured[] = []
  for (const measure of [
    measureOverhead,
    measureSpeed,
    measureRows,
    measureMemory,
    measureGuests,
    measureBrowser,
    measureKilling,
  ])
    parts.push(await measure(plan))
  return {
    results: parts.flatMap(({ results }) => results),
    ratios: Object.assign({}, ...parts.map(({ ratios }) => ratios)) as Measured['ratios'],
  }
}
