import type { Game } from '@tefuda/kernel'

/** A game of somebody else's as a page or thread loads it. */
export interface GameModule {
  /** Of the module that exports it as its default. */
  readonly address: string
  readonly package: { readonly name: string; readonly version: string }
}

/**
 * Loads games and hands them on in their order, with their packages; `add` may throw. Gives what stood against each of them, null where
 * nothing did.
 */
export const importGames = async (
  games: readonly GameModule[],
  add: (game: Game) => void,
): Promise<readonly unknown[]> => {
  if (games.length === 0) return []
  await import('virtual:shared-modules')
  const came = await Promise.allSettled(games.map(({ address }) => import(/* @vite-ignore */ address)))
  return came.map((module, k) => {
    if (module.status === 'rejected') return module.reason
    try {
      add({ ...module.value.default, package: games[k]!.package })
      return null
    } catch (error) {
      return error
    }
  })
}
