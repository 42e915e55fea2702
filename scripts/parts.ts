import { spawnSync } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { needChromium } from './chromium.ts'
import { needDatabases } from './databases.ts'
import { checkDirection } from './direction.ts'
import { root } from './runtime.mjs'
import { needZsh } from './zsh.ts'

/** What a section found. `passed` and `failed` count tests; a section without tests of its own counts none. */
interface Finding {
  readonly ok: boolean
  readonly passed: number
  readonly failed: number
}

interface Section {
  readonly title: string
  readonly run: (folder: string, more: readonly string[]) => Finding
}

/** A part of `npm test` that can be run alone. */
export interface Part {
  readonly name: 'check' | 'unit' | 'e2e'
  readonly sections: readonly Section[]
}

const tsc = 'typescript/bin/tsc'
const biome = '@biomejs/biome/bin/biome'
const oxlint = 'oxlint/bin/oxlint'

export const parts: readonly Part[] = [
  {
    name: 'check',
    sections: [
      { title: 'types', run: (folder) => plain(tool(folder, tsc, ['-p', '.'])) },
      { title: 'types of the page', run: (folder) => plain(tool(folder, tsc, ['-p', 'packages/web'])) },
      { title: 'format and lint', run: (folder) => plain(tool(folder, biome, ['check', '--error-on-warnings', '.'])) },
      { title: 'promises', run: (folder) => plain(tool(folder, oxlint, ['--type-aware', '--deny-warnings'])) },
      { title: 'direction of imports', run: (folder) => plain(direction(folder)) },
    ],
  },
  { name: 'unit', sections: [{ title: 'tests', run: unit }] },
  { name: 'e2e', sections: [{ title: 'tests in the browser', run: browser }] },
]

/**
 * Runs parts one after another in the project that lies in `folder`, whether or not one fails, and prints the verdict;
 * the last line counts the tests. A section that fails without a failed test, such as the types, counts as one failure.
 * `more` goes to the tools that run tests. Answers whether nothing failed.
 */
export function runParts(chosen: readonly Part[], more: readonly string[], folder: string): boolean {
  const findings = chosen.flatMap(({ sections }) => sections).map((section) => timed(section, folder, more))
  const passed = findings.reduce((sum, finding) => sum + finding.passed, 0)
  const failed = findings.reduce((sum, { ok, failed }) => sum + (ok ? failed : Math.max(1, failed)), 0)
  console.log('')
  for (const { title, ok, seconds } of findings) {
    console.log(`${ok ? 'ok    ' : 'FAILED'}  ${seconds.padStart(6)} s  ${title}`)
  }
  console.log(`${passed} passed, ${failed} failed`)
  return failed === 0
}

function timed({ title, run }: Section, folder: string, more: readonly string[]) {
  console.log(`\n== ${title}`)
  const start = performance.now()
  const finding = run(folder, more)
  return { ...finding, title, seconds: ((performance.now() - start) / 1000).toFixed(1) }
}

const plain = (ok: boolean): Finding => ({ ok, passed: 0, failed: 0 })

/** Runs the program of an installed package; whether it ended well. */
function tool(folder: string, program: string, args: readonly string[], env: NodeJS.ProcessEnv = {}): boolean {
  const { status } = spawnSync(process.execPath, [join(root, 'node_modules', program), ...args], {
    cwd: folder,
    stdio: 'inherit',
    env: { ...process.env, ...env },
  })
  return status === 0
}

function direction(folder: string): boolean {
  const { wrong, seen } = checkDirection(folder)
  for (const { file, line, imported, why } of wrong) console.log(`${file}:${line}  '${imported}': ${why}`)
  console.log(`${seen} imports between packages looked at, ${wrong.length} the wrong way`)
  return wrong.length === 0 && seen > 0
}

function unit(folder: string, more: readonly string[]): Finding {
  // What cannot be had has been named, and the tests that need it fail.
  needDatabases()
  needZsh()
  return withReport((path) => {
    const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${path}`]
    const ok = tool(folder, 'vitest/vitest.mjs', ['run', ...reporters, ...more])
    const report = readReport<{ numPassedTests: number; numFailedTests: number }>(path)
    return { ok, passed: report?.numPassedTests ?? 0, failed: report?.numFailedTests ?? 0 }
  })
}

function browser(folder: string, more: readonly string[]): Finding {
  const chromium = needChromium()
  if (chromium === undefined) return plain(false)
  return withReport((path) => {
    const env = { CHROMIUM: chromium, PLAYWRIGHT_JSON_OUTPUT_FILE: path }
    const ok = tool(folder, '@playwright/test/cli.js', ['test', '--reporter=list,json', ...more], env)
    const report = readReport<{ stats: { expected: number; unexpected: number; flaky: number } }>(path)
    const { expected = 0, unexpected = 0, flaky = 0 } = report?.stats ?? {}
    return { ok, passed: expected, failed: unexpected + flaky }
  })
}

function withReport(run: (path: string) => Finding): Finding {
  const folder = mkdtempSync(join(tmpdir(), 'tefuda-report-'))
  try {
    return run(join(folder, 'report.json'))
  } finally {
    rmSync(folder, { recursive: true })
  }
}

const readReport = <T>(path: string): T | undefined =>
  existsSync(path) ? (JSON.parse(readFileSync(path, 'utf8')) as T) : undefined
