import type { Payer } from '../messages/payer.ts'
import type { TableRequest } from './room.ts'

/** Pays for what nobody has asked for. */
export const THE_SERVER: Payer = { admit: async () => true, charge: () => undefined, chargeTable: () => undefined }

/** So many milliseconds the wall is believed to go on as the thread does. */
const BELIEVED = 0.5

/** Milliseconds of processor time that this thread has used, by a system call that takes a microsecond. */
const threadTime = (): number => {
  const { user, system } = process.threadCpuUsage()
  return (user + system) / 1000
}

/**
 * Tells the milliseconds of processor time that this thread has used: it stands still while the machine is busy with something
 * else. A move needs to know it four times, so the thread is asked twice in a millisecond at most, and the wall in between: what
 * is told is wrong by that at most, and may go back by it.
 */
export const processorClock = (thread = threadTime, wall = (): number => performance.now()): (() => number) => {
  let asked = Number.NEGATIVE_INFINITY
  let used = 0
  return () => {
    const now = wall()
    if (now - asked >= BELIEVED) {
      used = thread()
      asked = now
    }
    return used + now - asked
  }
}

/** Does something at the cost of somebody. `processor`: what tells the time used so far. */
export const charged = <T>(processor: () => number, { charge }: Pick<Payer, 'charge'>, work: () => T): T => {
  const since = processor()
  try {
    return work()
  } finally {
    charge(Math.max(0, processor() - since))
  }
}

/** Who pays for what a room does. A program pays for what it looks at by itself; that it is told to move is the server's. */
export const payerOf = (request: TableRequest): Payer => {
  if ('connection' in request) return request.connection.payer
  return request.kind === 'program' ? request.line.payer : THE_SERVER
}

/** All who asked for something that was done together, in equal parts. */
export const payersOf = (requests: readonly TableRequest[]): Pick<Payer, 'charge'> => ({
  charge: (ms) => {
    for (const request of requests) payerOf(request).charge(ms / requests.length)
  },
})
