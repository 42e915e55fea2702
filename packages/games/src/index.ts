import { ccc } from '@tefuda/ccc'
import { cutInDaifugo } from '@tefuda/cut-in-daifugo'
import { exjan } from '@tefuda/exjan'
import type { Game } from '@tefuda/kernel'
import { southernCross } from '@tefuda/southern-cross'
import { zhengShangYou } from '@tefuda/zheng-shang-you'

const all: Game[] = [southernCross, cutInDaifugo, exjan, zhengShangYou, ccc]

/**
 * Every game that can be played here, in the order in which a list shows them: those of the house (a new one is one more line
 * above), then those a host has added. Whoever keeps a part of it reads it after the start.
 */
export const games: readonly Game[] = all

/** The game of that id; with `rulesVersion` only if it is played by that version of its rules. */
export const findGame = (id: string, rulesVersion?: number): Game | undefined =>
  games.find((game) => game.id === id && (rulesVersion === undefined || game.rulesVersion === rulesVersion))

/** Adds a game of somebody else's, at the start of a program, before anything asks for games. Its id must be new. */
export const addGame = (game: Game): void => {
  if (findGame(game.id) !== undefined) throw new Error(`there is a game ${game.id} already`)
  all.push(game)
}
