import { existsSync, readFileSync } from 'node:fs'
import { createRequire, findPackageJSON, registerHooks } from 'node:module'
import { dirname, isAbsolute, join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { getEnvironmentData, setEnvironmentData } from 'node:worker_threads'
import {
  appearanceFaults,
  excerpt,
  type Game,
  isObject,
  isRefusal,
  type Refusal,
  refusal,
  type Text,
} from '@tefuda/kernel'
import { addGame, findGame } from './index.ts'

/** What the `tefuda.config.ts` of a host exports as its default. */
export interface HostConfig {
  /** Games beside the built-in ones: installed packages by name, folders by a path from the file (`./my-game`). */
  readonly games: readonly string[]
}

/** Where a game of somebody else's lies. */
export interface GameSource {
  readonly name: string
  readonly version: string
  /** The folder of its `package.json`. */
  readonly folder: string
  /** The file that exports the game as its default. */
  readonly entry: string
}

/** A game of somebody else's that has been loaded, and where it lies. */
export interface LoadedGame {
  readonly source: GameSource
  readonly game: Game
}

const CONFIG = 'tefuda.config.ts'

/** Whether a module is imported by this name from the kernel. */
export const isKernel = (specifier: string): boolean => /^@tefuda\/kernel(\/|$)/.test(specifier)

/** Threads hear by it which games whoever started them has loaded. */
const LOADED = 'tefuda.games'

const loaded: LoadedGame[] = []

/**
 * Adds the games that a host's configuration names to the catalogue, and gives them. `file`: its path; else `tefuda.config.ts` in the
 * working folder, if there is one. Threads started afterwards have them by `inheritGames`. Refused, with nothing added: a configuration
 * or game that cannot be loaded, a game without what every game has, an id that is taken.
 */
export const loadGames = async (file?: string): Promise<readonly LoadedGame[] | Refusal> => {
  const sources = await configuredGames(file)
  if (isRefusal(sources)) return sources
  const named: LoadedGame[] = []
  const fresh: LoadedGame[] = []
  for (const source of sources) {
    const known = loaded.find((one) => one.source.entry === source.entry)
    const game = known?.game ?? (await gameFrom(source))
    if (isRefusal(game)) return game
    named.push({ source, game })
    if (known !== undefined) continue
    if (findGame(game.id) !== undefined || fresh.some((one) => one.game.id === game.id))
      return idTaken(game.id, source.name)
    fresh.push({ source, game })
  }
  for (const one of fresh) add(one)
  setEnvironmentData(LOADED, loadedSources())
  return named
}

/** Where the games lie that have been loaded. */
export const loadedSources = (): readonly GameSource[] => loaded.map(({ source }) => source)

/**
 * In a thread: adds the games that whoever started it has loaded; `sources`: of another process. They could be loaded once, so a fault is
 * one of the program.
 */
export const inheritGames = async (
  sources = (getEnvironmentData(LOADED) ?? []) as readonly GameSource[],
): Promise<void> => {
  for (const source of sources) {
    if (loaded.some((one) => one.source.entry === source.entry)) continue
    const game = await gameFrom(source)
    if (isRefusal(game)) throw new Error(game.message.en)
    add({ source, game })
  }
}

const add = (one: LoadedGame): void => {
  addGame(one.game)
  loaded.push(one)
}

/** Where the games lie that a configuration names; none where there is no configuration. Nothing of them is run. */
const configuredGames = async (file?: string): Promise<readonly GameSource[] | Refusal> => {
  const path = resolve(file ?? CONFIG)
  if (!existsSync(path)) return file === undefined ? [] : noConfig(path)
  const config = await importedConfig(path)
  if (isRefusal(config)) return config
  if (!isConfig(config)) return badConfig(path)
  const games = config.games.map((named) => sourceOf(named, path))
  return games.find(isRefusal) ?? (games as GameSource[])
}

const isConfig = (value: unknown): value is HostConfig =>
  isObject(value) && Array.isArray(value.games) && value.games.every((named) => typeof named === 'string')

/** `named`: a package, or a folder by a path from the file `from`. */
export const sourceOf = (named: string, from: string): GameSource | Refusal => {
  const manifest = manifestOf(named, from)
  if (manifest === undefined || !existsSync(manifest)) return notFound(named)
  try {
    const { name, version, exports }: Manifest = JSON.parse(readFileSync(manifest, 'utf8'))
    if (typeof name !== 'string' || typeof version !== 'string') return badManifest(manifest)
    const folder = dirname(manifest)
    // By its own name, so that `exports` is heeded; without it by the rules of older packages.
    const entry = createRequire(manifest).resolve(exports === undefined ? folder : name)
    return { name, version, folder, entry }
  } catch {
    return badManifest(manifest)
  }
}

interface Manifest {
  readonly name?: unknown
  readonly version?: unknown
  readonly exports?: unknown
}

const manifestOf = (named: string, from: string): string | undefined => {
  if (named.startsWith('.') || isAbsolute(named)) return join(resolve(dirname(from), named), 'package.json')
  try {
    return findPackageJSON(named, pathToFileURL(from))
  } catch {
    return undefined
  }
}

/** The game that a package exports as its default, with the package it comes from. */
export const gameFrom = async ({ name, version, entry }: GameSource): Promise<Game | Refusal> => {
  lendKernel()
  const game = await imported(entry)
  if (isRefusal(game)) return game
  if (!isGame(game)) return noGame(name)
  const [fault] = appearanceFaults(game)
  return fault === undefined ? { ...game, package: { name, version } } : badAppearance(name, fault)
}

/** Whether it can stand in a list of games at all; the rest is for `tefuda check-game` to say. */
const isGame = (value: unknown): value is Game =>
  isObject(value) &&
  typeof value.id === 'string' &&
  /^[a-z][a-z0-9-]*$/.test(value.id) &&
  [value.name, value.summary, value.credit].every((one) => isObject(one) && 'ja' in one && 'en' in one) &&
  [value.minSeats, value.maxSeats, value.minutes, value.rulesVersion].every(Number.isFinite) &&
  [value.schema, value.engine, value.rulebook].every((one) => typeof one === 'object' || typeof one === 'function') &&
  Array.isArray(value.rulings)

let isLent = false

/** From now on modules that have no kernel installed beside them take that of this program. */
const lendKernel = (): void => {
  if (isLent) return
  isLent = true
  registerHooks({
    resolve(specifier, context, next) {
      if (!isKernel(specifier)) return next(specifier, context)
      try {
        return next(specifier, context)
      } catch {
        return next(specifier, { ...context, parentURL: import.meta.url })
      }
    },
  })
}

/** A configuration is a module whatever the `package.json` beside it says: npm writes `commonjs` there, or nothing. */
const importedConfig = async (path: string): Promise<unknown> => {
  if (!path.endsWith('.ts')) return imported(path)
  const address = pathToFileURL(path).href
  const hooks = registerHooks({
    load: (url, context, next) => next(url, url === address ? { ...context, format: 'module-typescript' } : context),
  })
  try {
    return await imported(path)
  } finally {
    hooks.deregister()
  }
}

/** The default export of a file; a refusal with its own words where running it fails. */
const imported = async (path: string): Promise<unknown> => {
  try {
    const { default: value }: { readonly default?: unknown } = await import(pathToFileURL(path).href)
    return value
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException
    const why = error instanceof Error ? error.message : String(error)
    if (code === 'ERR_UNSUPPORTED_NODE_MODULES_TYPE_STRIPPING') return notCompiled(path)
    return doesNotRun(path, why)
  }
}

const noConfig = (path: string): Refusal =>
  refusal('no-config', null, `設定ファイル ${path} がありません。`, `There is no configuration ${path}.`)

const badConfig = (path: string): Refusal =>
  refusal(
    'bad-config',
    null,
    `${path} は export default { games: ['./my-game'] } の形にしてください。`,
    `Let ${path} be of the form export default { games: ['./my-game'] }.`,
  )

const notFound = (named: string): Refusal =>
  refusal(
    'no-such-package',
    null,
    `「${excerpt(named)}」というパッケージも、package.json のあるフォルダーもありません。npm install で入れるか、./ で始まるパスを書いてください。`,
    `${JSON.stringify(excerpt(named))} is no installed package, nor a folder with a package.json. Install it, or write a path that begins with ./.`,
  )

const badManifest = (manifest: string): Refusal =>
  refusal(
    'bad-package',
    null,
    `${manifest} には name と version と、ファイルを1つ指す exports が要ります。`,
    `${manifest} needs name, version, and exports that lead to a file.`,
  )

const notCompiled = (path: string): Refusal =>
  refusal(
    'not-compiled',
    null,
    `${path} は TypeScript です。node_modules に入れるパッケージは JavaScript に変換してください（npm run build）。`,
    `${path} is TypeScript. A package below node_modules has to ship JavaScript (npm run build).`,
  )

const doesNotRun = (path: string, why: string): Refusal => {
  const line = why.split('\n')[0]!
  return refusal('does-not-run', null, `${path} を読み込めません：${line}`, `${path} cannot be loaded: ${line}`)
}

const noGame = (name: string): Refusal =>
  refusal(
    'no-game',
    null,
    `${name} は遊びを export default していません。足りないものは tefuda check-game で見られます。`,
    `${name} exports no game as its default; tefuda check-game says what is missing.`,
  )

const badAppearance = (name: string, { ja, en }: Text): Refusal =>
  refusal('bad-appearance', null, `${name} の遊びは表せません。${ja}`, `The game in ${name} cannot be shown. ${en}`)

/** The game in a package has the id of another one. */
export const idTaken = (id: string, name: string): Refusal =>
  refusal(
    'id-taken',
    null,
    `${name} の遊びの id「${id}」は、もうほかの遊びが使っています。`,
    `The id ${JSON.stringify(id)} of the game in ${name} is that of another game.`,
  )
