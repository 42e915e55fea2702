import type { Middle } from '../table/middle.ts'
import type { Played } from '../table/played.ts'

type LoadMiddle = () => Promise<{ readonly default: Middle }>

/** What each game brings to the table, by its id; fetched when it is played. A game without a line here is shown plainly. */
const middles: Readonly<Record<string, LoadMiddle>> = {
  ccc: () => import('./ccc/middle.ts'),
  'cut-in-daifugo': () => import('./cut-in-daifugo/middle.ts'),
  exjan: () => import('./exjan/middle.ts'),
  'southern-cross': () => import('./southern-cross/middle.ts'),
  'zheng-shang-you': () => import('./zheng-shang-you/middle.ts'),
}

/** The middle of the table for a game: its own, or the plain one where it has none, or where that is wanted. */
export const loadMiddle = async (played: Pick<Played, 'game' | 'engine'>, isPlain: boolean): Promise<Middle> => {
  const own = isPlain ? undefined : middles[played.game.id]
  if (own !== undefined) return (await own()).default
  const { plainMiddle } = await import('./plain/middle.ts')
  return plainMiddle(played) as Middle
}
