import * as kernel from '@tefuda/kernel'
import * as rulebook from '@tefuda/kernel/rulebook'

/**
 * The modules of Tefuda that a game of somebody else's may import in a browser, by the names it imports them by. Each page and thread
 * has them in `globalThis[SHARED]` before it loads such a game, which thus plays with the very kernel of the page.
 */
export const sharedModules: Readonly<Record<string, object>> = {
  '@tefuda/kernel': kernel,
  '@tefuda/kernel/rulebook': rulebook,
}

/** Where they are to be found. */
export const SHARED = 'tefudaModules'
