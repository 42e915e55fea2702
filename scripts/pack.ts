// npm run pack: makes what can be installed without a clone, as compiled JavaScript without any tests: `tefuda`, which is the
// program, the server and the page, and `@tefuda/kernel`, with declarations, for those who write games of their own.
import { spawnSync } from 'node:child_process'
import { cpSync, globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { compile, compiled } from './pack/compile.ts'
import { innerManifest, kernelManifest, type Manifest, programManifest } from './pack/manifest.ts'
import { buildPage, page } from './page.ts'
import { root, say, stop } from './runtime.mjs'

const packages = join(root, 'packages')
const dist = join(root, 'dist')

say('コンパイルしています…', 'Compiling …')
compile()
buildPage()
const program = manifestIn(root)
const folders = globSync('{*,games/*}/package.json', { cwd: packages })
  .map((file) => join(file, '..'))
  .filter((folder) => folder !== 'web')
const files = [packKernel(), packProgram()]
say(`dist/ にできました：${files.join('、')}`, `In dist/: ${files.join(', ')}`)

function packKernel(): string {
  const folder = emptied('kernel')
  const kernel = manifestIn(join(packages, 'kernel'))
  const vitest = manifestIn(join(root, 'node_modules', 'vitest')).version
  cpSync(join(compiled, 'kernel'), folder, { recursive: true })
  writeManifest(folder, kernelManifest(kernel, vitest))
  return pack(folder)
}

function packProgram(): string {
  const folder = emptied('tefuda')
  const parts = folders.map((part) => manifestIn(join(packages, part)))
  for (const [k, part] of folders.entries()) putInside(folder, part, parts[k]!)
  // Everything the page needs is built into it.
  const web: Manifest = { ...manifestIn(join(packages, 'web')), dependencies: {} }
  const inner = join(folder, 'node_modules', web.name)
  cpSync(page, join(inner, 'dist'), { recursive: true })
  writeManifest(inner, innerManifest(web))
  // The first line of the program and what finds a Node for it are JavaScript already.
  for (const file of ['bin/tefuda.mjs', 'scripts/runtime.mjs', 'README.md', 'CHANGELOG.md'])
    cpSync(join(root, file), join(folder, file))
  // To read: what the texts of the program and the README refer to.
  const isRead = (file: string): boolean => !/\.test\.|node_modules/.test(relative(root, file))
  for (const part of ['docs', 'examples'])
    cpSync(join(root, part), join(folder, part), { recursive: true, filter: isRead })
  writeManifest(folder, programManifest(program, [...parts, web]))
  return pack(folder)
}

/** Puts a compiled package into the program, without declarations, which nobody reads there. */
function putInside(folder: string, part: string, manifest: Manifest): void {
  const inner = join(folder, 'node_modules', manifest.name)
  for (const file of globSync('{src,conformance}/**/*.js', { cwd: join(compiled, part) }))
    cpSync(join(compiled, part, file), join(inner, file))
  // What a new game is made of is copied as it is.
  if (part === 'cli') cpSync(join(packages, part, 'template'), join(inner, 'template'), { recursive: true })
  writeManifest(inner, innerManifest(manifest))
}

function emptied(name: string): string {
  const folder = join(dist, 'packing', name)
  rmSync(folder, { recursive: true, force: true })
  mkdirSync(folder, { recursive: true })
  cpSync(join(root, 'LICENSE'), join(folder, 'LICENSE'))
  return folder
}

/** Makes the archive of a folder in dist/ and gives its name. */
function pack(folder: string): string {
  const { status, stdout, stderr } = spawnSync('npm', ['pack', '--json', '--pack-destination', dist], {
    cwd: folder,
    encoding: 'utf8',
    shell: process.platform === 'win32',
  })
  if (status === 0) return (JSON.parse(stdout) as { filename: string }[])[0]!.filename
  console.error(stderr.trim())
  return stop(
    `${relative(root, folder)} から npm pack ができませんでした（上の出力）。`,
    `npm pack failed in ${relative(root, folder)}, as shown above.`,
  )
}

function manifestIn(folder: string): Manifest {
  return JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as Manifest
}

function writeManifest(folder: string, manifest: object): void {
  writeFileSync(join(folder, 'package.json'), `${JSON.stringify(manifest, null, 2)}\n`)
}
