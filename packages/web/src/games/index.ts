import type { Played } from '../table/played.ts'
import type { TableGame } from '../table/table-game.ts'

type LoadTableGame = () => Promise<{ readonly default: TableGame }>

/** What each game brings to the table, by its id; fetched when it is played. A game without a line here is shown plainly. */
const tableGames: Readonly<Record<string, LoadTableGame>> = {
  ccc: () => import('./ccc/table-game.ts'),
  'cut-in-daifugo': () => import('./cut-in-daifugo/table-game.ts'),
  exjan: () => import('./exjan/table-game.ts'),
  'southern-cross': () => import('./southern-cross/table-game.ts'),
  'zheng-shang-you': () => import('./zheng-shang-you/table-game.ts'),
}

const fetchPlain = () => import('./plain/table-game.ts')

/** Fetches what a game shows at the table, ahead of the table that will need it. */
export const fetchTableGame = (game: string): Promise<unknown> => tableGames[game]?.() ?? fetchPlain()

/** What a game shows at the table: its own way, or the plain one where it has none, or where that is wanted. */
export const loadTableGame = async (played: Pick<Played, 'game' | 'engine'>, isPlain: boolean): Promise<TableGame> => {
  const own = isPlain ? undefined : tableGames[played.game.id]
  if (own !== undefined) return (await own()).default
  const { plainTableGame } = await fetchPlain()
  return plainTableGame(played) as TableGame
}
