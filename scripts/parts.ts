import { join } from 'node:path'
import { findChromium } from './chromium.ts'
import { checkDirection } from './direction.ts'
import { root } from './runtime.mjs'
import { keepDurations, readDurations } from './verdict/durations.ts'
import type { Finding } from './verdict/finding.ts'
import { progressLine } from './verdict/progress.ts'
import type { Screen } from './verdict/screen.ts'
import { runTests } from './verdict/tests.ts'
import { runTool } from './verdict/tool.ts'

export const PARTS = ['check', 'unit', 'e2e'] as const

/** A part of `npm test` that can be run alone. */
export type PartName = (typeof PARTS)[number]

/** What a part is run with. */
export interface Order {
  /** The project lies here. */
  readonly folder: string
  /** Handed to the tool that runs tests, such as the name of a file. */
  readonly more: readonly string[]
  /** The parts to come after this one. */
  readonly following: readonly PartName[]
  readonly screen: Screen
}

export function runPart(part: PartName, order: Order): Promise<readonly Finding[]> {
  if (part === 'check') return check(order)
  return part === 'unit' ? unit(order) : browser(order)
}

interface Answer {
  readonly ok: boolean
  readonly said: string
}

const tsc = 'typescript/bin/tsc'
const biome = '@biomejs/biome/bin/biome'
const oxlint = 'oxlint/bin/oxlint'

const CHECKS: readonly (readonly [title: string, run: (folder: string) => Promise<Answer>])[] = [
  ['types', (folder) => types(folder, '.', 'types')],
  ['types of the page', (folder) => types(folder, 'packages/web', 'types-of-page')],
  ['format and lint', (folder) => heard(folder, biome, ['check', '--error-on-warnings', '.'])],
  ['promises', (folder) => heard(folder, oxlint, ['--type-aware', '--deny-warnings'])],
  ['direction of imports', async (folder) => direction(folder)],
]

/** What has not changed since the last time is not looked at again. */
const types = (folder: string, project: string, name: string): Promise<Answer> =>
  heard(folder, tsc, ['-p', project, '--incremental', '--tsBuildInfoFile', `.runtime/${name}.tsbuildinfo`])

/** All checks at once; what each says is shown in their order. */
async function check({ folder, following, screen }: Order): Promise<readonly Finding[]> {
  const start = performance.now()
  const elapsed = (): number => (performance.now() - start) / 1000
  const last = readDurations(folder)
  const planned = CHECKS.map(([title]) => title)
  const taken = new Map<string, number>()
  const ticking = setInterval(() => {
    const done = new Set(taken.keys())
    const running = planned.filter((title) => !done.has(title)).join(', ')
    const progress = { part: 'check', planned, done, running, failed: 0, elapsed: elapsed(), following }
    screen.line(progressLine(progress, last))
  }, 1000)
  const running = CHECKS.map(async ([title, run]) => {
    const answer = await run(folder)
    taken.set(title, elapsed())
    return { title, seconds: elapsed(), ...answer }
  })
  const findings: Finding[] = []
  for (const next of running) {
    const { said, ...finding } = await next
    screen.say(`\n== ${finding.title}\n${said}`)
    findings.push({ ...finding, tests: [], faults: finding.ok ? [] : [{ name: finding.title, text: said }] })
  }
  clearInterval(ticking)
  screen.end()
  keepDurations(folder, 'check', { seconds: elapsed(), items: Object.fromEntries(taken) })
  return findings
}

/** Runs a tool; whether it ended well, and everything it said. */
async function heard(folder: string, program: string, args: readonly string[]): Promise<Answer> {
  const said: string[] = []
  const { code } = await runTool({ program, args, folder }, (text) => said.push(text))
  return { ok: code === 0, said: said.join('') }
}

function direction(folder: string): Answer {
  const { wrong, seen } = checkDirection(folder)
  const lines = wrong.map(({ file, line, imported, why }) => `${file}:${line}  '${imported}': ${why}\n`)
  const all = `${seen} imports between packages looked at, ${wrong.length} the wrong way\n`
  return { ok: wrong.length === 0 && seen > 0, said: lines.join('') + all }
}

const reporter = (name: string): string => `--reporter=${join(root, 'scripts', 'verdict', name)}`

/** What these words behind the name of a part leave of it. */
const extent = (more: readonly string[]) => ({
  isWhole: more.length === 0,
  isMeasured: !more.some((word) => /^(-c|--config)(=|$)/.test(word)),
})

async function unit({ folder, more, following, screen }: Order): Promise<readonly Finding[]> {
  screen.say('\n== tests')
  const args = ['run', reporter('vitest-reporter.ts'), ...more]
  const tool = { program: 'vitest/vitest.mjs', args, folder }
  return [await runTests({ ...tool, part: 'unit', title: 'tests', ...extent(more), following }, screen)]
}

async function browser({ folder, more, following, screen }: Order): Promise<readonly Finding[]> {
  const title = 'tests in the browser'
  screen.say(`\n== ${title}`)
  if (findChromium() === undefined) return [{ title, ok: false, seconds: 0, tests: [], faults: [NO_CHROMIUM] }]
  const args = ['test', reporter('playwright-reporter.ts'), ...more]
  const tool = { program: '@playwright/test/cli.js', args, folder }
  return [await runTests({ ...tool, part: 'e2e', title, ...extent(more), following }, screen)]
}

const NO_CHROMIUM = { name: 'tests in the browser', text: 'Chromium is missing, so none of them has run.' }
