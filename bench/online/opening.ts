import { join } from 'node:path'
import type { OpenTableBody } from '@tefuda/wire'
import { rowOf } from '../measure.ts'
import type { Measured, Plan } from '../rounds.ts'
import { DUEL } from './duel-players.ts'
import { openLine } from './line.ts'
import { folder } from './places.ts'
import { start } from './processes.ts'
import { startServer } from './server.ts'

export const MOVES = 2000
const NAME = `online/a match of ${MOVES.toLocaleString('en')} moves opens`
const FIRST = 'online/the same on a server that has just started'
const LATER = 2

/** Deal after deal, more than anybody would play. */
export const LONG: OpenTableBody = { ...DUEL, rules: { ...DUEL.rules, target: 100_000, deals: 1000 } }

export interface Long {
  readonly table: string
  readonly cookies: readonly string[]
  readonly moves: number
}

/**
 * How long a server takes from the first word of somebody who comes back to telling everything. It starts anew in each
 * round and has none of these matches in memory; when it opens the first, hardly any of its code is compiled.
 */
export const measureOpening = async ({ rounds, progress }: Plan): Promise<Measured> => {
  progress(NAME)
  const { path, remove } = folder()
  const times: Record<'first' | 'later', number[]> = { first: [], later: [] }
  let bytes = 0
  try {
    const matches = await playMatches(path)
    for (let round = 0; round < rounds; round++) {
      const { url, server } = await startServer({ data: path })
      for (const [k, match] of matches.entries()) {
        const line = await openLine(url, match.table, match.cookies[0]!, () => undefined)
        times[k === 0 ? 'first' : 'later'].push(line.took)
        bytes = JSON.stringify(line.sync).length
        if (line.sync.game?.turn === undefined || line.sync.game.events.length < match.moves)
          throw new Error('not everything was told')
        line.close()
      }
      await server.stop()
    }
  } finally {
    remove()
  }
  return {
    results: [
      rowOf({ name: NAME, unit: 'ms' }, times.later),
      rowOf({ name: FIRST, unit: 'ms' }, times.first),
      rowOf({ name: 'online/what is told then', unit: 'bytes' }, [bytes]),
    ],
    ratios: {},
  }
}

const playMatches = async (path: string): Promise<readonly Long[]> => {
  const { url, server } = await startServer({ data: path })
  const players = start({ module: join(import.meta.dirname, 'generator.ts') })
  const matches: Long[] = []
  for (let k = 0; k <= LATER; k++) matches.push(await players.ask<Long>('long', { url, body: LONG, moves: MOVES }))
  await players.stop()
  await server.stop('SIGTERM')
  return matches
}
