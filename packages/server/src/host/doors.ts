import { once } from 'node:events'
import { type AddressInfo, createServer, type Server } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'
import type { FastifyInstance } from 'fastify'

/**
 * A turn of the event loop takes one connection from a door, however many wait there: whoever opens hundreds at once would keep everybody
 * waiting who comes after. So a place has several doors, where the system spreads among them who comes, as Linux does.
 */
const DOORS = process.platform === 'linux' ? 16 : 1

/** Several doors to one place are only possible where each of them says so. */
export const SHARED = DOORS > 1

/** What is under way at the end may take so long, in milliseconds; it is looked for what is idle so often. */
const LAST_WORDS = 10_000
const LOOK = 20

/** Where to listen. `host`: a name or address; `0.0.0.0` is every network of this machine. `port`: 0 (any free one) to 65535. */
export interface Place {
  readonly host: string
  readonly port: number
}

/** Throws where somebody else listens at a place: with several doors the system itself would let others in beside. */
export const probe = async (place: Place): Promise<void> => {
  if (!SHARED || place.port === 0) return
  const alone = createServer()
  await opened(alone, place)
  alone.close()
  await once(alone, 'close')
}

/** Opens the other doors of a server that listens. */
export const openDoors = async (app: FastifyInstance): Promise<readonly Server[]> => {
  const doors: Server[] = []
  for (const { address: host, port } of app.addresses() as AddressInfo[])
    for (let k = 1; k < DOORS; k++) {
      const door = createServer({ allowHalfOpen: true, noDelay: true }, (socket) =>
        app.server.emit('connection', socket),
      )
      doors.push(await opened(door, { host, port }, true))
    }
  return doors
}

const opened = async (door: Server, place: Place, reusePort = false): Promise<Server> => {
  door.listen({ ...place, reusePort })
  await once(door, 'listening')
  return door
}

/** Lets nobody in any more. What is under way is answered, and whoever has been answered is sent away; resolves when all have gone. */
export const closeDoors = async ({ server }: FastifyInstance, doors: readonly Server[]): Promise<void> => {
  const all = [server, ...doors]
  for (const door of all) door.close()
  for (const until = performance.now() + LAST_WORDS; performance.now() < until; await pause(LOOK)) {
    server.closeIdleConnections()
    const counts = await Promise.all(all.map(inside))
    if (counts.every((count) => count === 0)) return
  }
  server.closeAllConnections()
}

const inside = (door: Server): Promise<number> =>
  new Promise((resolve) => door.getConnections((_, count) => resolve(count ?? 0)))
