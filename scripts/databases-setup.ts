import { createServer, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import {
  type Databases,
  needDatabases,
  type PostgresServer,
  type RedisServer,
  startPostgres,
  startRedis,
} from './databases.ts'
import { provide } from './programs.ts'
import { ZSH } from './zsh.ts'

/**
 * Before all tests of a run. Installs and starts nothing yet: PostgreSQL and Redis are started once, when the first test
 * asks for one (test-databases.ts), and stopped after the last.
 */
export default async function setup(): Promise<() => Promise<void>> {
  let postgres: Promise<PostgresServer> | undefined
  let redis: Promise<RedisServer> | undefined
  let found: Promise<Databases> | undefined
  let zsh: Promise<unknown> | undefined
  const programs = (): Promise<Databases> => (found ??= findPrograms())
  const answers: Readonly<Record<string, () => Promise<string>>> = {
    '/postgres': async () => {
      postgres ??= programs().then(({ postgres }) => startPostgres(postgres))
      return (await postgres).database()
    },
    '/redis': async () => {
      redis ??= programs().then(({ redis }) => startRedis(redis))
      return (await redis).url
    },
    '/programs': async () => JSON.stringify(await programs()),
    '/zsh': async () => {
      zsh ??= provide(ZSH)
      await zsh
      return ''
    },
  }
  const answer = async (path: string, response: ServerResponse): Promise<void> => {
    try {
      response.end(await answers[path]?.())
    } catch (error) {
      response.writeHead(500).end(String(error))
    }
  }
  const door = createServer(({ url = '' }, response) => void answer(url, response))
  await new Promise<void>((resolve) => door.listen(0, '127.0.0.1', resolve))
  process.env.TEST_DATABASES = `http://127.0.0.1:${(door.address() as AddressInfo).port}`
  return async () => {
    door.close()
    door.closeAllConnections()
    for (const server of await Promise.allSettled([postgres, redis]))
      if (server.status === 'fulfilled') await server.value?.stop()
  }
}

async function findPrograms(): Promise<Databases> {
  const found = await needDatabases()
  if (found === undefined) throw new Error('PostgreSQL or Redis is missing')
  return found
}
