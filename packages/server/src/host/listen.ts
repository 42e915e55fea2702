import type { Server } from 'node:net'
import { networkInterfaces } from 'node:os'
import { type Refusal, refusal } from '@tefuda/kernel'
import type { FastifyInstance } from 'fastify'
import { closeDoors, openDoors, type Place, probe, SHARED } from './doors.ts'

/** Starts listening. Answers with the addresses to open in a browser, or why it cannot be done there. */
export async function listen(server: FastifyInstance, place: Place): Promise<readonly string[] | Refusal> {
  const shared = { ...place, reusePort: SHARED }
  let doors: readonly Server[] = []
  server.addHook('preClose', () => closeDoors(server, doors))
  try {
    await probe(place)
    await server.listen(shared)
    doors = await openDoors(server)
  } catch (error) {
    return whyNot(error, place)
  }
  const bound = server.server.address()
  const port = bound !== null && typeof bound === 'object' ? bound.port : place.port
  return hosts(place.host).map((host) => `http://${host}:${port}/`)
}

/** The ways to name this machine: itself, or where every network may come in, its address in each. */
function hosts(host: string): readonly string[] {
  if (host !== '0.0.0.0' && host !== '::') return [host.includes(':') ? `[${host}]` : host]
  const outside = Object.values(networkInterfaces())
    .flatMap((addresses) => addresses ?? [])
    .filter(({ family, internal }) => family === 'IPv4' && !internal)
    .map(({ address }) => address)
  return ['localhost', ...outside]
}

function whyNot(error: unknown, { host, port }: Place): Refusal {
  const code = error instanceof Error && 'code' in error ? error.code : undefined
  switch (code) {
    case 'EADDRINUSE':
      return refusal(
        'port-taken',
        null,
        `ポート ${port} は使用中です。--port で別の番号を選んでください。`,
        `Port ${port} is taken; choose another one with --port.`,
      )
    case 'EACCES':
      return refusal(
        'port-forbidden',
        null,
        `ポート ${port} を開く権限がありません。--port で 1024 以上の番号を選んでください。`,
        `Port ${port} may not be opened by this user; choose one from 1024 up with --port.`,
      )
    case 'EADDRNOTAVAIL':
    case 'ENOTFOUND':
    case 'EAI_AGAIN':
      return refusal(
        'no-such-host',
        null,
        `${host} はこのコンピューターのアドレスではありません。`,
        `${host} is not an address of this machine.`,
      )
    case undefined:
      throw error
    default:
      return refusal(
        'cannot-listen',
        null,
        `${host} のポート ${port} を開けません（${String(code)}）。`,
        `Port ${port} of ${host} could not be opened (${String(code)}).`,
      )
  }
}
