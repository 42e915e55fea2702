import { spawnSync } from 'node:child_process'
import { globSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { root, stop } from '../runtime.mjs'

/** Where compiled packages lie, in folders as those of `packages`. */
export const compiled = join(root, 'dist', 'compiled')

/** Compiles all packages but the page into JavaScript and declarations, without their tests. */
export function compile(): void {
  rmSync(compiled, { recursive: true, force: true })
  const tsc = join(root, 'node_modules', 'typescript', 'bin', 'tsc')
  const { status, stdout } = spawnSync(process.execPath, [tsc, '-p', join(root, 'scripts', 'pack')], {
    encoding: 'utf8',
  })
  if (status !== 0) {
    console.error(stdout.trim())
    stop('コンパイルできませんでした（上の出力）。', 'The packages could not be compiled, as shown above.')
  }
  for (const name of globSync('**/*.js', { cwd: compiled })) nameWorkers(join(compiled, name))
}

/** The compiler gives imports the names of compiled files, but not the addresses of workers. */
function nameWorkers(file: string): void {
  const code = readFileSync(file, 'utf8')
  const named = code.replaceAll(/new URL\('(\.[^']*)\.ts', import\.meta\.url\)/g, "new URL('$1.js', import.meta.url)")
  if (named !== code) writeFileSync(file, named)
}
