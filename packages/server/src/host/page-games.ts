import { type BrowserModules, browserModules } from '@tefuda/games/browser-modules'
import type { LoadedGame } from '@tefuda/games/host'
import { isRefusal, type Refusal, refusal } from '@tefuda/kernel'
import type { HostGame, ListedGame } from '@tefuda/wire'
import { listedGame } from '@tefuda/wire/listed-game'

/** A game of somebody else's as the page gets it. */
export interface PageGame {
  readonly listed: HostGame
  /** The texts of its modules by their addresses. */
  readonly modules: ReadonlyMap<string, string>
  /** Why the page cannot play it; null where it can. */
  readonly trouble: Refusal | null
}

/** Where modules lie below the base of the site. Addresses hold a digest, so what is there never changes. */
export const MODULES = 'games'

/** What the page is told of the games of other people, in the order of the configuration. One that cannot be listed is left out of `games`. */
export const pageGamesOf = async (
  loaded: readonly LoadedGame[],
): Promise<{ readonly games: readonly PageGame[]; readonly unlisted: readonly Refusal[] }> => {
  const all = await Promise.all(loaded.map(pageGame))
  return { games: all.filter((one): one is PageGame => !isRefusal(one)), unlisted: all.filter(isRefusal) }
}

const pageGame = async ({ source, game }: LoadedGame): Promise<PageGame | Refusal> => {
  const { name, version } = source
  let listed: ListedGame
  try {
    listed = listedGame(game, game.lessons ?? [])
  } catch (error) {
    return notListed(name, error)
  }
  const made = await browserModules(source)
  const modules = isRefusal(made) ? new Map<string, string>() : addressed(made)
  return {
    listed: { ...listed, package: { name, version }, modules: [...modules.keys()] },
    modules,
    trouble: isRefusal(made) ? notInPage(name, made) : null,
  }
}

const addressed = ({ hash, texts }: BrowserModules): ReadonlyMap<string, string> =>
  new Map([...texts].map(([name, text]) => [`${MODULES}/${hash}/${name}`, text]))

const notInPage = (name: string, { code, message: { ja, en } }: Refusal): Refusal =>
  refusal(
    code,
    null,
    `${name} の遊びはページでは遊べません（端末とプログラムでは遊べます）。${ja}`,
    `The game in ${name} cannot be played in the page (terminal and programs can play it). ${en}`,
  )

const notListed = (name: string, error: unknown): Refusal => {
  const [why] = String(error).split('\n')
  return refusal(
    'not-listed',
    null,
    `${name} の遊びはページの一覧に出せません（${why}）。tefuda check-game で確かめてください。`,
    `The game in ${name} cannot be listed in the page (${why}). tefuda check-game says what is wrong.`,
  )
}
