// npm run strength: how well the bots play, on the same shuffles, with 95 % intervals. docs/bots.md tells its options.
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { availableParallelism } from 'node:os'
import { parseArgs } from 'node:util'
import { VERSION } from '@tefuda/kernel'
import { Piscina } from 'piscina'
import { type Flags, flagsOf } from '../bench/flags.ts'
import { curvesOf } from './results.ts'
import { type Earlier, earlier, freeze, LAST_RELEASE } from './strength-earlier.ts'
import { nameOf, page, type Report, type Result, resultOf } from './strength-report.ts'
import type { Played, Task } from './strength-sessions.ts'
import { againstEarlier, type Contest, type StrengthTable, TABLES } from './strength-tables.ts'

const PAGE = new URL('../docs/strength.md', import.meta.url)
const RESULTS = new URL('../bench/results/strength.json', import.meta.url)

/** Sessions a worker plays at a time. */
const CHUNK: Readonly<Record<string, number>> = { random: 500, greedy: 25, 'monte-carlo': 1 }

const playAll = async (
  pool: Piscina,
  table: StrengthTable,
  contest: Contest,
  progress: (done: number) => void,
): Promise<Played[]> => {
  const size = CHUNK[contest.player.bot]!
  const { sessions } = contest
  let done = 0
  const chunks = Array.from({ length: Math.ceil(sessions / size) }, async (_, k) => {
    const task: Task = {
      table,
      contest,
      from: k * size,
      to: Math.min(sessions, (k + 1) * size),
      ...(table.againstRelease && { release: LAST_RELEASE }),
    }
    const played = (await pool.run(task)) as Played[]
    done += played.length
    progress(done)
    return played
  })
  return (await Promise.all(chunks)).flat()
}

/** `known`: the rows of a run before, of which those are kept that have no sessions now. */
const playTable = async (pool: Piscina, table: StrengthTable, known: readonly Result[]): Promise<Result[]> => {
  const left = table.contests.map((contest) => (contest.sessions === 0 ? rowOf(table, contest, known) : null))
  const results: Result[] = []
  let before: readonly Played[] = []
  for (const [row, contest] of table.contests.entries()) {
    if (left[row]) {
      results.push(left[row])
      before = []
      continue
    }
    const name = `${table.id}: ${nameOf(contest.player)}`
    const played = await playAll(pool, table, contest, (done) =>
      process.stderr.write(`\r${name}: ${done} of ${contest.sessions} sessions `),
    )
    process.stderr.write('\n')
    results.push(resultOf(table, contest, played, before))
    before = played
  }
  return results
}

const rowOf = ({ id }: StrengthTable, { player }: Contest, known: readonly Result[]): Result => {
  const name = nameOf(player)
  return (
    known.find((row) => row.player === name) ?? stop(`${id} has no row yet for ${name}: it takes 2 sessions and more.`)
  )
}

interface Options {
  readonly tables: readonly StrengthTable[]
  readonly workers: number
  readonly quick: boolean
  /** Whether the results are kept and the page is written anew; never of a quick run. */
  readonly save: boolean
}

const OPTIONS = {
  game: { type: 'string' },
  table: { type: 'string' },
  sessions: { type: 'string' },
  workers: { type: 'string', default: String(availableParallelism()) },
  quick: { type: 'boolean', default: false },
  save: { type: 'boolean', default: false },
  freeze: { type: 'boolean', default: false },
} as const

const USAGE = `npm run strength -- [options]
${Object.keys(OPTIONS)
  .map((name) => `  --${name}\n`)
  .join('')}`

const { read, stop }: Flags = flagsOf(USAGE)

type Values = ReturnType<typeof parseArgs<{ options: typeof OPTIONS }>>['values']

/** What is asked for of these tables; ends with a sentence about what is wrong with it. */
const optionsOf = (values: Values, offered: readonly StrengthTable[]): Options => {
  const { game, table, sessions, quick, save } = values
  const chosen = offered.filter((one) => (game ?? one.game) === one.game && (table ?? one.id) === one.id)
  if (chosen.length === 0) stop(`There is no such table. Tables: ${offered.map(({ id }) => id).join(', ')}`)
  const workers = Number(values.workers)
  if (!Number.isInteger(workers) || workers < 1) stop('--workers takes a number from 1 on.')
  const numbers = sessions?.split(',').map(Number)
  const rows = chosen.flatMap(({ contests }) => contests)
  if (
    numbers !== undefined &&
    (numbers.length !== rows.length || numbers.some((n) => !Number.isInteger(n) || n < 0 || n === 1))
  )
    stop(
      `--sessions takes ${rows.length} numbers, 2 and more, or 0 for a row that stays as it is, such as --sessions ${rows.map((row) => row.sessions).join(',')}`,
    )
  let row = 0
  const counted = ({ sessions: usual }: Contest): number =>
    numbers?.[row++] ?? (quick ? Math.max(2, Math.ceil(usual / 50)) : usual)
  const tables = chosen.map((one) => ({
    ...one,
    contests: one.contests.map((contest) => ({ ...contest, sessions: counted(contest) })),
  }))
  return { tables, workers, quick, save }
}

const madeBy = ({ id, againstRelease }: StrengthTable, results: readonly Result[], last: Earlier): string => {
  const sessions = results.map((row) => row.sessions).join(',')
  const against = againstRelease ? `, against the bots frozen as those of ${last.version},` : ''
  return `Made by \`npm run strength -- --table ${id} --sessions ${sessions} --save\` with Tefuda ${VERSION}${against} on Node ${process.version}.`
}

/** The reports of runs before, to which this one is added. */
const kept = async (): Promise<Report[]> => (JSON.parse(await readFile(RESULTS, 'utf8')) as { tables: Report[] }).tables

const keep = async (known: readonly StrengthTable[], reports: readonly Report[]): Promise<void> => {
  const tables = known.flatMap(({ id }) => reports.find((report) => report.id === id) ?? [])
  await mkdir(new URL('.', RESULTS), { recursive: true })
  await writeFile(RESULTS, `${JSON.stringify({ software: VERSION, tables }, null, 2)}\n`)
  await writeFile(PAGE, page(known, tables, curvesOf()))
}

const main = async (): Promise<void> => {
  const values = read(() => parseArgs({ options: OPTIONS }).values)
  if (values.freeze) return freeze(LAST_RELEASE)
  const last = await earlier(LAST_RELEASE)
  const known = [...TABLES, ...againstEarlier(last.levels)]
  const { tables, workers, quick, save } = optionsOf(values, known)
  const filename = new URL('./strength-sessions.ts', import.meta.url).href
  const pool = new Piscina({ filename, maxThreads: workers })
  for (const table of tables) {
    const before = (await kept()).find(({ id }) => id === table.id)?.results ?? []
    const results = await playTable(pool, table, before)
    const report: Report = { id: table.id, made: madeBy(table, results, last), results }
    process.stdout.write(page([table], [report]))
    if (save && !quick) await keep(known, [report, ...(await kept()).filter(({ id }) => id !== table.id)])
  }
  await pool.close()
}

await main()
