// npm run bench: speed as ratios in one run. Each game has a file in games/ that says what is measured; online/ measures the table server, review/ reviews, lab/ the laboratory.
import { spawnSync } from 'node:child_process'
import { accessSync, constants, existsSync, readFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { type Flags, flagsOf } from './flags.ts'
import type { Row } from './measure.ts'
import { conditionsOf, save, textOf } from './report.ts'
import { type Measured, measureSuite, type Plan } from './rounds.ts'
import { LAB, type LabPart, ONLINE, REVIEW, SUITES } from './suite.ts'

const USAGE = `npm run bench -- [--only NAME] [--limit PROGRAM] [--rounds N] [--seconds S] [--json] [--save]

  --only NAME      measure this only: ${[...Object.keys(SUITES), REVIEW, ONLINE, 'lab'].join(', ')};
                   of lab also a part: ${LAB.join(', ')}
  --limit PROGRAM  a program that plays the game at the limit, see docs/bench.md
  --rounds N       rounds, of which the median counts (1 to 99; 7)
  --seconds S      seconds for each figure in each round (0.01 to 60; 0.4)
  --json           print one JSON object and nothing else
  --save           write the figures to bench/results and docs/bench.md as well
`

const say = (line: string): void => {
  process.stderr.write(`${line}\n`)
}

const { read, numberWithin, stop }: Flags = flagsOf(USAGE)

/** What went wrong lies outside, in a program that is compared or its installation: its message says all. */
const giveUp = (error: unknown): never => {
  say(error instanceof Error ? error.message : String(error))
  process.exit(1)
}

const readOptions = () =>
  read(
    () =>
      parseArgs({
        options: {
          only: { type: 'string' },
          limit: { type: 'string' },
          rounds: { type: 'string', default: '7' },
          seconds: { type: 'string', default: '0.4' },
          json: { type: 'boolean', default: false },
          save: { type: 'boolean', default: false },
          help: { type: 'boolean', default: false },
        },
      }).values,
  )

const programAt = (path: string | undefined): string | undefined => {
  if (path === undefined) return undefined
  try {
    accessSync(path, constants.X_OK)
    return path
  } catch {
    return stop(`There is no program ${path} that could be run.`)
  }
}

/** What Tefuda is compared with lies in this folder alone and is installed when it is first needed. */
const installPeers = (): void => {
  const { dependencies } = JSON.parse(readFileSync(new URL('package.json', import.meta.url), 'utf8')) as {
    dependencies: Readonly<Record<string, string>>
  }
  const missing = Object.keys(dependencies).filter(
    (name) => !existsSync(new URL(`node_modules/${name}/package.json`, import.meta.url)),
  )
  if (missing.length === 0) return
  const [ja, en] = [missing.join('・'), missing.join(' and ')]
  say(
    `比べる相手 ${ja} を bench/ に入れています（初回のみ）… / Installing ${en}, for comparison, into bench/ (first time only) …`,
  )
  const npm = spawnSync('npm', ['ci', '--no-audit', '--no-fund', '--loglevel=error'], {
    cwd: import.meta.dirname,
    shell: process.platform === 'win32',
    encoding: 'utf8',
  })
  if (npm.status === 0) return
  say(npm.stderr)
  say(`${ja} を入れられませんでした（上の出力）。 / ${en} could not be installed, as shown above.`)
  process.exit(1)
}

const { only, json, help, ...options } = readOptions()
if (help) {
  process.stdout.write(USAGE)
  process.exit()
}
const rounds = Math.trunc(numberWithin('--rounds', options.rounds, 1, 99))
const seconds = numberWithin('--seconds', options.seconds, 0.01, 60)
const limit = programAt(options.limit)

const measureOnline = async (plan: Plan): Promise<Measured> => (await import('./online/index.ts')).measureOnline(plan)

const measureLab = async (part: LabPart, plan: Plan): Promise<Measured> =>
  (await import('./lab/index.ts')).measureLab(part, plan)

const measureReview = async (plan: Plan): Promise<Measured> => (await import('./review/index.ts')).measureReview(plan)

/** By name, what measures it. */
const measures: readonly (readonly [string, (plan: Plan) => Promise<Measured>])[] = [
  ...Object.entries(SUITES).map(([game, url]) => [game, (plan: Plan) => measureSuite(url, plan)] as const),
  [REVIEW, measureReview],
  [ONLINE, measureOnline],
  ...LAB.map((part) => [part, (plan: Plan) => measureLab(part, plan)] as const),
]
const chosen = measures.filter(([name]) => only === undefined || only === name || name.startsWith(`${only}/`))
if (chosen.length === 0) stop(`Nothing is measured of ${only}.`)
if (chosen.some(([name]) => name in SUITES || name === ONLINE)) installPeers()

const conditions = conditionsOf(rounds, seconds)
const results: Row[] = []
const ratios: Record<string, number> = {}
for (const [name, measure] of chosen) {
  say(name)
  const measured = await measure({ rounds, seconds, limit, progress: (line) => say(`  ${line}`) }).catch(giveUp)
  results.push(...measured.results)
  Object.assign(ratios, measured.ratios)
  if (options.save) save(name, measured, conditions)
}
process.stdout.write(json ? `${JSON.stringify({ ...conditions, results, ratios })}\n` : textOf({ results, ratios }))
if (limit === undefined && chosen.some(([name]) => name in SUITES))
  say('For the ratio to the limit give a program that plays there: --limit PROGRAM, see docs/bench.md.')
