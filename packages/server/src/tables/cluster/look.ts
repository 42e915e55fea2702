import { sql } from 'kysely'
import type { GuestId } from '../../table/entry.ts'
import { hearMissed } from '../chat/chat.ts'
import { fallBehind } from '../commands/reading.ts'
import type { Room } from '../session/room.ts'
import type { Node } from './node.ts'
import { rename } from './rename.ts'

/** So many logs, or guests, in one question. */
const MOST = 500

const inPieces = (ids: Iterable<string>): readonly (readonly string[])[] => {
  const all = [...ids]
  return Array.from({ length: Math.ceil(all.length / MOST) }, (_, k) => all.slice(k * MOST, (k + 1) * MOST))
}

/** Finds who is called otherwise or has been forgotten, who blocks whom, the rooms whose logs have grown, and those where something was said. */
export const lookAtStore = async (node: Node): Promise<void> => {
  const { rooms, concerns } = node
  await lookForNames(node)
  for (const some of inPieces(concerns.people.guests())) await concerns.readBlocks(some)
  for (const some of inPieces(rooms.keys())) {
    for (const [room, seq] of await lastOf(node, 'log', 'seq', some)) if (seq >= room.stored) fallBehind(room)
    for (const [room, number] of await lastOf(node, 'chat', 'number', some))
      if (number > (room.chat.at(-1)?.number ?? -1)) await hearMissed(room)
  }
}

/** Of everybody who is connected here or known in a room, whether at a page now or not. */
const lookForNames = async ({ parts, rooms, concerns }: Node): Promise<void> => {
  const known = new Map<GuestId, Room[]>([...concerns.people.guests()].map((guest) => [guest, []]))
  for (const room of rooms.values())
    for (const guest of room.names.keys()) {
      const where = known.get(guest)
      if (where === undefined) known.set(guest, [room])
      else where.push(room)
    }
  for (const some of inPieces(known.keys())) {
    const rows = await parts.store.db
      .selectFrom('guests')
      .select(['id', 'name', 'deleted'])
      .where('id', 'in', some)
      .execute()
    for (const { id, name, deleted } of rows) {
      if (deleted !== null || name !== '') rename(known.get(id)!, id, name)
      if (deleted !== null) concerns.forget(id)
    }
  }
}

/** The highest numbers of rooms, each found at the end of its own part of the index. */
const lastOf = async (
  { parts, rooms }: Node,
  table: 'log' | 'chat',
  number: 'seq' | 'number',
  ids: readonly string[],
): Promise<readonly (readonly [Room, number])[]> => {
  const ofMatch = sql`${sql.ref(`${table}.match`)} = ${sql.ref('matches.id')}`
  const last = sql<number | null>`(select max(${sql.ref(number)}) from ${sql.table(table)} where ${ofMatch})`
  const rows = await parts.store.db
    .selectFrom('matches')
    .select(['id', last.as('last')])
    .where('id', 'in', ids)
    .execute()
  return rows.flatMap(({ id, last }): [Room, number][] => {
    const room = rooms.get(id)
    return room === undefined || last === null ? [] : [[room, Number(last)]]
  })
}
