import type { OpenHouse } from '../host/start.ts'
import { socketsOf } from '../socket/index.ts'
import type { Counts } from './services/parts.ts'
import { openBus } from './services/redis.ts'
import { createHouse } from './tables.ts'

/** The house of a table server: tables, and the WebSockets people and programs sit at them by. */
export const openHouse: OpenHouse = async ({ config, store, metrics, clock, log, callBack }) => {
  const counts: Counts = {
    moved: (game, moves) => metrics.moves.inc({ game }, moves),
    answered: (command, answer) => metrics.commands.inc({ command, answer }),
    appended: (seconds) => metrics.append.observe(seconds),
    late: (seconds) => metrics.dueLag.observe(seconds),
    tables: (loaded) => metrics.tables.set(loaded),
  }
  const bus = await openBus(config.redis, store.kind, log)
  const house = createHouse({ store, bus, clock, log, counts, callBack, tablesAnHour: config.limits.tables })
  return { tables: house, addSockets: socketsOf(house, clock), settle: house.settle, close: house.close }
}
