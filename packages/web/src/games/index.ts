import type { FindSettingEditor } from '../setup/setting-editors.ts'
import type { Played } from '../table/played.ts'
import type { TableGame } from '../table/table-game.ts'
import { ccc } from './ccc/index.ts'
import { cutInDaifugo } from './cut-in-daifugo/index.ts'
import { exjan } from './exjan/index.ts'
import type { PageGame } from './page-game.ts'
import { southernCross } from './southern-cross/index.ts'
import { zhengShangYou } from './zheng-shang-you/index.ts'

/** The games of which the page has more than their rules, in the order in which it lists them. Any other is shown plainly. */
export const PAGE_GAMES: readonly PageGame[] = [southernCross, cutInDaifugo, exjan, zhengShangYou, ccc]

export const pageGameOf = (id: string): PageGame | undefined => PAGE_GAMES.find((game) => game.id === id)

export const settingEditorOf: FindSettingEditor = (game, setting) => pageGameOf(game)?.editors?.[setting]

const fetchPlain = () => import('./plain/table-game.ts')

/** Fetches what a game shows at the table, ahead of the table that will need it. */
export const fetchTableGame = (game: string): Promise<unknown> => pageGameOf(game)?.table() ?? fetchPlain()

/** What a game shows at the table: its own way, or the plain one where it has none, or where that is wanted. */
export const loadTableGame = async (played: Pick<Played, 'game' | 'engine'>, isPlain: boolean): Promise<TableGame> => {
  const own = isPlain ? undefined : pageGameOf(played.game.id)
  if (own !== undefined) return (await own.table()).default
  const { plainTableGame } = await fetchPlain()
  return plainTableGame(played) as TableGame
}
