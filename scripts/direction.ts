import { globSync, readFileSync } from 'node:fs'
import { dirname, join, relative, resolve, sep } from 'node:path'
import { parseSync, Visitor } from 'oxc-parser'
import { type Arrow, circlesIn } from './circles.ts'

/**
 * The layers, and what each may import: kernel ← shared ← games ← bots ← lab, learn, review, server, web, cli; wire, what server and
 * clients say to each other, knows the kernel alone. A game imports no other
 * game; what a family of games has in common lies in a shared room beside them.
 */
const MAY_IMPORT: Readonly<Record<string, readonly string[]>> = {
  kernel: [],
  shared: ['kernel'],
  game: ['kernel', 'shared'],
  games: ['kernel', 'game'],
  bots: ['kernel', 'shared', 'game', 'games'],
  review: ['kernel', 'games', 'bots'],
  learn: ['kernel', 'game', 'games', 'bots', 'review'],
  lab: ['kernel', 'game', 'games', 'bots'],
  wire: ['kernel'],
  server: ['kernel', 'game', 'games', 'bots', 'learn', 'lab', 'wire'],
  web: ['kernel', 'shared', 'game', 'games', 'bots', 'learn', 'review', 'lab', 'wire'],
  cli: ['kernel', 'shared', 'game', 'games', 'bots', 'learn', 'review', 'lab', 'server', 'wire'],
}

/** What tests of a package may import beside that: those of the page play at the server's own tables. */
const TESTS_MAY_IMPORT: Readonly<Record<string, readonly string[]>> = { web: ['server'] }

/** The folders beside the games that hold what several of them share. */
const SHARED: readonly string[] = ['climbing']

/**
 * The floors of a package whose folder `below` holds rooms, from the lowest up. A room imports rooms of lower floors, and on its own
 * floor those named before it. Files of that folder outside all rooms lie on top.
 */
const FLOORS: Readonly<Record<string, { readonly below: string; readonly floors: readonly (readonly string[])[] }>> = {
  web: {
    below: 'src',
    floors: [
      ['state', 'styles', 'theme', 'i18n', 'frame', 'cards', 'catalogue', 'storage', 'bots-worker', 'site'],
      ['rulebook', 'records', 'table', 'setup', 'scorer'],
      ['games'],
      ['online', 'daily', 'puzzles', 'trainers', 'lessons', 'replay', 'review', 'lab', 'pages', 'home'],
    ],
  },
  server: {
    below: 'src/tables',
    floors: [
      ['messages', 'services', 'session'],
      ['records', 'presence', 'chat'],
      ['commands', 'memory'],
      ['cluster', 'timers', 'joining'],
    ],
  },
}

/** What tests are made with lies in these rooms of a package. */
const TEST_ROOMS = ['testing', 'tests', 'e2e']

/** Tests themselves, and what declares tests of every game. */
const TESTS = /\.test\.tsx?$|\/conformance\/vitest(\.ts)?$/

interface Package {
  readonly name: string
  readonly folder: string
  readonly layer: string
  /** The files by which others, or whoever starts it, come in. */
  readonly entries: readonly string[]
}

/** An import that goes against the arrows, with the place it stands; or a file by itself that stands in the wrong room. */
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

/**
 * Reads every source file of the packages below `root` and finds the imports that go against the arrows, those that close a
 * circle within a package (imports of types too), and the files in `src` that tests alone import.
 */
export function checkDirection(root: string): Findings {
  const packages = findPackages(root)
  const wrong: WrongImport[] = []
  const byTests = new Map<string, WrongImport>()
  const used = new Set(packages.flatMap(({ entries }) => entries))
  let seen = 0
  for (const from of packages) {
    const arrowsFrom = new Map<string, Arrow[]>()
    for (const path of sources(from, packages)) {
      const arrows: Arrow[] = []
      arrowsFrom.set(path, arrows)
      const code = readFileSync(path, 'utf8')
      for (const { imported, at, started } of importsOf(path, code)) {
        const to = target(path, imported, packages)
        if (to === undefined) continue
        if (to !== from) seen += 1
        const there = placeOf(path, imported, to)
        const file = relative(root, path).replaceAll(sep, '/')
        const line = code.slice(0, at).split('\n').length
        if (to === from && !started) arrows.push({ to: there, imported, line })
        if (!isForTests(path, from)) used.add(there)
        else if (to === from && relative(to.folder, there).startsWith(`src${sep}`) && !isForTests(there, to))
          byTests.set(there, { file, line, imported, why: `${imported} lies in src, and tests alone import it` })
        const why =
          objection(from, to, imported, isForTests(path, from)) ??
          objectionForTests(path, imported, from, to) ??
          objectionOfRooms(path, there, from, to)
        if (why === undefined) continue
        wrong.push({ file, line, imported, why })
      }
    }
    for (const { files, line, imported } of circlesIn(arrowsFrom)) {
      const [first, ...more] = files.map((path) => relative(root, path).replaceAll(sep, '/'))
      const file = more.at(-1) ?? first!
      wrong.push({ file, line, imported, why: `closes a circle: ${[first, ...more, first].join(' → ')}` })
    }
  }
  for (const path of sourcesBeside(root))
    for (const { imported } of importsOf(path, readFileSync(path, 'utf8'))) {
      const to = target(path, imported, packages)
      if (to !== undefined) used.add(placeOf(path, imported, to))
    }
  for (const [there, found] of byTests) if (!used.has(there)) wrong.push(found)
  return { wrong, seen }
}

interface Manifest {
  readonly name: string
  readonly exports?: string | Readonly<Record<string, string>>
}

function findPackages(root: string): readonly Package[] {
  return globSync(['packages/*/package.json', 'packages/games/*/package.json'], { cwd: root }).map((manifest) => {
    const folder = dirname(join(root, manifest))
    const { name, exports = {} } = JSON.parse(readFileSync(join(root, manifest), 'utf8')) as Manifest
    const [, room = '', game] = relative(root, folder).split(sep)
    const entries = (typeof exports === 'string' ? [exports] : Object.values(exports)).map((path) => join(folder, path))
    return { name, folder, entries, layer: game === undefined ? room : SHARED.includes(game) ? 'shared' : 'game' }
  })
}

/** What runs beside the packages: the project's commands and measurements. */
function sourcesBeside(root: string): readonly string[] {
  return globSync(['{scripts,bench,bin}/**/*.{ts,mjs}', '*.ts'], { cwd: root, exclude: ['**/node_modules'] })
    .map((name) => join(root, name))
    .filter((path) => !/\.test\.ts$/.test(path))
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

function objection(from: Package, to: Package, imported: string, isTest: boolean): string | undefined {
  if (from === to) return undefined
  const allowed = MAY_IMPORT[from.layer]
  if (allowed === undefined) return `packages/${from.layer} has no layer yet`
  const alsoAllowed = (isTest && TESTS_MAY_IMPORT[from.layer]) || []
  if (!allowed.includes(to.layer) && !alsoAllowed.includes(to.layer)) return `${from.name} may not import ${to.name}`
  if (imported.startsWith('.')) return `${to.name} is imported by its name, not by a path`
  return undefined
}

/** What runs does not import what tests are made with. */
function objectionForTests(path: string, imported: string, from: Package, to: Package): string | undefined {
  return isForTests(placeOf(path, imported, to), to) && !isForTests(path, from)
    ? `${imported} is for tests alone`
    : undefined
}

/** No arrow runs up between rooms; what lies beside their folder is open to them. A test may take what it tries its room with from any. */
function objectionOfRooms(path: string, there: string, from: Package, to: Package): string | undefined {
  const plan = FLOORS[from.layer]
  if (plan === undefined || from !== to || isForTests(path, from)) return undefined
  const below = join(from.folder, plan.below) + sep
  if (!path.startsWith(below) || !there.startsWith(below)) return undefined
  const rooms = plan.floors.flat()
  const [here, other] = [roomOf(path, below), roomOf(there, below)]
  if (here === undefined || here === other) return undefined
  if (!rooms.includes(here)) return `${from.name}: the room ${here} has no floor yet`
  if (other !== undefined && rooms.includes(other) && rooms.indexOf(other) < rooms.indexOf(here)) return undefined
  return `${from.name}: ${here} may not import ${other ?? 'what lies on top'}`
}

/** The room below a folder that a file lies in; undefined for a file beside the rooms. */
const roomOf = (path: string, below: string): string | undefined => {
  const [room] = relative(below, path).split(sep)
  return room?.includes('.') === false ? room : undefined
}

/** The file an import names, but for what the package has it stand for. */
const placeOf = (path: string, imported: string, to: Package): string => {
  const [named = ''] = imported.split('?')
  return named.startsWith('.') ? resolve(dirname(path), named) : join(to.folder, named.slice(to.name.length))
}

const isForTests = (path: string, { folder }: Package): boolean =>
  TEST_ROOMS.includes(relative(folder, path).split(sep)[0] ?? '') || TESTS.test(path.replaceAll(sep, '/'))

interface Import {
  readonly imported: string
  readonly at: number
  /** A worker that the file starts: it may well speak in words of whoever starts it. */
  readonly started: boolean
}

/** Every module a file names: static and dynamic imports, re-exports, types, workers by `new URL(…, import.meta.url)`. */
function importsOf(path: string, code: string): readonly Import[] {
  const { program, errors } = parseSync(path, code)
  const [error] = errors
  if (error) throw new Error(`${path}: ${error.message}`)
  const found: Import[] = []
  const add = (node: { type: string; value?: unknown; start: number } | null | undefined, started = false) => {
    if (node?.type === 'Literal' && typeof node.value === 'string')
      found.push({ imported: node.value, at: node.start, started })
  }
  new Visitor({
    ImportDeclaration: (node) => add(node.source),
    ExportNamedDeclaration: (node) => add(node.source),
    ExportAllDeclaration: (node) => add(node.source),
    ImportExpression: (node) => add(node.source),
    TSImportType: (node) => add(node.source),
    NewExpression: (node) => {
      if (node.callee.type === 'Identifier' && node.callee.name === 'URL') add(node.arguments[0], true)
    },
  }).visit(program)
  return found
}
