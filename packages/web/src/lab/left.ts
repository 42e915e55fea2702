import { keepInWindow, keptInWindow } from '../storage/in-window.ts'
import type { Left } from './run.ts'

const KEY = 'tefuda.lab.left'

/** So many experiments are kept until the page is loaded again; the last of them after that, too. */
const MOST = 5

/** By identity, what was played last at the end. */
const all = new Map<string, Left>()

/** Keeps what was played as long as this window is open: who looks at a deal, goes back, or loads the page again, loses nothing. */
export const keepLeft = (left: Left): void => {
  if (left.kept.tally.deals === 0) return
  all.delete(left.identity)
  all.set(left.identity, left)
  for (const oldest of [...all.keys()].slice(0, -MOST)) all.delete(oldest)
  keepInWindow(KEY, left)
}

/** What was played of the games of a plan; null where that is nothing. */
export const leftFor = (identity: string): Left | null => kept().get(identity) ?? null

/** What was played last in this window; null where nothing was. */
export const lastLeft = (): Left | null => [...kept().values()].at(-1) ?? null

const kept = (): ReadonlyMap<string, Left> => {
  const last = all.size === 0 ? (keptInWindow(KEY) as Left | null) : null
  if (last !== null) all.set(last.identity, last)
  return all
}
