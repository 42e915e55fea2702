import { spawnSync } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { needChromium } from './chromium.ts'
import { checkDirection } from './direction.ts'
import { root } from './runtime.mjs'

/** What a section found. `passed` and `failed` count tests; a section without tests of its own counts none. */
interface Finding {
  readonly ok: boolean
  readonly passed: number
  readonly failed: number
}

interface Section {
  readonly title: string
  readonly run: (more: readonly string[]) => Finding
}

/** A part of `npm test` that can be run alone. */
export interface Part {
  readonly name: 'check' | 'unit' | 'e2e'
  readonly sections: readonly Section[]
}

const tsc = 'typescript/bin/tsc'

export const parts: readonly Part[] = [
  {
    name: 'check',
    sections: [
      { title: 'types', run: () => plain(tool(tsc, ['-p', '.'])) },
      { title: 'types of the page', run: () => plain(tool(tsc, ['-p', 'packages/web'])) },
      {
        title: 'format and lint',
        run: () => plain(tool('@biomejs/biome/bin/biome', ['check', '--error-on-warnings', '.'])),
      },
      { title: 'promises', run: () => plain(tool('oxlint/bin/oxlint', ['--type-aware', '--deny-warnings'])) },
      { title: 'direction of imports', run: () => plain(direction()) },
    ],
  },
  { name: 'unit', sections: [{ title: 'tests', run: unit }] },
  { name: 'e2e', sections: [{ title: 'tests in the browser', run: browser }] },
]

/**
 * Runs parts one after another, whether or not one fails, and prints the verdict; the last line counts the tests.
 * A section that fails without a failed test, such as the types, counts as one failure.
 */
export function runParts(chosen: readonly Part[], more: readonly string[]): boolean {
  const findings = chosen
    .flatMap(({ sections }) => sections)
    .map((section) => ({ title: section.title, ...timed(section, more) }))
  const sum = (numbers: readonly number[]) => numbers.reduce((a, b) => a + b, 0)
  const passed = sum(findings.map((finding) => finding.passed))
  const failed = sum(findings.map((finding) => (finding.ok ? finding.failed : Math.max(1, finding.failed))))
  console.log('')
  for (const { title, ok, seconds } of findings)
    console.log(`${ok ? 'ok    ' : 'FAILED'}  ${seconds.padStart(6)} s  ${title}`)
  console.log(`${passed} passed, ${failed} failed`)
  return failed === 0
}

function timed(section: Section, more: readonly string[]): Finding & { readonly seconds: string } {
  console.log(`\n== ${section.title}`)
  const start = performance.now()
  const finding = section.run(more)
  return { ...finding, seconds: ((performance.now() - start) / 1000).toFixed(1) }
}

const plain = (ok: boolean): Finding => ({ ok, passed: 0, failed: 0 })

/** Runs the program of an installed package; whether it ended well. */
function tool(program: string, args: readonly string[], env: NodeJS.ProcessEnv = {}): boolean {
  const { status } = spawnSync(process.execPath, [join(root, 'node_modules', program), ...args], {
    cwd: root,
    stdio: 'inherit',
    env: { ...process.env, ...env },
  })
  return status === 0
}

function direction(): boolean {
  const { wrong, seen } = checkDirection(root)
  for (const { file, line, imported, why } of wrong) console.log(`${file}:${line}  '${imported}': ${why}`)
  console.log(`${seen} imports between packages looked at, ${wrong.length} the wrong way`)
  return wrong.length === 0 && seen > 0
}

function unit(more: readonly string[]): Finding {
  return withReport((path) => {
    const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${path}`]
    const ok = tool('vitest/vitest.mjs', ['run', ...reporters, ...more])
    const report = readReport<{ numPassedTests: number; numFailedTests: number }>(path)
    return { ok, passed: report?.numPassedTests ?? 0, failed: report?.numFailedTests ?? 0 }
  })
}

function browser(more: readonly string[]): Finding {
  const chromium = needChromium()
  if (chromium === undefined) return plain(false)
  return withReport((path) => {
    const env = { CHROMIUM: chromium, PLAYWRIGHT_JSON_OUTPUT_FILE: path }
    const ok = tool('@playwright/test/cli.js', ['test', '--reporter=list,json', ...more], env)
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
