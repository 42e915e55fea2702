import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { isBuiltin, stripTypeScriptTypes } from 'node:module'
import { basename, extname } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { type Refusal, Refused, refusal } from '@tefuda/kernel'
import { type ImportSpecifier, init, parse } from 'es-module-lexer'
import { moduleResolve } from 'import-meta-resolve'
import { type GameSource, isKernel } from './host.ts'
import { SHARED, sharedModules } from './shared-modules.ts'

/** A game as a browser runs it. */
export interface BrowserModules {
  /** A digest of all modules: another one whenever one of them is. */
  readonly hash: string
  /** The text of each module by its file name, JavaScript or JSON; the first exports the game. They import each other by `./NAME`. */
  readonly texts: ReadonlyMap<string, string>
}

/**
 * The modules that a game is made of, with types taken out, as far as its entry leads. What it imports of the kernel is that of the page
 * (`sharedModules`). Nothing is run. Refused, with the file: what a browser cannot run, such as `node:fs` or CommonJS.
 */
export const browserModules = async ({ entry }: GameSource): Promise<BrowserModules | Refusal> => {
  await init
  const names = new Map<string, string>()
  const texts = new Map<string, string>()
  try {
    nameOf(pathToFileURL(entry), names)
    // It grows as modules are met that others import.
    for (const [address, name] of names) texts.set(name, textOf(address, names))
  } catch (error) {
    return error instanceof Refused ? error.refusal : unreadable(entry, error)
  }
  const hash = createHash('sha256')
  for (const pair of texts) hash.update(JSON.stringify(pair))
  return { hash: hash.digest('hex').slice(0, 16), texts }
}

/** The name by which a module is imported, given in the order in which they are met. */
const nameOf = ({ href }: URL, names: Map<string, string>): string => {
  const known = names.get(href)
  if (known !== undefined) return known
  const file = basename(new URL(href).pathname)
  const isJson = extname(file) === '.json'
  const stem = basename(file, extname(file)).replaceAll(/[^\w.-]/g, '_')
  const name = `${names.size}-${stem}.${isJson ? 'json' : 'js'}`
  names.set(href, name)
  return name
}

const SHARED_MODULE = 'tefuda:'

const textOf = (address: string, names: Map<string, string>): string => {
  if (address.startsWith(SHARED_MODULE)) return sharedText(address.slice(SHARED_MODULE.length))
  const path = fileURLToPath(address)
  const code = readFileSync(path, 'utf8')
  if (path.endsWith('.json')) return code
  const script = /\.m?ts$/.test(path) ? stripped(code) : code
  const [imports, , , isModule] = parse(script, path)
  if (!isModule && /\b(?:module\.exports|exports\.|require\()/.test(script)) throw new Refused(commonJs(path))
  return imports.reduceRight((text, one) => renamed(text, one, path, names), script)
}

/** Gives what is imported by one specifier its name; what is not written out as a text stays as it is. */
const renamed = (
  text: string,
  { n: specifier, s, e, d: dynamic }: ImportSpecifier,
  path: string,
  names: Map<string, string>,
): string => {
  if (specifier === undefined) return text
  const to = `./${nameOf(resolved(specifier, path), names)}`
  return text.slice(0, s) + (dynamic < 0 ? to : `'${to}'`) + text.slice(e)
}

/** What a browser takes of a package that has several forms. */
const CONDITIONS = new Set(['browser', 'import'])

const resolved = (specifier: string, path: string): URL => {
  if (specifier in sharedModules) return new URL(`${SHARED_MODULE}${specifier}`)
  if (isBuiltin(specifier) || isKernel(specifier)) throw new Refused(notInBrowser(specifier, path))
  try {
    const found = moduleResolve(specifier, pathToFileURL(path), CONDITIONS)
    if (found.protocol === 'file:') return found
  } catch {
    // Node found it when it ran the game; browsers take nothing but modules.
  }
  throw new Refused(notInBrowser(specifier, path))
}

/** Hands on a module of the page. The names are those of this very version; one that an older page lacks is undefined there. */
const sharedText = (specifier: string): string =>
  `export const { ${Object.keys(sharedModules[specifier]!).join(', ')} } = globalThis.${SHARED}['${specifier}']\n`

/** Takes types out as Node does when it runs the game. Node calls that experimental, which says nothing to a host. */
const stripped = (code: string): string => {
  const { emitWarning } = process
  process.emitWarning = () => undefined
  try {
    return stripTypeScriptTypes(code)
  } finally {
    process.emitWarning = emitWarning
  }
}

const notInBrowser = (specifier: string, path: string): Refusal =>
  refusal(
    'not-in-browser',
    null,
    `${path} が読み込む「${specifier}」は、ページにはありません。遊びの本体からは読み込まないでください。`,
    `${path} imports ${JSON.stringify(specifier)}, which the page does not have; let the game do without it.`,
  )

const unreadable = (entry: string, error: unknown): Refusal => {
  const [why] = String(error).split('\n')
  return refusal(
    'not-in-browser',
    null,
    `${entry} をブラウザーのモジュールにできません：${why}`,
    `${entry} cannot be made into modules of a browser: ${why}`,
  )
}

const commonJs = (path: string): Refusal =>
  refusal(
    'not-in-browser',
    null,
    `${path} は CommonJS なので、ページでは動きません。ES モジュールを使ってください。`,
    `${path} is CommonJS, which the page cannot run; use ES modules.`,
  )
