import type { Left } from './run.ts'

const KEY = 'tefuda.lab'

let last: Left | null = null

/** Keeps what was played last as long as this window is open: who looks at a deal, or loads the page again, loses nothing. */
export const keepLeft = (left: Left): void => {
  if (left.kept.tally.deals === 0) return
  last = left
  try {
    sessionStorage.setItem(KEY, JSON.stringify(left))
  } catch {
    // Then it is kept until the page is loaded again.
  }
}

/** What was played last; null where that is nothing. */
export const lastLeft = (): Left | null => {
  try {
    last ??= JSON.parse(sessionStorage.getItem(KEY) ?? 'null') as Left | null
  } catch {
    // As if nothing had been played.
  }
  return last
}
