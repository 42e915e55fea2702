import { versions as ccc } from '@tefuda/ccc'
import { versions as cutInDaifugo } from '@tefuda/cut-in-daifugo'
import { versions as exjan } from '@tefuda/exjan'
import type { Game } from '@tefuda/kernel'
import { versions as southernCross } from '@tefuda/southern-cross'
import { versions as zhengShangYou } from '@tefuda/zheng-shang-you'

const builtIn = [southernCross, cutInDaifugo, exjan, zhengShangYou, ccc]

const all: Game[] = builtIn.flatMap(([now]) => now ?? [])

/**
 * Every game that can be played here, in the order in which a list shows them: the built-in ones (a new one is one more line
 * above), then those a host has added. Whoever keeps a part of it reads it after the start.
 */
export const games: readonly Game[] = all

/** Games by rules of before, for records and tables that were begun by them. */
const former: readonly Game[] = builtIn.flatMap(([, ...before]) => before)

/** The game of that id as it is played now, or by that version of its rules. */
export const findGame = (id: string, rulesVersion?: number): Game | undefined =>
  [...games, ...former].find(
    (game) => game.id === id && (rulesVersion === undefined || game.rulesVersion === rulesVersion),
  )

/** Adds a game of somebody else's, at the start of a program, before anything asks for games. Its id must be new. */
export const addGame = (game: Game): void => {
  if (findGame(game.id) !== undefined) throw new Error(`there is a game ${game.id} already`)
  all.push(game)
}
