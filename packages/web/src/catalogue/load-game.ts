import type { Game } from '@tefuda/kernel'
import { loadHostGames } from './host-games.ts'

/** The built-in games by their id; each is fetched alone. */
const LOADS: Readonly<Record<string, () => Promise<readonly Game[]>>> = {
  ccc: () => import('@tefuda/ccc').then(({ versions }) => versions),
  'cut-in-daifugo': () => import('@tefuda/cut-in-daifugo').then(({ versions }) => versions),
  exjan: () => import('@tefuda/exjan').then(({ versions }) => versions),
  'southern-cross': () => import('@tefuda/southern-cross').then(({ versions }) => versions),
  'zheng-shang-you': () => import('@tefuda/zheng-shang-you').then(({ versions }) => versions),
}

/** `findGame` of the catalogue for a page that needs one game and no other. */
export const loadGame = async (id: string, rulesVersion?: number): Promise<Game | undefined> => {
  const versions = await LOADS[id]?.()
  if (versions !== undefined)
    return versions.find((game) => rulesVersion === undefined || game.rulesVersion === rulesVersion)
  const [{ findGame }] = await Promise.all([import('@tefuda/games'), loadHostGames()])
  return findGame(id, rulesVersion)
}
