import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, globSync, readFileSync, writeFileSync } from 'node:fs'
import { join, relative, sep } from 'node:path'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'
import { needWritable, root, say, stop } from './runtime.mjs'

const web = join(root, 'packages', 'web')

/** The folder of the built page. */
export const page = join(web, 'dist')

const stamp = join(page, '.built')

/** Builds the page, unless the one that is there was made from these very sources. */
export function buildPage(): void {
  const sources = hashOf(ownSources())
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === sources) return
  needWritable(web)
  say('ページを組み立てています…', 'Building the page …')
  const vite = join(root, 'node_modules', 'vite', 'bin', 'vite.js')
  const { status, stdout, stderr } = spawnSync(process.execPath, [vite, 'build', '--logLevel', 'warn'], {
    cwd: web,
    encoding: 'utf8',
  })
  if (status !== 0) {
    console.error(`${stdout}${stderr}`.trim())
    stop('ページを組み立てられませんでした（上の出力）。', 'The page could not be built, as shown above.')
  }
  compress()
  writeFileSync(stamp, sources)
}

/** Everything the page is made of: its own sources, those of the packages it imports, and the versions of the rest. */
function ownSources(): string[] {
  const all = [
    'package-lock.json',
    'tsconfig.base.json',
    'scripts/page.ts',
    'packages/{kernel,games,bots,lab,learn,review,wire,web}/**/*.*',
  ]
  return filesIn(root, all, ['packages/web/{dist,e2e}/**', '**/*.test.{ts,tsx}'])
}

const filesIn = (cwd: string, all: readonly string[], others: readonly string[]): string[] =>
  globSync(all, { cwd, exclude: ['**/node_modules/**', ...others], withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .sort()

function hashOf(paths: readonly string[]): string {
  const hash = createHash('sha256')
  for (const path of paths) {
    const content = readFileSync(path)
    hash.update(`${relative(root, path).replaceAll(sep, '/')} ${content.length}\n`).update(content)
  }
  return hash.digest('hex')
}

/** Puts a compressed twin beside each text, so that no request waits for it. */
function compress(): void {
  for (const name of globSync('**/*.{html,js,css,svg,json,webmanifest}', { cwd: page })) {
    const path = join(page, name)
    const content = readFileSync(path)
    if (content.length < 1024) continue
    writeFileSync(`${path}.gz`, gzipSync(content, { level: 9 }))
    writeFileSync(
      `${path}.br`,
      brotliCompressSync(content, { params: { [constants.BROTLI_PARAM_SIZE_HINT]: content.length } }),
    )
  }
}
