import type { Refusal } from '@tefuda/kernel'
import { dueAt } from '../../table/due.ts'
import { UnknownGame } from '../../table/table.ts'
import { fallBehind } from '../commands/reading.ts'
import { INTERNAL } from '../messages/close-codes.ts'
import type { Payer } from '../messages/payer.ts'
import { FAULT, GAME_GONE, STORE_DOWN, UNREADABLE } from '../messages/refusals.ts'
import { createPeople, type People } from '../presence/people.ts'
import { isAnyoneAway } from '../presence/presence.ts'
import type { Parts } from '../services/parts.ts'
import { abandon, refuseNow } from '../session/answer.ts'
import { THE_SERVER } from '../session/charging.ts'
import { isQuiet, type Room } from '../session/room.ts'
import { loadRoom, Unreadable } from './load.ts'

/** A room that nobody looks at stays for work that is so near, in milliseconds. */
const NEAR = 60_000

/** The tables a node has in memory. */
export interface Rooms {
  readonly parts: Parts
  /** Whose pages are connected to it. */
  readonly people: People
  readonly loaded: Map<string, Room>
  /** Those that are loaded and those that are being read. */
  readonly coming: Map<string, Promise<Room | null>>
  /** Shown every room that is taken into memory, before anybody comes to it. */
  readonly witness: (room: Room) => void
  /** Nothing is begun any more. */
  isClosing: boolean
}

export const createRooms = (
  given: Omit<Parts, 'resting' | 'forget'>,
  witness: Rooms['witness'] = () => undefined,
): Rooms => {
  const loaded = new Map<string, Room>()
  const known =
    (work: (rooms: Rooms, room: Room) => void) =>
    (id: string): void => {
      const room = loaded.get(id)
      if (room !== undefined) work(rooms, room)
    }
  const parts = { ...given, resting: known(resting), forget: known(giveUp) }
  const rooms: Rooms = { parts, people: createPeople(), loaded, coming: new Map(), witness, isClosing: false }
  return rooms
}

/**
 * The room of a table, read where it is not in memory, at its own cost; null where there is no such table.
 * Rejects as `loadRoom` does.
 */
export const roomOf = (
  { parts, loaded, coming, witness }: Rooms,
  id: string,
  payer = THE_SERVER,
): Promise<Room | null> => {
  const known = coming.get(id)
  if (known !== undefined) return known
  const { bus, counts } = parts
  const read = loadRoom(id, parts, payer)
  coming.set(id, read)
  read.then(
    (room) => {
      if (room === null) {
        coming.delete(id)
        return
      }
      witness(room)
      loaded.set(id, room)
      counts.tables(loaded.size)
      void bus.follow(id).then(() => {
        if (bus.hasOthers) fallBehind(room)
      })
      bus.say(id, { type: 'who' })
    },
    () => coming.delete(id),
  )
  return read
}

/** What is done before somebody comes into a room: first with nothing but who comes, then with the room at hand. */
export interface Preparing {
  readonly payer?: Payer
  readonly ready?: () => Promise<void>
  readonly pace?: (room: Room) => Promise<void>
}

/** The room of a table, for somebody who is made ready and comes in at once; null where there is no such table, or nobody comes any more. */
export const enter = async (
  rooms: Rooms,
  id: string,
  comeIn: (room: Room) => void,
  { payer = THE_SERVER, ready, pace }: Preparing = {},
): Promise<Room | Refusal | null> => {
  try {
    await ready?.()
    for (;;) {
      if (!(await payer.admit())) return null
      const isBeingRead = rooms.coming.has(id) && !rooms.loaded.has(id)
      const room = await roomOf(rooms, id, payer)
      if (room === null) return null
      // Whoever had it read comes in at once. Many may have come meanwhile: they come in one after another.
      if (isBeingRead || room.isGone) continue
      await pace?.(room)
      if (room.isGone) continue
      comeIn(room)
      return room
    }
  } catch (error) {
    rooms.parts.log.warn({ err: error, table: id }, 'a table cannot be opened')
    if (!(error instanceof Unreadable)) return STORE_DOWN
    return error.cause instanceof UnknownGame ? GAME_GONE : UNREADABLE
  }
}

/** Takes a room from memory. */
export const forget = ({ parts, loaded, coming }: Rooms, room: Room): void => {
  room.isGone = true
  room.delayedSpectators?.stop()
  if (loaded.get(room.id) !== room) return
  loaded.delete(room.id)
  coming.delete(room.id)
  parts.bus.unfollow(room.id)
  parts.counts.tables(loaded.size)
}

/** A room cannot go on: everybody there has to come again. */
const giveUp = (rooms: Rooms, room: Room): void => {
  forget(rooms, room)
  for (const request of room.waiting ?? []) {
    if (request.kind === 'hello') request.connection.close(INTERNAL, 'internal')
    else refuseNow(room, request, FAULT)
  }
  const requests = room.next?.requests ?? []
  room.next = null
  abandon(room, requests)
  for (const { close } of [...room.connections, ...(room.delayedSpectators?.connections ?? []), ...room.programs])
    close(INTERNAL, 'internal')
}

/** A room that nobody looks at goes, unless something is near. Lists are right before, and where a player is away. */
const resting = (rooms: Rooms, room: Room): void => {
  if (room.isThinking || room.isGone || !isQuiet(room)) return
  if (room.table.window === null && isAnyoneAway(room) && refresh(room)) return
  if (room.here.size > 0 || room.programs.size > 0) return
  const at = dueAt(room.table)
  if (at !== null && at < rooms.parts.clock.now() + NEAR) return
  if (!refresh(room)) forget(rooms, room)
}

/** Brings up to date what lists show of a room; whether there was anything to bring. */
const refresh = (room: Room): boolean => {
  if (room.table.stage !== 'playing' || room.written.seq === room.table.seq) return false
  room.written.at = 0
  room.submit({ kind: 'work', entries: [] })
  return true
}
