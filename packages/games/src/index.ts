import { ccc } from '@tefuda/ccc'
import { cutInDaifugo } from '@tefuda/cut-in-daifugo'
import { exjan } from '@tefuda/exjan'
import type { Game } from '@tefuda/kernel'
import { southernCross } from '@tefuda/southern-cross'
import { zhengShangYou } from '@tefuda/zheng-shang-you'

/** Every game of the house, in the order in which a list shows them. A new game is one more line here. */
export const games: readonly Game[] = [southernCross, cutInDaifugo, exjan, zhengShangYou, ccc]

/** The game of that id; with `rulesVersion` only if it is played by that version of its rules. */
export const findGame = (id: string, rulesVersion?: number): Game | undefined =>
  games.find((game) => game.id === id && (rulesVersion === undefined || game.rulesVersion === rulesVersion))
