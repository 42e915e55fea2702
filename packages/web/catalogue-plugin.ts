import type { Plugin } from 'vite'

const MODULE = 'virtual:catalogue'

/**
 * Offers what the first page says about the built-in games as plain data, read from the catalogue when the page is built, so
 * that the first page needs no game's code.
 */
export const catalogue = (): Plugin => ({
  name: 'catalogue',
  resolveId: (id) => (id === MODULE ? `\0${MODULE}` : undefined),
  load: async (id) => {
    if (id !== `\0${MODULE}`) return undefined
    const { games } = await import('@tefuda/games')
    const { lessonsOf } = await import('@tefuda/learn/lessons')
    const { listedGame } = await import('@tefuda/wire/listed-game')
    const listed = games.map(async (game) => listedGame(game, await lessonsOf(game.id)))
    return `export default ${JSON.stringify(await Promise.all(listed))}`
  },
})
