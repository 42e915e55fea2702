import { HOST_GAMES_CACHE } from './cache-name.ts'
import { LISTED, listHostGames } from './host-games.ts'

/** Keeps the games of the host for times without a connection, and forgets those of before. */
export const keepHostGames = async (): Promise<void> => {
  const games = await listHostGames()
  if (!('caches' in globalThis)) return
  const cache = await caches.open(HOST_GAMES_CACHE)
  const kept = await cache.keys()
  const wanted = [LISTED, ...games.flatMap(({ modules }) => modules)].map(
    (path) => new URL(path, document.baseURI).href,
  )
  for (const request of kept) if (!wanted.includes(request.url)) await cache.delete(request)
  // What is there stays: the list is kept up to date by the service worker.
  await cache.addAll(wanted.filter((address) => kept.every(({ url }) => url !== address)))
}
