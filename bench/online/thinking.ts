import { join } from 'node:path'
import { rowOf } from '../measure.ts'
import type { Measured, Plan } from '../rounds.ts'
import type { Memory } from './gauge.ts'
import { folder } from './places.ts'
import { PLAYERS_FLAGS, type Played } from './players.ts'
import { start } from './processes.ts'
import { startServer } from './server.ts'

export const TABLES = 5000
/** Tables that are opened and left before anything is counted, so that code and buffers are there. */
const WARM = 200
/** Each player moves so often, in milliseconds; the two of a table in turn. */
const MOVE_EVERY = 5000
const LEAST_SECONDS = 10
/** So often memory is looked at, five seconds apart, before it is said to have come to rest. */
const STEADY = 4
const NAME = `online/${TABLES.toLocaleString('en')} tables of two, a move every ${MOVE_EVERY / 1000} s each`

const here = (file: string): string => join(import.meta.dirname, file)

/** Many tables of people who think: how long a move takes, and what memory a table holds while it is played and after. */
export const measureThinking = async ({ rounds, seconds, progress }: Plan): Promise<Measured> => {
  const { path, remove } = folder()
  const { url, server } = await startServer({ data: path })
  const memory = (): Promise<Memory> => server.ask<Memory>('memory')
  const sit = async (tables: number) => {
    const players = start({ module: here('generator.ts'), flags: PLAYERS_FLAGS })
    await players.ask('sit', { kind: 'duel', url, tables, think: MOVE_EVERY / 2 })
    return players
  }
  try {
    progress(`${TABLES} tables of people who think`)
    const first = await sit(WARM)
    await first.ask('play', MOVE_EVERY / 1000)
    await first.stop()
    await settled(memory)
    const empty = await memory()
    const players = await sit(TABLES)
    const played: Played[] = []
    await players.ask('play', MOVE_EVERY / 1000)
    for (let round = 0; round < rounds; round++)
      played.push(await players.ask<Played>('play', Math.max(LEAST_SECONDS, seconds)))
    await settled(memory)
    const active = await memory()
    await players.stop()
    progress('everybody has left')
    await settled(memory)
    const idle = await memory()
    const each = (one: number, other: number): number[] => [(one - other) / TABLES / 1000]
    return {
      results: [
        rowOf(
          { name: NAME, unit: 'moves/s' },
          played.map((one) => one.moves / one.seconds),
        ),
        rowOf(
          { name: `${NAME}: p50`, unit: 'ms' },
          played.map(({ p50 }) => p50),
        ),
        rowOf(
          { name: `${NAME}: p99`, unit: 'ms' },
          played.map(({ p99 }) => p99),
        ),
        rowOf({ name: 'online/memory of a table with its two sockets', unit: 'kB' }, each(active.rss, empty.rss)),
        rowOf({ name: 'online/on the heap', unit: 'kB' }, each(active.heap, empty.heap)),
        rowOf({ name: 'online/memory of a table nobody is at', unit: 'kB' }, each(idle.rss, empty.rss)),
        rowOf({ name: 'online/on the heap, nobody there', unit: 'kB' }, each(idle.heap, empty.heap)),
      ],
      ratios: {},
    }
  } finally {
    await server.stop()
    remove()
  }
}

/** Waits until the server lets go of nothing more: the allocator gives memory back some time after the garbage collector. */
const settled = async (memory: () => Promise<Memory>): Promise<void> => {
  let least = Number.POSITIVE_INFINITY
  for (let steady = 0; steady < STEADY; steady++) {
    const { rss } = await memory()
    if (rss < least * 0.99) steady = 0
    least = Math.min(least, rss)
    await new Promise((resolve) => setTimeout(resolve, 5000))
  }
}
