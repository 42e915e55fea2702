import type { Puzzle } from '@tefuda/learn/puzzle'

/** The puzzles of each game that has any, fetched when they are asked for. */
const FILES: Readonly<Record<string, () => Promise<{ readonly default: unknown }>>> = {
  'zheng-shang-you': () => import('@tefuda/learn/puzzles/zheng-shang-you.json'),
}

export const GAMES_WITH_PUZZLES = Object.keys(FILES)

export const fetchPuzzles = async (game: string): Promise<readonly Puzzle[]> =>
  ((await FILES[game]?.())?.default ?? []) as readonly Puzzle[]
