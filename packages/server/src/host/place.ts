import { join } from 'node:path'

/** Where a server keeps its data, as flags name it. */
export interface Place {
  /** The folder of the SQLite file. */
  readonly data?: string
  /** `sqlite:PATH` or `postgres://…` */
  readonly database?: string
}

/**
 * The database that these flags and this environment name, for a server as for every command about its data. A flag wins:
 * a folder named by one goes before a database of the environment. An empty variable counts as unset; the folder is
 * `./data` where nobody names one.
 */
export const urlOf = ({ data, database }: Place, env: NodeJS.ProcessEnv): string => {
  if (database !== undefined) return database
  if (data === undefined && env.DATABASE_URL) return env.DATABASE_URL
  return `sqlite:${join(data ?? (env.TEFUDA_DATA || './data'), 'tefuda.db')}`
}
