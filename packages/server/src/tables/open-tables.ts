import type { OpenTables } from '../host/start.ts'
import { socketsOf } from '../socket/index.ts'
import type { Counts } from './services/parts.ts'
import { openBus } from './services/redis.ts'
import { createTables } from './tables.ts'

/** The server of a table server: tables, and the WebSockets people and programs sit at them by. */
export const openTables: OpenTables = async ({ config, store, metrics, clock, log, callBack }) => {
  const counts: Counts = {
    moved: (game, moves) => metrics.moves.inc({ game }, moves),
    answered: (command, answer) => metrics.commands.inc({ command, answer }),
    appended: (seconds) => metrics.append.observe(seconds),
    late: (seconds) => metrics.dueLag.observe(seconds),
    tables: (loaded) => metrics.tables.set(loaded),
  }
  const bus = await openBus(config.redis, store.kind, log)
  const tables = createTables({ store, bus, clock, log, counts, callBack, tablesAnHour: config.limits.tables })
  return { tables, addSockets: socketsOf(tables, clock), settle: tables.settle, close: tables.close }
}
