import { isRefusal, type Refusal, refusal } from '@tefuda/kernel'
import { GAMES_FILE, noResults } from './parts.ts'
import type { Store } from './store/store.ts'

/** The part of DuckDB that is used here: it is optional, and its types need not be there. */
interface DuckDb {
  readonly DuckDBInstance: {
    create(path: string, settings: Readonly<Record<string, string>>): Promise<{ connect(): Promise<Connection> }>
  }
}

interface Connection {
  run(sql: string): Promise<unknown>
  runAndReadAll(
    sql: string,
  ): Promise<{ columnNames(): readonly string[]; getRowsJson(): readonly (readonly unknown[])[] }>
  closeSync(): void
}

/** What a query answers: the names of its columns, and rows of JSON values (whole numbers of 64 bits as text). */
export interface Answer {
  readonly columns: readonly string[]
  readonly rows: readonly (readonly unknown[])[]
}

const DUCKDB = '@duckdb/node-api'

/** Asks the rows of a store in SQL; they are the table `games`. Refused where there are none, DuckDB is missing, or the query is wrong. */
export const queryRows = async (store: Store, sql: string): Promise<Answer | Refusal> => {
  const duckDb = await load()
  if (isRefusal(duckDb)) return duckDb
  return (await store.readFile(GAMES_FILE, (path) => ask(duckDb, path, sql))) ?? noResults(store)
}

const ask = async ({ DuckDBInstance }: DuckDb, games: string, sql: string): Promise<Answer | Refusal> => {
  const connection = await (await DuckDBInstance.create(':memory:', {})).connect()
  try {
    const file = games.replaceAll("'", "''")
    await connection.run(`create view games as select * from read_parquet('${file}')`)
    const answer = await connection.runAndReadAll(sql)
    return { columns: answer.columnNames(), rows: answer.getRowsJson() }
  } catch (error) {
    const [says = ''] = String(error instanceof Error ? error.message : error).split('\n')
    const known = /\bcolumn\b/i.test(says) ? await columnsIn(connection) : []
    const [ja, en] =
      known.length === 0 ? ['', ''] : [`列は ${known.join('、')} です。`, ` (columns: ${known.join(', ')})`]
    return refusal(
      'bad-query',
      null,
      `問い合わせに答えられません（${says}）。${ja}`,
      `The query cannot be answered: ${says}${en}`,
    )
  } finally {
    connection.closeSync()
  }
}

/** The columns of the table that is asked. */
const columnsIn = async (connection: Connection): Promise<readonly string[]> =>
  (await connection.runAndReadAll('select * from games limit 0')).columnNames()

const load = async (): Promise<DuckDb | Refusal> => {
  try {
    return await import(DUCKDB)
  } catch {
    return refusal(
      'no-duckdb',
      null,
      `DuckDB がありません。npm install ${DUCKDB} で入ります（約70 MB）。`,
      `DuckDB is missing: npm install ${DUCKDB} brings it (about 70 MB).`,
    )
  }
}
