import { join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { findBot, LEVELS, Table } from '@tefuda/bots'
import type { findGame } from '@tefuda/games'
import type { Match } from '@tefuda/kernel'

/** An earlier Tefuda: its bots as they were, with all they know about playing, at tables of its own. */
export interface Earlier {
  readonly findBot: typeof findBot
  readonly levels: typeof LEVELS
  /** The same table as it was then. */
  tableOf(match: Match): Table
}

/** Loads it from a folder in which it is installed. */
export const earlier = async (folder: string): Promise<Earlier> => {
  const load = async <T>(file: string): Promise<T> =>
    (await import(pathToFileURL(join(resolve(folder), 'packages', file)).href)) as T
  const bots = await load<{ findBot: typeof findBot; LEVELS: typeof LEVELS }>('bots/src/index.ts')
  const games = await load<{ findGame: typeof findGame }>('games/src/index.ts')
  return {
    findBot: bots.findBot,
    levels: bots.LEVELS,
    tableOf({ game: { id }, rules, engine: { seats } }) {
      const game = games.findGame(id)
      if (game === undefined) throw new Error(`There is no game ${id} in ${folder}.`)
      return { game, rules, engine: game.engine(rules, seats) }
    },
  }
}
