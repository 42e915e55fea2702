import { Refused } from '@tefuda/kernel'
import { PostgresDialect, type PostgresPoolClient, type PostgresQueryResult } from 'kysely'
import pg from 'pg'
import { type Commit, lastSeq, NotStored, Taken, Unknown, type Written } from './append.ts'
import { notDurable } from './durability.ts'
import { type Notice, noticing, StoreDown, type Trouble } from './trouble.ts'

/** Milliseconds until a connection that does not answer is given up; `query_timeout` in the address has its way. */
const PATIENCE = 10_000

const BIGINT = 20
const CONNECTIONS = 10

/** PostgreSQL sends 64-bit numbers as text; ours are moments and counts, far below 2^53. */
const types = {
  getTypeParser: (id: number, format?: 'text' | 'binary') =>
    id === BIGINT ? Number : pg.types.getTypeParser(id, format),
} as pg.CustomTypesConfig

/** Connections to the database. `onLost` is told of idle ones that break; they are replaced when needed. */
export const openPool = (url: string, onLost: (error: Error) => void, more: pg.PoolConfig = {}): pg.Pool => {
  const pool = new pg.Pool({
    connectionString: url,
    max: CONNECTIONS,
    types,
    connectionTimeoutMillis: PATIENCE,
    keepAlive: true,
    ...more,
  })
  pool.on('error', onLost)
  // Of one that is in use whoever uses it learns from the next question; unheard, its event would end the process.
  pool.on('connect', (client) => client.on('error', () => undefined))
  return pool
}

/** Throws `Refused` where the database answers before the disk has what was committed. */
export const expectDurable = async (pool: pg.Pool): Promise<void> => {
  for (const setting of ['synchronous_commit', 'fsync']) {
    const { rows } = await pool.query<{ readonly value: string }>('select current_setting($1) as value', [setting])
    if (rows[0]!.value === 'off') throw new Refused(notDurable(setting))
  }
}

/** Connections that are given up when a question is not answered in time: a server may be gone without a word. */
export const openServingPool = (url: string, onLost: (error: Error) => void): pg.Pool =>
  openPool(url, onLost, { query_timeout: PATIENCE })

/** A connection for commits alone, so that they never wait behind a search. */
export const openCommitPool = (url: string, onLost: (error: Error) => void): pg.Pool =>
  openPool(url, onLost, { max: 1, query_timeout: PATIENCE })

const NOBODY: Notice = () => undefined

/** What kysely needs of a pool. Rejects with `StoreDown` where the database is in trouble, which `notice` hears of. Whoever opened it ends it: kysely would not, had it asked nothing yet. */
export const postgresDialect = (pool: pg.Pool, notice = NOBODY): PostgresDialect => {
  const attempt = noticing(troubleOf, notice)
  return new PostgresDialect({
    pool: {
      options: pool.options,
      connect: async () => closedWhenSilent(await attempt(() => pool.connect()), attempt),
      end: async () => undefined,
    },
  })
}

/** Kysely gives every connection back for further use; one on which a question got no answer is closed instead. */
const closedWhenSilent = (client: pg.PoolClient, attempt: ReturnType<typeof noticing>): PostgresPoolClient => {
  let isSilent = false
  const query = async <R>(text: string, values: readonly unknown[]): Promise<PostgresQueryResult<R>> => {
    try {
      return (await client.query(text, [...values])) as unknown as PostgresQueryResult<R>
    } catch (error) {
      if (!(error instanceof pg.DatabaseError)) isSilent = true
      throw error
    }
  }
  return {
    query: ((text: string, values: readonly unknown[]) =>
      attempt(() => query(text, values))) as PostgresPoolClient['query'],
    release: () => client.release(isSilent),
  }
}

/** Commits batches of appends, each as one statement that is prepared once and takes one way to the database and back. */
export const postgresCommit =
  (pool: pg.Pool, notice = NOBODY): Commit =>
  async (batch) => {
    const client = await pool.connect().catch((error: unknown) => {
      const lost = new NotStored('lost', error)
      notice(lost)
      throw lost
    })
    let broken: Error | undefined
    try {
      await client.query(appendOf(batch))
    } catch (error) {
      const reason = told(error)
      if (reason instanceof Unknown) broken = reason
      if (reason instanceof StoreDown && reason.reason !== 'fault') notice(reason)
      throw reason
    } finally {
      client.release(broken)
    }
  }

/**
 * Each parameter is a JSON list of rows. All parts of one statement are one transaction. Where an append without entries comes
 * too late, the row of `due` shows it, also when another node was storing at the same moment: nothing else is changed then.
 */
const append = (more = '') => `
with dues as (
  insert into due ("match", seq, at, taken_until)
  select "match", seq, at, 0 from json_to_recordset($2::json) as r("match" text, seq int, at bigint)
  on conflict ("match") do update set seq = excluded.seq, at = excluded.at, taken_until = 0 where due.seq <= excluded.seq
  returning "match"
), entries as (
  insert into log ("match", seq, at, entry)
  select "match", seq, at, entry from json_to_recordset($1::json) as r("match" text, seq int, at bigint, entry text)
  returning "match"
), timely as (
  select "match" from entries union all select "match" from dues
), opened as (
  insert into matches select * from json_populate_recordset(null::matches, $3::json)
), changed as (
  update matches m set host = coalesce(r.host, m.host), stage = coalesce(r.stage, m.stage),
    ended = coalesce(r.ended, m.ended), line = coalesce(r.line, m.line)
  from json_to_recordset($4::json) as r(id text, host text, stage text, ended bigint, line text)
  where m.id = r.id and r.id in (select "match" from timely)
), left_seats as (
  delete from sitters s using json_array_elements_text($5::json) as r(id)
  where s."match" = r.id and r.id in (select "match" from timely) and not exists (
    select from json_populate_recordset(null::sitters, $6::json) n where n."match" = s."match" and n.seat = s.seat
  )
)${more}
insert into sitters ("match", seat, guest, kind, name, due, deadline)
select * from json_populate_recordset(null::sitters, $6::json) r where r."match" in (select "match" from timely)
on conflict ("match", seat) do update set guest = excluded.guest, kind = excluded.kind, name = excluded.name,
  due = excluded.due, deadline = excluded.deadline`

const APPEND = { name: 'append', text: append() }
/** A statement of its own: nobody else waits for what correspondence alone needs. */
const APPEND_AND_CALL = {
  name: 'append and call',
  text: append(`, called as (
  insert into calls select * from json_populate_recordset(null::calls, $7::json) r
  where r."match" in (select "match" from timely)
  on conflict (guest, "match") do update set at = excluded.at, next = excluded.next
)`),
}

const appendOf = (batch: readonly Written[]): pg.QueryConfig => {
  const calls = batch.flatMap(({ match, at, calls: guests = [] }) =>
    guests.map((guest) => ({ guest, match, at, next: 0 })),
  )
  return calls.length === 0
    ? { ...APPEND, values: parameters(rowsOf(batch)) }
    : { ...APPEND_AND_CALL, values: parameters([...rowsOf(batch), calls]) }
}

const parameters = (lists: readonly (readonly unknown[])[]): string[] => lists.map((rows) => JSON.stringify(rows))

const rowsOf = (batch: readonly Written[]): readonly (readonly unknown[])[] => {
  const seated = batch.filter(({ sitters }) => sitters !== undefined)
  return [
    batch.flatMap(({ match, seq, at, entries }) =>
      entries.map((entry, index) => ({ match, seq: seq + index, at, entry })),
    ),
    batch.flatMap((append) =>
      append.due === undefined ? [] : [{ match: append.match, seq: lastSeq(append), at: append.due }],
    ),
    batch.flatMap(({ opens }) => (opens === undefined ? [] : [opens])),
    batch.flatMap(({ match, line }) => (line === undefined ? [] : [{ ...line, id: match }])),
    seated.map(({ match }) => match),
    seated.flatMap(({ match, sitters = [] }) => sitters.map((sitter) => ({ ...sitter, match }))),
  ]
}

const codeOf = (error: unknown): string => (error instanceof pg.DatabaseError ? (error.code ?? '') : '')

/** Without an answer, or where the server ends the connection. */
const isSilence = (code: string): boolean => code === '' || code.startsWith('08') || code.startsWith('57')

/** By the codes of PostgreSQL (its appendix A); null where something is wrong with what was asked. */
export const troubleOf = (error: unknown): Trouble | null => {
  const code = codeOf(error)
  if (code === '53100') return 'full'
  if (code === '40P01' || code === '40001' || code === '55P03' || code.startsWith('53')) return 'busy'
  if (code === 'XX001' || code === 'XX002') return 'damaged'
  // A server that is read-only, such as a standby, takes nothing from anybody; 58: the system under it fails.
  return isSilence(code) || code === '25006' || code.startsWith('58') ? 'lost' : null
}

const told = (error: unknown): Taken | NotStored | Unknown => {
  const code = codeOf(error)
  if (code === '23505') return new Taken()
  // The commit may have been carried out before.
  if (isSilence(code)) return new Unknown(error)
  return new NotStored(troubleOf(error) ?? 'fault', error)
}
