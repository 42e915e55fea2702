import type { HostGame, HostGames } from '@tefuda/wire'
import { catalogue } from './catalogue.ts'
import { type GameModule, importGames } from './import-games.ts'

/** Where the server lists the games of other people that it plays, from the base of the site. */
export const LISTED = 'api/games'

/** Longer nobody waits for that list, in milliseconds. */
const PATIENCE = 5000

let listing: Promise<readonly HostGame[]> | undefined

/**
 * The games of other people that the server plays; the catalogue lists them from then on. There are none without a server, as on a
 * host of files alone.
 */
export const listHostGames = (): Promise<readonly HostGame[]> => {
  listing ??= fetchList().then((games) => {
    if (games.length > 0) catalogue.set([...catalogue.get(), ...games])
    return games
  })
  return listing
}

const fetchList = async (): Promise<readonly HostGame[]> => {
  try {
    const response = await fetch(LISTED, { signal: AbortSignal.timeout(PATIENCE) })
    return response.ok ? ((await response.json()) as HostGames).games : []
  } catch {
    return []
  }
}

const loaded: GameModule[] = []
let loading: Promise<void> | undefined

/** From then on the games of the host are found as any other. One that cannot be loaded is marked as broken in the catalogue. */
export const loadHostGames = (): Promise<void> => {
  loading ??= listHostGames().then(load)
  return loading
}

const load = async (games: readonly HostGame[]): Promise<void> => {
  if (games.length === 0) return
  const modules = games.flatMap(({ package: from, modules: [first] }) =>
    first === undefined ? [] : [{ address: new URL(first, document.baseURI).href, package: from }],
  )
  const { addGame } = await import('@tefuda/games')
  const troubles = await importGames(modules, addGame)
  for (const [k, trouble] of troubles.entries()) {
    if (trouble === null) loaded.push(modules[k]!)
    else console.error(`${modules[k]!.package.name} could not be loaded:`, trouble)
  }
  const isHere = ({ name }: GameModule['package']): boolean => loaded.some((one) => one.package.name === name)
  const broken = games.filter((game) => !isHere(game.package)).map(({ id }) => id)
  if (broken.length > 0)
    catalogue.set(catalogue.get().map((game) => (broken.includes(game.id) ? { ...game, isBroken: true } : game)))
}

/** Readies a thread for whatever it will be told: it loads the games that are here. */
export const readyThread = (thread: Worker): void => thread.postMessage(loaded)
