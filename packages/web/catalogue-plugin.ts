import { conflictsOf, fingerprint, type Game, isRefusal, readRules } from '@tefuda/kernel'
import type { Plugin } from 'vite'
import type { CatalogueGame } from './src/catalogue/catalogue.ts'

const MODULE = 'virtual:catalogue'

/**
 * Offers what the first page says about the games as plain data, read from the catalogue when the page is built, so
 * that the first page needs no game's code. The games that a host has added are in it.
 */
export const catalogue = (): Plugin => ({
  name: 'catalogue',
  resolveId: (id) => (id === MODULE ? `\0${MODULE}` : undefined),
  load: async (id) => {
    if (id !== `\0${MODULE}`) return undefined
    const { games } = await import('@tefuda/games')
    const { loadGames } = await import('@tefuda/games/host')
    const added = await loadGames(process.env.TEFUDA_CONFIG || undefined)
    if (isRefusal(added)) throw new Error(added.message.en)
    return `export default ${JSON.stringify(await Promise.all(games.map(listed)))}`
  },
})

const listed = async (game: Game): Promise<CatalogueGame> => ({
  id: game.id,
  name: game.name,
  summary: game.summary,
  credit: game.credit,
  ...(game.pictogram && { pictogram: game.pictogram }),
  ...(game.pack && { pack: game.pack }),
  minutes: game.minutes,
  lessons: (await (await import('@tefuda/learn/lessons')).lessonsOf(game.id)).map(({ id }) => id),
  presets: game.schema.presets.map((preset) => {
    const rules = readRules(game.schema, { preset: preset.id })
    if (isRefusal(rules)) throw new Error(`${game.id} ${preset.id}: ${rules.message.en}`)
    const numbers = Array.from({ length: game.maxSeats - game.minSeats + 1 }, (_, more) => game.minSeats + more)
    return {
      id: preset.id,
      name: preset.name,
      summary: preset.summary,
      seats: numbers.filter((seats) => conflictsOf(game.schema, rules, seats).length === 0),
      fingerprint: fingerprint(game.id, game.rulesVersion, rules),
    }
  }),
})
