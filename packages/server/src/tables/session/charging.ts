import type { Payer } from '../messages/payer.ts'
import type { Ask } from './room.ts'

/** Pays for what nobody has asked for. */
export const THE_HOUSE: Payer = { admit: async () => true, charge: () => undefined, chargeTable: () => undefined }

/** Milliseconds of processor time that this thread has used: it stands still while the machine is busy with something else. */
export const processorTime = (): number => {
  const { user, system } = process.threadCpuUsage()
  return (user + system) / 1000
}

/** Does something at the cost of somebody. `processor`: what tells the time used so far. */
export const charged = <T>(processor: () => number, { charge }: Pick<Payer, 'charge'>, work: () => T): T => {
  const since = processor()
  try {
    return work()
  } finally {
    charge(processor() - since)
  }
}

/** Who pays for what a room does. A program pays for what it looks at by itself; that it is told to move is the house's. */
export const payerOf = (asked: Ask): Payer => {
  if ('connection' in asked) return asked.connection.payer
  return asked.kind === 'program' ? asked.line.payer : THE_HOUSE
}

/** All who asked for something that was done together, in equal parts. */
export const payersOf = (asks: readonly Ask[]): Pick<Payer, 'charge'> => ({
  charge: (ms) => {
    for (const asked of asks) payerOf(asked).charge(ms / asks.length)
  },
})
