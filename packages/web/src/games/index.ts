import type { Middle } from '../table/middle.ts'

type LoadMiddle = () => Promise<{ readonly default: Middle }>

/** What each game brings to the table, by its id; fetched when it is played. A new game adds its folder and one line here. */
const middles: Readonly<Record<string, LoadMiddle>> = {
  ccc: () => import('./ccc/middle.ts'),
  'cut-in-daifugo': () => import('./cut-in-daifugo/middle.ts'),
  exjan: () => import('./exjan/middle.ts'),
  'southern-cross': () => import('./southern-cross/middle.ts'),
  'zheng-shang-you': () => import('./zheng-shang-you/middle.ts'),
}

/** The middle of the table for a game; undefined where this page cannot show it. */
export const loadMiddle = async (game: string): Promise<Middle | undefined> => (await middles[game]?.())?.default
