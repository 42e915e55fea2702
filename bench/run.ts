// npm run bench: speed as ratios in one run. Each game has a file here that says what is measured.
import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { parseArgs } from 'node:util'
import { measure, type Row, rowsOf } from './measure.ts'
import type { Suite } from './southern-cross.ts'

const USAGE = `npm run bench -- [--only GAME] [--limit PATH] [--rounds N] [--seconds S] [--json]

  --only GAME    measure this game only: southern-cross
  --limit PATH   a program that plays Southern Cross at the speed limit and prints JSON with games_s
  --rounds N     rounds, of which the median counts (1 to 99; 7)
  --seconds S    seconds for each figure in each round (0.05 to 60; 0.5)
  --json         print one JSON object and nothing else`

const fail = (message: string): never => {
  process.stderr.write(`${message}\n\n${USAGE}\n`)
  process.exit(2)
}

const readOptions = () => {
  try {
    const { values } = parseArgs({
      options: {
        only: { type: 'string' },
        limit: { type: 'string' },
        rounds: { type: 'string', default: '7' },
        seconds: { type: 'string', default: '0.5' },
        json: { type: 'boolean', default: false },
        help: { type: 'boolean', default: false },
      },
    })
    return values
  } catch (error) {
    return fail(error instanceof Error ? error.message : String(error))
  }
}

/** The peers lie in this folder alone and are installed when they are first needed. */
const installPeers = (): void => {
  const folder = import.meta.dirname
  if (existsSync(`${folder}/node_modules/boardgame.io`)) return
  process.stderr.write('比べる相手を入れています… / Installing what is compared with …\n')
  execFileSync('npm', ['ci', '--no-audit', '--no-fund'], { cwd: folder, stdio: ['ignore', 'ignore', 'inherit'] })
}

const within = (text: string, least: number, most: number): number | null => {
  const value = Number(text)
  return value >= least && value <= most ? value : null
}

const written = ({ name, unit, median, min, max }: Row): string =>
  `${name.padEnd(52)} ${short(median).padStart(12)} ${unit.padEnd(8)} ${short(min)} – ${short(max)}`

const short = (value: number): string => (value >= 100 ? Math.round(value).toLocaleString('en') : value.toPrecision(3))

const main = async (): Promise<void> => {
  const options = readOptions()
  if (options.help) {
    process.stdout.write(`${USAGE}\n`)
    return
  }
  const rounds = within(options.rounds, 1, 99) ?? fail('--rounds is a number from 1 to 99.')
  const seconds = within(options.seconds, 0.05, 60) ?? fail('--seconds is a number from 0.05 to 60.')
  if (options.limit !== undefined && !existsSync(options.limit)) fail(`There is no program ${options.limit}.`)
  installPeers()
  const { southernCrossSuite } = await import('./southern-cross.ts')
  const suites: Readonly<Record<string, () => Suite>> = { 'southern-cross': () => southernCrossSuite(options.limit) }
  const chosen =
    options.only === undefined
      ? Object.values(suites)
      : [suites[options.only] ?? fail(`Nothing is measured of ${options.only}.`)]
  const results: Row[] = []
  const ratios: Record<string, number> = {}
  for (const suite of chosen.map((make) => make())) {
    const figures = await measure(suite.probes, rounds, seconds, (line) => {
      if (!options.json) process.stderr.write(`${line}\n`)
    })
    results.push(...rowsOf(suite.probes, figures))
    for (const { name, unit, value } of suite.constants)
      results.push({ name, unit, median: value, min: value, max: value, rounds: 1 })
    Object.assign(ratios, suite.ratios(figures))
  }
  const machine = { node: process.version, cores: availableParallelism(), rounds, seconds }
  if (options.json) {
    process.stdout.write(`${JSON.stringify({ ...machine, results, ratios })}\n`)
    return
  }
  process.stdout.write(`${results.map(written).join('\n')}\n\n`)
  for (const [name, ratio] of Object.entries(ratios))
    process.stdout.write(`${name.padEnd(52)} ${short(ratio).padStart(12)} times\n`)
  if (options.limit === undefined)
    process.stdout.write('\nFor the ratio to the speed limit give the C program: --limit PATH (see docs/bench.md).\n')
}

await main()
