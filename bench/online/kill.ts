// npm run endure: kills table servers at random moments while people play, and looks whether anything was lost.
import { parseArgs } from 'node:util'
import { needDatabases, startPostgres, startRedis } from '../../scripts/databases.ts'
import { type Flags, flagsOf } from '../flags.ts'
import { median } from '../measure.ts'
import { endure, type Ordeal, type Outcome, SOON } from './endure.ts'
import { folder } from './places.ts'

const USAGE = `npm run endure -- [--kills N] [--tables N] [--only NAME] [--json]

  --kills N    times a server is killed in each arrangement (1 to 10000; 200)
  --tables N   tables of two that are played meanwhile (1 to 1000; 20)
  --only NAME  this arrangement alone: sqlite, postgres, nodes
  --json       print one JSON object and nothing else
`

const NAMES = {
  sqlite: 'SQLite, one node',
  postgres: 'PostgreSQL, one node',
  nodes: 'PostgreSQL, three nodes, Redis between them',
} as const
type Name = keyof typeof NAMES

const say = (line: string): void => {
  process.stderr.write(`${line}\n`)
}

const { read, stop }: Flags = flagsOf(USAGE)

const readOptions = () =>
  read(
    () =>
      parseArgs({
        options: {
          kills: { type: 'string', default: '200' },
          tables: { type: 'string', default: '20' },
          only: { type: 'string' },
          json: { type: 'boolean', default: false },
          help: { type: 'boolean', default: false },
        },
      }).values,
  )

const whole = (name: string, text: string, most: number): number =>
  /^\d+$/.test(text) && Number(text) >= 1 && Number(text) <= most
    ? Number(text)
    : stop(`${name} is a number from 1 to ${most}.`)

const { kills, tables, only, json, help } = readOptions()
if (help) {
  process.stdout.write(USAGE)
  process.exit()
}
const plan = {
  kills: whole('--kills', kills, 10_000),
  tables: whole('--tables', tables, 1000),
  progress: (line: string) => say(`  ${line}`),
}
const chosen = (Object.keys(NAMES) as Name[]).filter((name) => only === undefined || only === name)
if (chosen.length === 0) stop(`There is no arrangement ${only}.`)

/** Databases of their own for one arrangement, all gone afterwards. */
const arrange = async (name: Name, work: (ordeal: Ordeal) => Promise<Outcome>): Promise<Outcome> => {
  if (name === 'sqlite') {
    const { path, remove } = folder()
    try {
      return await work({ ...plan, database: `sqlite:${path}/tefuda.db`, redis: null, nodes: 1, redisAway: 0 })
    } finally {
      remove()
    }
  }
  const found = (await needDatabases()) ?? process.exit(1)
  const postgres = await startPostgres(found.postgres, { fsync: true })
  const redis = name === 'nodes' ? await startRedis(found.redis) : null
  try {
    const several = redis === null ? { nodes: 1, redisAway: 0 } : { nodes: 3, redisAway: 10_000 }
    return await work({ ...plan, ...several, database: postgres.database(), redis })
  } finally {
    await redis?.stop()
    await postgres.stop()
  }
}

const report = (
  name: Name,
  { kills: times, tables: games, acknowledged, repeated, faults, ...rest }: Outcome,
): void => {
  const { back, meanwhile, withoutRedis } = rest
  const late = back.filter((ms) => ms > SOON).length
  const lines = [
    NAMES[name],
    `  ${times} kills, ${games} games, ${acknowledged} moves acknowledged, ${repeated} of them said again after an answer was lost`,
    `  lost, twice, or otherwise wrong: ${faults.length}`,
    ...faults.slice(0, 20).map((fault) => `    ${fault}`),
    `  everybody back: median ${Math.round(median(back))} ms, longest ${Math.round(Math.max(...back))} ms, later than ${SOON} ms: ${late}`,
    ...(meanwhile.some((moves) => moves > 0)
      ? [`  moves of the others while a node was gone: median ${median(meanwhile)}, least ${Math.min(...meanwhile)}`]
      : []),
    ...(withoutRedis === null
      ? []
      : [`  moves in 10 s without Redis: ${withoutRedis[0]}, in 10 s after: ${withoutRedis[1]}`]),
  ]
  if (!json) process.stdout.write(`${lines.join('\n')}\n`)
}

const outcomes: Partial<Record<Name, Outcome>> = {}
for (const name of chosen) {
  say(NAMES[name])
  const outcome = await arrange(name, endure)
  outcomes[name] = outcome
  report(name, outcome)
}
if (json) process.stdout.write(`${JSON.stringify(outcomes)}\n`)
const isWrong = Object.values(outcomes).some(({ faults, back }) => faults.length > 0 || back.some((ms) => ms > SOON))
process.exit(isWrong ? 1 : 0)
