import { globSync, readFileSync } from 'node:fs'
import { dirname, join, relative, resolve, sep } from 'node:path'
import { parseSync, Visitor } from 'oxc-parser'

/**
 * The layers, and what each may import: kernel ← shared ← games ← bots ← lab, server, web, cli; wire, what server and
 * clients say to each other, knows the kernel alone. A game imports no other
 * game; what a family of games has in common lies in a shared room beside them.
 */
const MAY_IMPORT: Readonly<Record<string, readonly string[]>> = {
  kernel: [],
  shared: ['kernel'],
  game: ['kernel', 'shared'],
  games: ['kernel', 'game'],
  bots: ['kernel', 'shared', 'game', 'games'],
  lab: ['kernel', 'game', 'games', 'bots'],
  wire: ['kernel'],
  server: ['kernel', 'game', 'games', 'bots', 'wire'],
  web: ['kernel', 'shared', 'game', 'games', 'bots', 'wire'],
  cli: ['kernel', 'shared', 'game', 'games', 'bots', 'lab', 'server', 'wire'],
}

/** The folders beside the games that hold what several of them share. */
const SHARED: readonly string[] = ['climbing']

interface Package {
  readonly name: string
  readonly folder: string
  readonly layer: string
}

/** An import that goes against the arrows, with the place it stands. */
export interface WrongImport {
  readonly file: string
  readonly line: number
  readonly imported: string
  readonly why: string
}

export interface Findings {
  readonly wrong: readonly WrongImport[]
  /** How many imports between packages were looked at: a check that saw none has checked nothing. */
  readonly seen: number
}

/** Reads every source file of the packages below `root` and finds the imports that go against the arrows. */
export function checkDirection(root: string): Findings {
  const packages = findPackages(root)
  const wrong: WrongImport[] = []
  let seen = 0
  for (const from of packages) {
    for (const path of sources(from, packages)) {
      const code = readFileSync(path, 'utf8')
      for (const { imported, at } of importsOf(path, code)) {
        const to = target(path, imported, packages)
        if (to === undefined || to === from) continue
        seen += 1
        const why = objection(from, to, imported)
        if (why === undefined) continue
        const line = code.slice(0, at).split('\n').length
        wrong.push({ file: relative(root, path).replaceAll(sep, '/'), line, imported, why })
      }
    }
  }
  return { wrong, seen }
}

function findPackages(root: string): readonly Package[] {
  return globSync(['packages/*/package.json', 'packages/games/*/package.json'], { cwd: root }).map((manifest) => {
    const folder = dirname(join(root, manifest))
    const { name } = JSON.parse(readFileSync(join(root, manifest), 'utf8')) as { name: string }
    const [, room = '', game] = relative(root, folder).split(sep)
    return { name, folder, layer: game === undefined ? room : SHARED.includes(game) ? 'shared' : 'game' }
  })
}

function sources(from: Package, packages: readonly Package[]): readonly string[] {
  return globSync('**/*.{ts,tsx,mts,js,jsx,mjs}', { cwd: from.folder, exclude: ['**/node_modules/**', '**/dist/**'] })
    .map((name) => join(from.folder, name))
    .filter((path) => home(path, packages) === from)
}

/** The package a file lies in: the innermost, as the games lie in the folder of their catalogue. */
function home(path: string, packages: readonly Package[]): Package | undefined {
  return packages
    .filter(({ folder }) => path.startsWith(folder + sep))
    .reduce<Package | undefined>((a, b) => (a === undefined || b.folder.length > a.folder.length ? b : a), undefined)
}

/** The package an import leads into, by its name or by a path. */
function target(file: string, imported: string, packages: readonly Package[]): Package | undefined {
  if (imported.startsWith('.')) return home(resolve(dirname(file), imported), packages)
  return packages.find(({ name }) => imported === name || imported.startsWith(`${name}/`))
}

function objection(from: Package, to: Package, imported: string): string | undefined {
  const allowed = MAY_IMPORT[from.layer]
  if (allowed === undefined) return `packages/${from.layer} has no layer yet`
  if (!allowed.includes(to.layer)) return `${from.name} may not import ${to.name}`
  if (imported.startsWith('.')) return `${to.name} is imported by its name, not by a path`
  return undefined
}

interface Import {
  readonly imported: string
  readonly at: number
}

/** Every module a file names: static and dynamic imports, re-exports, types, workers by `new URL(…, import.meta.url)`. */
function importsOf(path: string, code: string): readonly Import[] {
  const { program, errors } = parseSync(path, code)
  const [error] = errors
  if (error) throw new Error(`${path}: ${error.message}`)
  const found: Import[] = []
  const add = (node: { type: string; value?: unknown; start: number } | null | undefined) => {
    if (node?.type === 'Literal' && typeof node.value === 'string') found.push({ imported: node.value, at: node.start })
  }
  new Visitor({
    ImportDeclaration: (node) => add(node.source),
    ExportNamedDeclaration: (node) => add(node.source),
    ExportAllDeclaration: (node) => add(node.source),
    ImportExpression: (node) => add(node.source),
    TSImportType: (node) => add(node.source),
    NewExpression: (node) => {
      if (node.callee.type === 'Identifier' && node.callee.name === 'URL') add(node.arguments[0])
    },
  }).visit(program)
  return found
}
