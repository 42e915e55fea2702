import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { freePort, listening } from './places.ts'
import { type Running, start } from './processes.ts'

export interface ServerRequest {
  /** The folder of the data. */
  readonly data: string
  readonly port?: number
  readonly env?: Readonly<Record<string, string>>
}

export interface Server {
  readonly url: string
  readonly port: number
  readonly server: Running
}

/** Many people behind one address, as here, need higher limits than a server has from the start (docs/hosting.md). */
const LIMITS = {
  TEFUDA_LIMIT_REQUESTS: '1000000',
  TEFUDA_LIMIT_CHANGES: '1000000',
  TEFUDA_LIMIT_TABLES: '1000000',
  TEFUDA_LIMIT_SOCKETS: '1000000',
  TEFUDA_LIMIT_COMMANDS: '1000000',
  TEFUDA_LIMIT_PROGRAMS: '1000000',
  TEFUDA_LIMIT_WORK: '1000000',
}

/** What `npm start` starts Node with. */
export const NODE_FLAGS = (
  JSON.parse(readFileSync(join(import.meta.dirname, '../../package.json'), 'utf8')) as { scripts: { start: string } }
).scripts.start
  .split(' ')
  .filter((word) => word.startsWith('--'))

const STARTING = 60_000

const here = (file: string): string => join(import.meta.dirname, file)

/** Starts a table server of its own as `npm start` does, and waits until it listens. */
export const startServer = async ({ data, port, env = {} }: ServerRequest): Promise<Server> => {
  const chosen = port ?? (await freePort())
  const server = start({
    module: here('serve.ts'),
    flags: [...NODE_FLAGS, '--import', here('gauge.ts')],
    env: { NODE_ENV: 'production', ...LIMITS, ...env, HOST: '127.0.0.1', PORT: String(chosen), TEFUDA_DATA: data },
  })
  try {
    await listening(chosen, STARTING, server.ended)
  } catch (error) {
    await server.stop()
    throw new Error(`the table server did not start: ${server.lastWords()}`, { cause: error })
  }
  return { url: `http://127.0.0.1:${chosen}`, port: chosen, server }
}
