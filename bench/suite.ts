import type { Probe } from './measure.ts'

/** Probes that share an isolate: what one of them runs may change how the machine code of another comes out. */
export interface Group {
  readonly id: string
  /** Called in the isolate; nothing heavy happens before. */
  probes(): Promise<readonly Probe[]> | readonly Probe[]
}

/** The figure of one probe divided by that of another. */
export interface Ratio {
  readonly name: string
  readonly of: string
  readonly to: string
}

/** What is measured of one game. Each game has a file in `games/` that exports its suite as `suite`. */
export interface Suite {
  readonly game: string
  /** Measured round by round in turn, together with the program given by `--limit`. */
  readonly compared: readonly Group[]
  /** Measured one after another. */
  readonly alone: readonly Group[]
  readonly ratios: readonly Ratio[]
  /** Standard deviation of the scores of what is compared, where they are: by it one sees whether all play the same game. */
  readonly spread?: number
  /** Name of the figure of the program given by `--limit`, whatever game it plays; absent where none is compared. */
  readonly limit?: string
}

/** The games that are measured, in the order of the table. A new game is one more line here. */
export const SUITES: Readonly<Record<string, URL>> = {
  'southern-cross': new URL('games/southern-cross.ts', import.meta.url),
  'cut-in-daifugo': new URL('games/cut-in-daifugo.ts', import.meta.url),
  'zheng-shang-you': new URL('games/zheng-shang-you.ts', import.meta.url),
  exjan: new URL('games/exjan.ts', import.meta.url),
  ccc: new URL('games/ccc.ts', import.meta.url),
}

/** What is measured beside the games: the online table, which takes processes of its own. */
export const ONLINE = 'online'

/** The laboratory: what it takes beyond play, how fast it plays and keeps, beside tables, in a browser, and when its workers die. */
export const LAB = [
  'lab/overhead',
  'lab/speed',
  'lab/rows',
  'lab/memory',
  'lab/guests',
  'lab/browser',
  'lab/killing',
] as const

export type LabPart = (typeof LAB)[number]

/** What a review of a game takes, in a process of its own. */
export const REVIEW = 'review'

export const loadSuite = async (url: URL | string): Promise<Suite> => {
  const { suite } = (await import(String(url))) as { readonly suite: Suite }
  return suite
}
