import { fileURLToPath } from 'node:url'
import { configuredGames, type GameSource, isKernel } from '@tefuda/games/host'
import { isRefusal } from '@tefuda/kernel'
import type { Plugin } from 'vite'

const CATALOGUE = '@tefuda/games'
const MODULE = '\0host-games'

/**
 * Puts the games that a host's configuration names into the page: whatever imports the catalogue gets one to which they have been
 * added. Without such games it is the catalogue itself. They take the kernel of the page.
 */
export const hostGames = (): Plugin => {
  let games: Promise<readonly GameSource[]> | undefined
  const configured = () => {
    games ??= sources()
    return games
  }
  return {
    name: 'host-games',
    enforce: 'pre',
    async resolveId(id) {
      if ((await configured()).length === 0) return undefined
      if (id === CATALOGUE) return MODULE
      // Vite puts an empty module in the place of an optional package that is not installed.
      return isKernel(id) ? this.resolve(id, import.meta.filename, { skipSelf: true }) : undefined
    },
    load: async (id) => (id === MODULE ? withGames(await configured()) : undefined),
  }
}

const sources = async (): Promise<readonly GameSource[]> => {
  const configured = await configuredGames(process.env.TEFUDA_CONFIG || undefined)
  if (isRefusal(configured)) throw new Error(configured.message.en)
  return configured.games
}

const withGames = (games: readonly GameSource[]): string => {
  const catalogue = JSON.stringify(fileURLToPath(import.meta.resolve(CATALOGUE)))
  return [
    `import { addGame } from ${catalogue}`,
    ...games.map(({ entry }, k) => `import game${k} from ${JSON.stringify(entry)}`),
    ...games.map(({ name, version }, k) => `addGame({ ...game${k}, package: ${JSON.stringify({ name, version })} })`),
    `export * from ${catalogue}`,
  ].join('\n')
}
