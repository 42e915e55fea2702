import { spawnSync } from 'node:child_process'
import { basename, dirname, join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import type { findBot, LEVELS, Table } from '@tefuda/bots'
import type { Match } from '@tefuda/kernel'
import { root } from './runtime.mjs'

/** The bots of the last release; what `freeze` writes. */
export const LAST_RELEASE = fileURLToPath(new URL('../bench/release/bots.mjs', import.meta.url))

/** An earlier Tefuda: its bots as they were, with all they know about playing, at tables of its own. */
export interface Earlier {
  readonly version: string
  readonly findBot: typeof findBot
  readonly levels: typeof LEVELS
  /** The same table as it was then. */
  tableOf(match: Match): Table
}

/** Loads it from a file that `freeze` has written. */
export const earlier = async (file: string): Promise<Earlier> => {
  const kept = (await import(pathToFileURL(file).href)) as typeof import('./frozen/bots.ts')
  return {
    version: kept.VERSION,
    findBot: kept.findBot,
    levels: kept.LEVELS,
    tableOf({ game: { id }, rules, engine: { seats } }) {
      const game = kept.findGame(id)
      if (game === undefined) throw new Error(`There is no game ${id} in ${file}.`)
      return { game, rules, engine: game.engine(rules, seats) }
    },
  }
}

/** Writes the bots of today into one file, `bots.mjs` of any folder: code, weights and parameters, levels, and the games as they play them. */
export const freeze = (file: string): void => {
  const vite = join(root, 'node_modules', 'vite', 'bin', 'vite.js')
  const config = join(root, 'scripts', 'frozen', 'vite.config.ts')
  const made = spawnSync(
    process.execPath,
    [vite, 'build', '--config', config, '--outDir', dirname(file), '--logLevel', 'warn'],
    { cwd: root, encoding: 'utf8' },
  )
  if (made.status !== 0) throw new Error(`${basename(file)} could not be written:\n${made.stdout}${made.stderr}`)
}
