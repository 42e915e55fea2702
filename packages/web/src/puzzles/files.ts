import type { Puzzle } from '@tefuda/learn/puzzle'

/** The puzzles of each game, fetched when they are asked for. */
const FILES: Readonly<Record<string, () => Promise<{ readonly default: unknown }>>> = {
  'southern-cross': () => import('@tefuda/learn/puzzles/southern-cross.json'),
  'cut-in-daifugo': () => import('@tefuda/learn/puzzles/cut-in-daifugo.json'),
  exjan: () => import('@tefuda/learn/puzzles/exjan.json'),
  'zheng-shang-you': () => import('@tefuda/learn/puzzles/zheng-shang-you.json'),
  ccc: () => import('@tefuda/learn/puzzles/ccc.json'),
}

export const GAMES_WITH_PUZZLES = Object.keys(FILES)

export const fetchPuzzles = async (game: string): Promise<readonly Puzzle[]> =>
  ((await FILES[game]?.())?.default ?? []) as readonly Puzzle[]

/** One puzzle; null where the game has none of that number. */
export const fetchPuzzle = async (game: string, number: number): Promise<Puzzle | null> =>
  (await fetchPuzzles(game)).find((puzzle) => puzzle.number === number) ?? null
