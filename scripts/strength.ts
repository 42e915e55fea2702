// npm run strength: how well the bots play Southern Cross alone, on the same deals, with 95 % intervals.
import { mkdir, writeFile } from 'node:fs/promises'
import { availableParallelism } from 'node:os'
import { parseArgs } from 'node:util'
import { VERSION } from '@tefuda/kernel'
import jstat from 'jstat'
import { Piscina } from 'piscina'
import type { Played, Task } from './strength-deals.ts'

interface Entry {
  readonly bot: string
  readonly playouts: number
  readonly deals: number
}

const ENTRIES: readonly Entry[] = [
  { bot: 'random', playouts: 0, deals: 5000 },
  { bot: 'greedy', playouts: 0, deals: 5000 },
  { bot: 'monte-carlo', playouts: 20, deals: 300 },
  { bot: 'monte-carlo', playouts: 50, deals: 200 },
  { bot: 'monte-carlo', playouts: 200, deals: 100 },
]

interface Interval {
  readonly mean: number
  /** Half the width of the 95 % interval (Student's t). */
  readonly within: number
}

interface Result extends Entry, Interval {
  /** Against the row before, on the deals both have played. */
  readonly better: Interval | null
  readonly msPerDecision: number
}

const intervalOf = (values: readonly number[]): Interval => {
  const n = values.length
  const mean = jstat.mean(values)
  const deviation = jstat.stdev(values, true)
  return { mean, within: (jstat.studentt.inv(0.975, n - 1) * deviation) / Math.sqrt(n) }
}

const CHUNK: Readonly<Record<string, number>> = { random: 500, greedy: 100, 'monte-carlo': 1 }

const playAll = async (
  pool: Piscina,
  { bot, playouts, deals }: Entry,
  progress: (done: number) => void,
): Promise<Played[]> => {
  const size = CHUNK[bot]!
  let done = 0
  const chunks = Array.from({ length: Math.ceil(deals / size) }, async (_, k) => {
    const task: Task = { game: 'southern-cross', bot, playouts, from: k * size, to: Math.min(deals, (k + 1) * size) }
    const played = (await pool.run(task)) as Played[]
    done += played.length
    progress(done)
    return played
  })
  return (await Promise.all(chunks)).flat()
}

const nameOf = ({ bot, playouts }: Entry): string => (playouts === 0 ? bot : `${bot}, ${playouts} playouts a candidate`)

const shown = ({ mean, within }: Interval): string => `${mean.toFixed(1)} ± ${within.toFixed(1)}`

const table = (results: readonly Result[], command: string): string => `# Strength of the bots

Southern Cross, 3×3 solitaire, standard rules. Every bot plays the same deals; 95 % intervals (Student's t). The last
but one column compares with the row above on the deals both have played.

| bot | deals | mean points | better than the row above by | ms a decision |
| --- | ---: | ---: | ---: | ---: |
${results
  .map(
    (result) =>
      `| ${nameOf(result)} | ${result.deals} | ${shown(result)} | ${result.better === null ? '' : shown(result.better)} | ${result.msPerDecision.toFixed(2)} |`,
  )
  .join('\n')}

Made by \`${command}\` with Tefuda ${VERSION} on Node ${process.version}, ${availableParallelism()} cores. The scores follow
from the deals and seeds alone; only the last column depends on the machine. Deal number n is the shuffle of the seed
that is n in 64 hex digits.
`

const main = async (): Promise<void> => {
  const { values } = parseArgs({ options: { quick: { type: 'boolean', default: false }, deals: { type: 'string' } } })
  const deals =
    values.deals?.split(',').map(Number) ??
    ENTRIES.map((entry) => (values.quick ? Math.ceil(entry.deals / 50) : entry.deals))
  if (deals.length !== ENTRIES.length || deals.some((count) => !Number.isInteger(count) || count < 2)) {
    process.stderr.write(
      `--deals takes ${ENTRIES.length} numbers of deals, 2 and more, such as --deals ${ENTRIES.map((entry) => entry.deals).join(',')}\n`,
    )
    process.exitCode = 2
    return
  }
  const entries = ENTRIES.map((entry, k) => ({ ...entry, deals: deals[k]! }))
  const pool = new Piscina({
    filename: new URL('./strength-deals.ts', import.meta.url).href,
    maxThreads: availableParallelism(),
  })
  const results: Result[] = []
  let before: readonly Played[] = []
  for (const entry of entries) {
    const played = await playAll(pool, entry, (done) =>
      process.stderr.write(`\r${nameOf(entry)}: ${done} of ${entry.deals} deals `),
    )
    process.stderr.write('\n')
    const both = Math.min(played.length, before.length)
    const better = both < 2 ? null : intervalOf(played.slice(0, both).map(({ score }, k) => score - before[k]!.score))
    const sum = (pick: (one: Played) => number): number => played.reduce((total, one) => total + pick(one), 0)
    results.push({
      ...entry,
      ...intervalOf(played.map(({ score }) => score)),
      better,
      msPerDecision: sum(({ ms }) => ms) / sum(({ decisions }) => decisions),
    })
    before = played
  }
  await pool.close()
  const command = `npm run strength${values.deals !== undefined ? ` -- --deals ${values.deals}` : values.quick ? ' -- --quick' : ''}`
  process.stdout.write(table(results, command))
  if (values.quick) return
  await writeFile(new URL('../docs/strength.md', import.meta.url), table(results, command))
  await mkdir(new URL('../bench/results/', import.meta.url), { recursive: true })
  const machineNeutral = { software: VERSION, game: 'southern-cross', results }
  await writeFile(
    new URL('../bench/results/strength.json', import.meta.url),
    `${JSON.stringify(machineNeutral, null, 2)}\n`,
  )
}

await main()
