import { join } from 'node:path'
import type { OpenTableBody } from '@tefuda/wire'
import { rowOf } from '../measure.ts'
import type { Measured, Plan } from '../rounds.ts'
import { DUEL } from './duel-players.ts'
import { startHouse } from './house.ts'
import { openLine } from './line.ts'
import { folder } from './places.ts'
import { start } from './processes.ts'

export const MOVES = 2000
const NAME = `online/a match of ${MOVES.toLocaleString('en')} moves opens`

/** Deal after deal, more than anybody would play. */
const LONG: OpenTableBody = { ...DUEL, rules: { ...DUEL.rules, target: 100_000, deals: 1000 } }

interface Long {
  readonly table: string
  readonly cookie: string
  readonly moves: number
}

/** How long a server that has just started takes from the first word of somebody who comes back to telling everything. */
export const measureOpening = async ({ rounds, progress }: Plan): Promise<Measured> => {
  progress(NAME)
  const { path, remove } = folder()
  const times: number[] = []
  let bytes = 0
  try {
    const first = await startHouse({ data: path })
    const players = start({ module: join(import.meta.dirname, 'generator.ts') })
    const long = await players.ask<Long>('long', { url: first.url, body: LONG, moves: MOVES })
    await players.stop()
    await first.server.stop('SIGTERM')
    for (let round = 0; round < rounds; round++) {
      const { url, server } = await startHouse({ data: path })
      const line = await openLine(url, long.table, long.cookie, () => undefined)
      times.push(line.took)
      bytes = JSON.stringify(line.sync).length
      if (line.sync.game?.turn === undefined || line.sync.game.events.length < long.moves)
        throw new Error('not everything was told')
      line.close()
      await server.stop()
    }
  } finally {
    remove()
  }
  return {
    results: [
      rowOf({ name: NAME, unit: 'ms' }, times),
      rowOf({ name: 'online/what is told then', unit: 'bytes' }, [bytes]),
    ],
    ratios: {},
  }
}
