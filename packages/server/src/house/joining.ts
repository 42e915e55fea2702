import { isRefusal, type Refusal } from '@tefuda/kernel'
import type { Command, Hello } from '@tefuda/wire'
import { readBlocks } from './blocks.ts'
import { obey } from './commands.ts'
import type { Connection, ProgramLine } from './connection.ts'
import { namesOf } from './names.ts'
import { ask, rest } from './pipeline.ts'
import { announce, come, go } from './presence.ts'
import { type ProgramPlace, takeProgram } from './programs.ts'
import { BAD_TOKEN, NO_GUEST, NO_TABLE } from './refusals.ts'
import type { Room } from './room.ts'
import { enter, type Rooms } from './rooms.ts'

/** A connection at its table. */
export interface Place {
  command(command: Command): void
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
    ask(room, { kind: 'hello', connection, hello })
    announce(room, ask)
  }
  people.add(connection)
  const room = await enter(rooms, table, comeIn, async () => {
    name = await prepare(rooms, connection)
  })
  if (!hasCome) people.remove(connection)
  if (room === null) return NO_TABLE
  if (isRefusal(room)) return room
  if (hasCome) return placeAt(rooms, room, connection)
  rest(room)
  return NO_GUEST
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
  // Whoever gets no answer sends it again to the next house, under the same id.
  const mayAsk = (): boolean => !rooms.isClosing && !connection.isForgotten
  return {
    command: (command) => {
      if (mayAsk()) obey(room, connection, command, () => mayAsk() && !room.isGone)
    },
    leave: () => {
      rooms.people.remove(connection)
      room.connections.delete(connection)
      room.late?.connections.delete(connection)
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
  about: Pick<ProgramLine, 'send' | 'close'>,
): Promise<ProgramPlace | Refusal> => {
  let coming: Promise<ProgramPlace | Refusal> | undefined
  const room = await enter(rooms, table, (found) => {
    coming = takeProgram(found, token, about, ask, () => left(found))
  })
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
  announce(room, ask)
  room.parts.resting(room.id)
}
