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

/** Of what the page that opens next plays on at once. */
let awaited: string | null = null

/** Whoever goes on from elsewhere has asked for it already: the page of these games begins by itself. */
export const awaitPlay = (identity: string): void => {
  awaited = identity
}

/** Whether these games were to be played at once; once told, they no longer are. */
export const isAwaited = (identity: string): boolean => {
  const is = awaited === identity
  awaited = null
  return is
}

const kept = (): ReadonlyMap<string, Left> => {
  const last = all.size === 0 ? (keptInWindow(KEY) as Left | null) : null
  if (last !== null) all.set(last.identity, last)
  return all
}
