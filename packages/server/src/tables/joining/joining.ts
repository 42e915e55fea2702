import { isRefusal, type Refusal } from '@tefuda/kernel'
import type { Command, Hello } from '@tefuda/wire'
import { viewerOf } from '../../table/table.ts'
import { readBlocks } from '../cluster/blocks.ts'
import { obey } from '../commands/commands.ts'
import { rest } from '../commands/reading.ts'
import { enter, type Rooms } from '../memory/rooms.ts'
import type { Connection, ProgramEnd } from '../messages/connection.ts'
import { BAD_TOKEN, NO_GUEST, NO_TABLE } from '../messages/refusals.ts'
import { seesNow } from '../messages/viewers.ts'
import { announce, come, go } from '../presence/presence.ts'
import { type ProgramPlace, programSeat, takeProgram } from '../presence/programs.ts'
import { namesOf } from '../session/names.ts'
import type { Room } from '../session/room.ts'
import { beforeTelling } from './pace.ts'

/** A connection at its table. */
export interface Place {
  command(command: Command): void
  /** Whether its guest sits there. */
  isPlaying(): boolean
  leave(): void
}

/** Brings a connection to a table; a refusal where that cannot be. Everything else is told through the connection. */
export const join = async (
  rooms: Rooms,
  table: string,
  connection: Connection,
  hello: Hello,
): Promise<Place | Refusal> => {
  const { people } = rooms
  let name = ''
  let hasCome = false
  const comeIn = (room: Room): void => {
    if (connection.isForgotten) return
    hasCome = true
    room.names.set(connection.guest, name)
    come(room, connection)
    room.submit({ kind: 'hello', connection, hello })
    announce(room)
  }
  people.add(connection)
  const room = await enter(rooms, table, comeIn, {
    payer: connection.payer,
    ready: async () => {
      name = await prepare(rooms, connection)
    },
    pace: (found) => beforeHello(found, connection),
  })
  if (!hasCome) people.remove(connection)
  if (room === null) return NO_TABLE
  if (isRefusal(room)) return room
  if (hasCome) return placeAt(rooms, room, connection)
  rest(room)
  return NO_GUEST
}

const beforeHello = (room: Room, { guest, payer }: Connection): Promise<void> => {
  const { table, delayedSpectators } = room
  return seesNow(table, guest)
    ? beforeTelling(room, table.match, viewerOf(table, guest), payer)
    : beforeTelling(room, delayedSpectators?.table.match ?? null, null, payer)
}

/**
 * Known here by now: who is forgotten from now on is sent away, and who was before is found. What the guest is called, which may
 * have changed since the socket was opened.
 */
const prepare = async (rooms: Rooms, { guest }: Connection): Promise<string> => {
  await readBlocks(rooms, [guest])
  const name = (await namesOf(rooms.parts.store.db, [guest])).get(guest)
  if (name === undefined) rooms.people.expel(guest)
  return name ?? ''
}

const placeAt = (rooms: Rooms, room: Room, connection: Connection): Place => {
  // Whoever gets no answer sends it again to the next server, under the same id.
  const mayAsk = (): boolean => !rooms.isClosing && !connection.isForgotten
  return {
    command: (command) => {
      if (mayAsk()) obey(room, connection, command, () => mayAsk() && !room.isGone)
    },
    isPlaying: () => viewerOf(room.table, connection.guest) !== null,
    leave: () => {
      rooms.people.remove(connection)
      room.connections.delete(connection)
      room.delayedSpectators?.connections.delete(connection)
      go(room, connection)
      left(room)
    },
  }
}

/** Brings a program to its seat, if it shows the right token. */
export const joinProgram = async (
  rooms: Rooms,
  table: string,
  token: string,
  about: ProgramEnd,
): Promise<ProgramPlace | Refusal> => {
  let coming: Promise<ProgramPlace | Refusal> | undefined
  const comeIn = (found: Room): void => {
    coming = takeProgram(found, token, about, () => left(found))
  }
  const pace = async (found: Room): Promise<void> => {
    const seat = programSeat(found.table, token)
    if (seat !== null) await beforeTelling(found, found.table.match, seat, about.payer)
  }
  const room = await enter(rooms, table, comeIn, { payer: about.payer, pace })
  if (room === null) return BAD_TOKEN
  if (isRefusal(room)) return room
  const place = await coming!
  if (isRefusal(place)) {
    rest(room)
    return place
  }
  return { ...place, play: (...move) => (rooms.isClosing ? undefined : place.play(...move)) }
}

const left = (room: Room): void => {
  if (room.isGone) return
  announce(room)
  room.parts.resting(room.id)
}
