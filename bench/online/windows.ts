import { join } from 'node:path'
import { rng } from '@tefuda/kernel'
import { rowOf } from '../measure.ts'
import type { Measured, Plan } from '../rounds.ts'
import { classify, type Sample } from './classify.ts'
import { folder } from './places.ts'
import { start } from './processes.ts'
import { startServer } from './server.ts'
import type { Window } from './window-players.ts'

const TABLES = 60
const SECONDS = 60
/** A leak that is put in on purpose, in milliseconds, to see that the classifier finds one. */
const LEAK = 20

/**
 * Whether the times at which messages of a cut-in window arrive tell who could have cut in. A classifier gets, for each
 * seat that was asked, all times of the window at all connections, and has to tell holders from others with as many cards.
 */
export const measureWindows = async ({ progress }: Plan): Promise<Measured> => {
  progress(`windows at ${TABLES} tables`)
  const { path, remove } = folder()
  const { url, server } = await startServer({ data: path })
  try {
    const players = start({ module: join(import.meta.dirname, 'generator.ts') })
    const windows = await players.ask<Window[]>('windows', { url, tables: TABLES, seconds: SECONDS })
    await players.stop()
    const samples = windows.flatMap((window) => samplesOf(window, 0))
    const leaky = windows.flatMap((window) => samplesOf(window, LEAK))
    const [honest, leaking] = [classify(samples, rng(1)), classify(leaky, rng(1))]
    const lasted = windows.flatMap((window) => window.map(({ opened, closed }) => closed - opened))
    const odd = windows.filter((window) => window.some(({ messages }) => messages > 0)).length
    return {
      results: [
        rowOf({ name: 'online/windows watched', unit: 'windows' }, [windows.length]),
        rowOf({ name: 'online/windows in which anything arrived', unit: 'windows' }, [odd]),
        spread('online/how long a window of one second lasts', lasted),
        rowOf({ name: 'online/holders told from others by arrival times', unit: '%' }, [100 * honest.accuracy]),
        rowOf({ name: 'online/what guessing gets, give or take', unit: '%' }, [100 * honest.margin]),
        rowOf({ name: `online/the same with ${LEAK} ms added for holders`, unit: '%' }, [100 * leaking.accuracy]),
      ],
      ratios: {},
    }
  } finally {
    await server.stop()
    remove()
  }
}

const spread = (name: string, values: readonly number[]) => ({
  ...rowOf({ name, unit: 'ms' }, values),
  rounds: 1,
})

/** For each seat: its own times and those of the others, relative to the first arrival. */
const samplesOf = (window: Window, leak: number): Sample[] => {
  const first = Math.min(...window.map(({ opened }) => opened))
  const last = Math.min(...window.map(({ closed }) => closed))
  return window.map((own) => {
    const extra = own.holds ? leak : 0
    const others = window.filter((one) => one !== own)
    const mean = (of: (one: Window[number]) => number): number =>
      others.reduce((sum, one) => sum + of(one), 0) / Math.max(1, others.length)
    return {
      positive: own.holds,
      stratum: `${own.seat} ${own.cards} ${window.length}`,
      features: [
        own.closed + extra - own.opened,
        own.opened - first,
        own.closed - last,
        mean(({ opened }) => opened - first),
        mean(({ closed }) => closed - last),
        mean(({ opened, closed }) => closed - opened) + extra,
      ],
    }
  })
}
