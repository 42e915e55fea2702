import { createHash } from 'node:crypto'
import type { Clock } from '../src/tables/services/clock.ts'
import type { Room } from '../src/tables/session/room.ts'
import type { LiveTables } from '../src/tables/tables.ts'
import { textOf, type Words } from '../src/words.ts'
import type { Tamper } from './served.ts'

/** How many moves those have who are due at the tables in memory, which depends on what they hold. */
const choices = (rooms: ReadonlyMap<string, Room>): number => {
  let count = 0
  for (const { table, isGone } of rooms.values()) {
    const { match } = table
    if (isGone || match === null) continue
    for (const seat of match.engine.toAct(match.state))
      count += match.engine.moves(match.state, seat, { limit: 30 }).length
  }
  return count
}

const markOf = ({ table }: Room): string =>
  createHash('sha256')
    .update(JSON.stringify(table.match?.state ?? null))
    .digest('hex')

/** A server that sends something else, or more, to people. */
const saying =
  (change: (text: string, room: Room, rooms: ReadonlyMap<string, Room>) => readonly string[]) =>
  (tables: LiveTables, rooms: ReadonlyMap<string, Room>): LiveTables => ({
    ...tables,
    join: (table, connection, hello) => {
      const send = (words: Words): void => {
        for (const told of change(textOf(words), rooms.get(table)!, rooms)) connection.send(told)
      }
      return tables.join(table, { ...connection, send }, hello)
    },
  })

/** A clock on which some waits are longer or shorter. */
const waiting =
  (change: (ms: number, rooms: ReadonlyMap<string, Room>) => number) =>
  (clock: Clock, rooms: ReadonlyMap<string, Room>): Clock => ({
    ...clock,
    after: (ms, work) => clock.after(change(ms, rooms), work),
  })

const isWindow = (rooms: ReadonlyMap<string, Room>): boolean =>
  [...rooms.values()].some(({ table, isGone }) => !isGone && table.window !== null)

/** Leaks put in on purpose, each of a kind that a careless change could bring. */
export const LEAKS: { readonly [what: string]: Tamper } = {
  'a mark by which pages know whether they are up to date': {
    tables: saying((text, room) => [text.replace(/^\{"type":"update"/, `{"type":"update","mark":"${markOf(room)}"`)]),
  },
  'one message more while somebody thinks about a claim': {
    tables: saying((text, _, rooms) =>
      text.startsWith('{"type":"update"') && isWindow(rooms) && choices(rooms) % 2 === 1
        ? [text, '{"type":"beat"}']
        : [text],
    ),
  },
  'a refusal that names the cards one would have needed': {
    tables: saying((text, room) => [text.replace(/^\{"type":"refused"/, `{"type":"refused","need":"${markOf(room)}"`)]),
  },
  'a bot that answers at once where it has no choice': {
    clock: waiting((ms, rooms) => (ms === 100 || ms === 200 || ms === 700 ? ms + (choices(rooms) % 2) * 50 : ms)),
  },
  'work that is taken up later the more there is to choose from': {
    clock: waiting((ms, rooms) => ms + choices(rooms)),
  },
  'an invitation that tells how the cards lie': {
    tables: (tables, rooms) => ({
      ...tables,
      invitation: async (table, guest) => {
        const told = await tables.invitation(table, guest)
        return told && { ...told, host: `${told.host}${choices(rooms)}` }
      },
    }),
  },
}
