import { execFileSync, spawnSync } from 'node:child_process'
import { root } from '../runtime.mjs'

/** Whatever settings of git say how a difference is shown. */
const PLAIN = ['--unified=0', '--no-color', '--no-ext-diff', '--no-relative', '--src-prefix=a/', '--dst-prefix=b/']

/**
 * The lines of the work tree in `folder` that differ from where it left `base`: for each file, first and last line of each
 * change. Undefined where there is no such commit. A clone may know `main` only as `origin/main`.
 */
export function changedLines(base: string, folder: string = root): Map<string, [number, number][]> | undefined {
  const git = (...args: readonly string[]): string => execFileSync('git', args, { cwd: folder, encoding: 'utf8' })
  const isCommit = (ref: string): boolean =>
    spawnSync('git', ['rev-parse', '--verify', '--quiet', '--end-of-options', `${ref}^{commit}`], { cwd: folder })
      .status === 0
  const known = [base, `origin/${base}`].find(isCommit)
  if (known === undefined) return undefined
  const left = git('merge-base', known, 'HEAD').trim()
  // Files that git does not know yet count whole.
  const untracked = git('ls-files', '--others', '--exclude-standard').split('\n').filter(Boolean)
  const added = untracked.map((file): [string, [number, number][]] => [file, [[1, Number.MAX_SAFE_INTEGER]]])
  return new Map([...linesOf(git('diff', ...PLAIN, left)), ...added])
}

/** Reads a diff without context. A change that only takes lines away has none that could be mutated. */
export function linesOf(diff: string): Map<string, [number, number][]> {
  const changed = new Map<string, [number, number][]>()
  let ranges: [number, number][] = []
  for (const line of diff.split('\n')) {
    const file = /^\+\+\+ b\/(.*)/.exec(line)?.[1]
    if (file !== undefined) {
      ranges = []
      changed.set(file, ranges)
    }
    const [, from, count = '1'] = /^@@ -\S+ \+(\d+)(?:,(\d+))? @@/.exec(line) ?? []
    if (from !== undefined && count !== '0') ranges.push([Number(from), Number(from) + Number(count) - 1])
  }
  return changed
}
