import type { Ask } from './room.ts'

/** At whose cost something is done. */
export interface Payer {
  /** Waits until it may come to a table, which takes some work, in a turn of the event loop of its own; false where it has gone. */
  admit(): Promise<boolean>
  /** What it asked for took so many milliseconds of processor time. */
  charge(ms: number): void
  /** What had to be done at the table before anybody could come took so many: the table pays, not whoever came first. */
  chargeTable(ms: number): void
}

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
