import { sql } from 'kysely'
import type { GuestId } from '../../table/entry.ts'
import { hearMissed, hearSaid } from '../chat/chat.ts'
import { fallBehind } from '../commands/reading.ts'
import type { People } from '../presence/people.ts'
import { expire, HEARTBEAT, hearWhoIsThere, sayWhoIsHere, unsay } from '../presence/presence.ts'
import { ALL_TABLES, type Word } from '../services/bus.ts'
import type { Parts } from '../services/parts.ts'
import type { Room } from '../session/room.ts'

/** While other nodes cannot be heard, the logs of loaded rooms are looked at so often, in milliseconds. */
const LOOK = 1000
/** While they can be heard one look in so many is enough. */
const RARELY = 5
/** So many logs, or guests, in one question. */
const MOST = 500

const inPieces = (ids: Iterable<string>): readonly (readonly string[])[] => {
  const all = [...ids]
  return Array.from({ length: Math.ceil(all.length / MOST) }, (_, k) => all.slice(k * MOST, (k + 1) * MOST))
}

/** What concerns the whole server. */
interface Concerns {
  readonly people: People
  /** Somebody has been forgotten at another node. */
  readonly forget: (guest: GuestId) => void
  /** Somebody blocks others than before. */
  readonly blocksChanged: (guest: GuestId) => void
  /** These may. */
  readonly readBlocks: (guests: readonly GuestId[]) => Promise<void>
}

/** Hears what other nodes say, and looks at the logs while they cannot be heard. Gives a way to stop. */
export const listenToNodes = (
  parts: Parts,
  rooms: ReadonlyMap<string, Room>,
  { people, forget, blocksChanged, readBlocks }: Concerns,
): (() => void) => {
  const { bus, clock, log, store } = parts
  const hear = (topic: string, node: string, word: Word): void => {
    if (topic === ALL_TABLES) {
      if (word.type === 'renamed') rename(rooms.values(), word.guest, word.name)
      else if (word.type === 'forgotten') forget(word.guest)
      else if (word.type === 'blocks') blocksChanged(word.guest)
      return
    }
    const room = rooms.get(topic)
    if (room === undefined) return
    switch (word.type) {
      case 'stored':
        if (word.seq > room.stored) fallBehind(room)
        return
      case 'here':
        hearWhoIsThere(room, node, word)
        return
      case 'who':
        sayWhoIsHere(room)
        return
      case 'said':
        hearSaid(room, word.number).catch((error: unknown) => {
          log.warn({ err: error, table: room.id }, 'a saying could not be read')
        })
        return
      default:
    }
  }
  /** Finds who is called otherwise or has been forgotten, who blocks whom, the rooms whose logs have grown, and those where something was said. */
  const look = async (): Promise<void> => {
    await lookForNames()
    for (const some of inPieces(people.guests())) await readBlocks(some)
    for (const some of inPieces(rooms.keys())) {
      for (const [room, seq] of await lastOf('log', 'seq', some)) if (seq >= room.stored) fallBehind(room)
      for (const [room, number] of await lastOf('chat', 'number', some))
        if (number > (room.chat.at(-1)?.number ?? -1)) await hearMissed(room)
    }
  }
  /** Of everybody who is connected here or known in a room, whether at a page now or not. */
  const lookForNames = async (): Promise<void> => {
    const known = new Map<GuestId, Room[]>([...people.guests()].map((guest) => [guest, []]))
    for (const room of rooms.values())
      for (const guest of room.names.keys()) {
        const where = known.get(guest)
        if (where === undefined) known.set(guest, [room])
        else where.push(room)
      }
    for (const some of inPieces(known.keys())) {
      const rows = await store.db
        .selectFrom('guests')
        .select(['id', 'name', 'deleted'])
        .where('id', 'in', some)
        .execute()
      for (const { id, name, deleted } of rows) {
        if (deleted !== null || name !== '') rename(known.get(id)!, id, name)
        if (deleted !== null) forget(id)
      }
    }
  }
  /** The highest numbers of rooms, each found at the end of its own part of the index. */
  const lastOf = async (table: 'log' | 'chat', number: 'seq' | 'number', ids: readonly string[]) => {
    const ofMatch = sql`${sql.ref(`${table}.match`)} = ${sql.ref('matches.id')}`
    const last = sql<number | null>`(select max(${sql.ref(number)}) from ${sql.table(table)} where ${ofMatch})`
    const rows = await store.db
      .selectFrom('matches')
      .select(['id', last.as('last')])
      .where('id', 'in', ids)
      .execute()
    return rows.flatMap(({ id, last }): [Room, number][] => {
      const room = rooms.get(id)
      return room === undefined || last === null ? [] : [[room, Number(last)]]
    })
  }

  let wasDeaf = false
  let isLooking = false
  let ticks = 0
  let stop = (): void => undefined
  const listen = (): void => {
    stop = clock.after(LOOK, () => {
      const isDeaf = !bus.connected()
      ticks += 1
      // Once more after words arrive again, for those that were lost before; and now and then, should one be lost unnoticed.
      const isTime = isDeaf || wasDeaf || (bus.hasOthers && ticks % RARELY === 0)
      wasDeaf = isDeaf || (wasDeaf && isLooking)
      if (isTime && !isLooking) {
        isLooking = true
        look()
          .catch((error: unknown) => log.warn({ err: error }, 'logs cannot be looked at'))
          .finally(() => {
            isLooking = false
          })
      }
      listen()
    })
  }
  let stopBeating = (): void => undefined
  const beat = (): void => {
    stopBeating = clock.after(HEARTBEAT, () => {
      for (const room of rooms.values()) {
        if (room.here.size > 0 || room.programs.size > 0) sayWhoIsHere(room)
        // Its last words may have been lost with a node.
        if (room.elsewhere.size > 0 && expire(room)) fallBehind(room)
      }
      beat()
    })
  }
  bus.listen(hear)
  void bus.follow(ALL_TABLES)
  listen()
  beat()
  return () => {
    stop()
    stopBeating()
  }
}

/** A guest is called otherwise; or nothing any more, and then what it said goes too, from all pages. */
export const rename = (rooms: Iterable<Room>, guest: GuestId, name: string): void => {
  for (const room of rooms) {
    const isForgotten = name === ''
    if (!room.names.has(guest) || (room.names.get(guest) === name && !isForgotten)) continue
    if (isForgotten) {
      room.names.delete(guest)
      room.chat = room.chat.filter((said) => said.guest !== guest)
    } else room.names.set(guest, name)
    if (isForgotten && room.speakers.delete(guest)) unsay(room)
    else room.submit({ kind: 'around' })
  }
}
