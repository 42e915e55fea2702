import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { isRefusal, refusal } from '@tefuda/kernel'
import type { LightMyRequestResponse } from 'fastify'
import { openDaily } from '../src/daily/index.ts'
import { type Config, readConfig } from '../src/host/config.ts'
import { createLog } from '../src/host/logs.ts'
import { createMetrics } from '../src/host/metrics.ts'
import type { PageGame } from '../src/host/page-games.ts'
import { readSecrets, type Secrets } from '../src/host/secrets.ts'
import { type AddSockets, createServer } from '../src/http/server.ts'
import type { App, Tables } from '../src/http/site.ts'
import { newId } from '../src/ids.ts'
import { openLaboratory } from '../src/lab/index.ts'
import { openStore, type Store } from '../src/store/index.ts'
import { flag, type MatchRow, type SitterRow } from '../src/store/tables.ts'
import type { Line } from '../src/table/line.ts'
import { inlineJudge } from './inline-judge.ts'
import { inlinePool } from './inline-pool.ts'
import { inlineStretcher } from './inline-stretcher.ts'

/** A server at its door, for tests: real routes over a real store, with tables that are rows alone. */
export interface Door {
  readonly app: App
  readonly store: Store
  readonly config: Config
  readonly secrets: Secrets
  /** Lines of the log so far. */
  readonly logged: readonly string[]
  /** What tables were told of names. */
  readonly renamed: readonly (readonly [guest: string, name: string])[]
  /** Whom tables were told to be forgotten. */
  readonly forgotten: readonly string[]
  readonly clock: { now: number }
  readonly ending: { announced: boolean }
  /** Stores a table and who sits there. */
  put(
    table: Partial<Omit<MatchRow, 'line'>>,
    line?: Partial<Line>,
    sitters?: readonly Partial<SitterRow>[],
  ): Promise<string>
  /** A browser that keeps its cookie. */
  browser(): Browser
  close(): Promise<void>
}

export interface Browser {
  readonly cookie: { value: string }
  ask(method: 'GET' | 'PUT' | 'POST' | 'DELETE', url: string, body?: unknown): Promise<LightMyRequestResponse>
}

const NOT_OVER = refusal('not-over', null, '対局はまだ終わっていません。', 'The game is not over yet.')

/** Opens one. `args` and `more`: flags and environment, as a host would give them. `games`: of other people. */
export const openDoor = async (
  args: readonly string[] = [],
  addSockets?: AddSockets,
  more: NodeJS.ProcessEnv = {},
  games: readonly PageGame[] = [],
): Promise<Door> => {
  const folder = await mkdtemp(join(tmpdir(), 'tefuda-door-'))
  const page = join(folder, 'page')
  await mkdir(join(page, 'assets'), { recursive: true })
  await writeFile(join(page, 'index.html'), '<!doctype html><base href="/" /><title>Tefuda</title>')
  await writeFile(join(page, 'early.js'), 'console.log(1)')
  const env = { TEFUDA_METRICS_TOKEN: 'a-token-of-the-tests', ...more }
  const config = readConfig(['--data', folder, '--log-level', 'info', ...args], env)
  if (!('port' in config)) throw new Error(config.map(({ message }) => message.en).join(' '))
  const store = await openStore(config.database)
  const logged: string[] = []
  const renamed: [string, string][] = []
  const forgotten: string[] = []
  const clock = { now: 1_800_000_000_000 }
  const ending = { announced: false }
  const tables: Tables = {
    open: async (guest, { game, options: { isPublic } }) => {
      if (game === 'chess') return refusal('unknown-game', null, 'ありません。', 'There is no such game.')
      return { table: await put({ host: guest, game, is_public: flag(isPublic) }) }
    },
    invitation: async () => null,
    record: async (table) => {
      const row = await store.db.selectFrom('matches').select('stage').where('id', '=', table).executeTakeFirst()
      return row === undefined ? null : NOT_OVER
    },
    check: async (record) => (await inlinePool.run({ kind: 'check', record }, 'nobody')).result,
    renamed: (guest, name) => renamed.push([guest, name]),
    forgotten: (guest) => forgotten.push(guest),
    blocks: async () => undefined,
  }

  const put: Door['put'] = async (table, line = {}, sitters = []) => {
    const id = table.id ?? newId()
    const standard: Line = {
      preset: 'standard',
      changes: 0,
      pace: { kind: 'none' },
      seats: 2,
      scores: null,
      ranks: null,
      spectators: true,
      live: true,
    }
    const row: MatchRow = {
      id,
      game: 'exjan',
      rules_version: 1,
      host: 'nobody',
      series: id,
      number: 1,
      is_public: 1,
      stage: 'open',
      opened: clock.now,
      ended: null,
      ...table,
      line: JSON.stringify({ ...standard, ...line }),
    }
    await store.db.insertInto('matches').values(row).execute()
    for (const [seat, sitter] of sitters.entries())
      await store.db
        .insertInto('sitters')
        .values({ match: id, seat, guest: null, kind: 'person', name: null, due: 0, deadline: null, ...sitter })
        .execute()
    return id
  }

  const secrets = await readSecrets(store.db, config)
  const daily = config.daily
    ? openDaily({
        store,
        secret: secrets.daily,
        onTrouble: (error) => logged.push(String(error)),
        judge: inlineJudge,
        levels: ['easy'],
      })
    : null
  const log = createLog(config.logLevel, { write: (text) => logged.push(text) })
  const lab =
    config.lab !== 'all' ? null : openLaboratory({ store, config, log, now: () => clock.now, open: inlineStretcher })
  const app = await createServer({
    config,
    store,
    tables,
    daily,
    lab,
    games,
    page,
    addSockets,
    secrets,
    metrics: createMetrics(),
    log,
    isStopping: () => ending.announced,
    now: () => clock.now,
  })

  const browser = (): Browser => {
    const cookie = { value: '' }
    return {
      cookie,
      ask: async (method, url, body) => {
        const reply = await app.inject({
          method,
          url,
          headers: { host: 'cards.test', origin: 'http://cards.test', ...(cookie.value && { cookie: cookie.value }) },
          ...(body !== undefined && { payload: body as object }),
        })
        const [given] = [reply.headers['set-cookie'] ?? []].flat()
        if (given !== undefined) cookie.value = given.split(';')[0] ?? ''
        return reply
      },
    }
  }

  return {
    app,
    store,
    config,
    secrets,
    logged,
    renamed,
    forgotten,
    clock,
    ending,
    put,
    browser,
    close: async () => {
      await app.close()
      await daily?.close()
      await lab?.close()
      await store.close()
      await rm(folder, { recursive: true })
    },
  }
}

/** The id of the guest a browser is. */
export const guestOf = (browser: Browser): string =>
  decodeURIComponent(browser.cookie.value).slice('tefuda='.length).split('.')[0] ?? ''

/** The code of the refusal in an answer, checked to be one in both languages. */
export const refusalIn = (reply: LightMyRequestResponse): string => {
  const { error } = reply.json<{ error: unknown }>()
  if (!isRefusal(error)) throw new Error(`no refusal: ${reply.body}`)
  if (error.message.ja === '' || error.message.en === '') throw new Error(`not in both languages: ${reply.body}`)
  return error.code
}
