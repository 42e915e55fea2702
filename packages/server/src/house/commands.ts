import { isRefusal, type Refusal } from '@tefuda/kernel'
import type { Command, CommandOf } from '@tefuda/wire'
import { blockedBy, NOBODY } from '../store/blocks.ts'
import type { GuestId } from '../table/entry.ts'
import { BARRED } from '../table/refusals.ts'
import { answer } from './answer.ts'
import { isDone } from './asks.ts'
import { speak } from './chat.ts'
import type { Connection } from './connection.ts'
import { nextId, type Opened, openedAfter, openTable, programToken } from './open.ts'
import { ask } from './pipeline.ts'
import { STORE_DOWN } from './refusals.ts'
import type { Room } from './room.ts'

/** Has a room do what somebody there asks for. What follows a `sit` waits until that is carried out, which takes a while. */
export const obey = (room: Room, connection: Connection, command: Command): void => {
  const { sitting } = connection
  if (sitting === null && command.do !== 'sit') {
    carryOut(room, connection, command)
    return
  }
  const turn = (sitting ?? Promise.resolve()).then(async () => {
    // Whoever is not answered sends it again to the table as it is then.
    if (room.isGone) return
    if (command.do === 'sit') await sitDown(room, connection, command)
    else carryOut(room, connection, command)
  })
  const last = turn.then(() => {
    if (connection.sitting === last) connection.sitting = null
  })
  connection.sitting = last
}

const carryOut = (room: Room, connection: Connection, command: Exclude<Command, CommandOf<'sit'>>): void => {
  switch (command.do) {
    case 'say':
    case 'phrase':
      void speak(room, connection, command)
      return
    case 'rematch':
      void follow(room, connection, command)
      return
    case 'seat-program': {
      const token = programToken(room.table, connection.guest, command.id)
      ask(room, { kind: 'seat-program', connection, command, token })
      return
    }
    default:
      ask(room, { kind: 'command', connection, command })
  }
}

/** Whoever the host does not want to meet gets no seat, as if removed: that it is for all tables is not told. */
const sitDown = async (room: Room, connection: Connection, command: CommandOf<'sit'>): Promise<void> => {
  const asked = { kind: 'command', connection, command } as const
  const unwanted = isDone(room, asked) ? NOBODY : await unwantedBy(room, room.table.host)
  if (room.isGone) return
  if (isRefusal(unwanted)) answer(room, connection, command, unwanted)
  else if (unwanted.has(connection.guest)) answer(room, connection, command, BARRED)
  else ask(room, asked)
}

const unwantedBy = async (
  { id, parts: { store, log } }: Room,
  host: GuestId,
): Promise<ReadonlySet<GuestId> | Refusal> => {
  try {
    return await blockedBy(store.db, host)
  } catch (error) {
    log.warn({ err: error, table: id }, 'whom the host has blocked cannot be read')
    return STORE_DOWN
  }
}

/** Opens the next table of the series, once, whoever asks and however often. */
const follow = async (room: Room, connection: Connection, command: CommandOf<'rematch'>): Promise<void> => {
  const table = room.table.next ?? (await nextTable(room, connection))
  if (isRefusal(table)) answer(room, connection, command, table)
  else ask(room, { kind: 'rematch', connection, command, table })
}

const nextTable = async (room: Room, { guest }: Connection): Promise<string | Refusal> => {
  const entry = openedAfter(room.table, guest, room.isHere)
  if (isRefusal(entry)) return entry
  room.following ??= openNext(room, entry).finally(() => {
    room.following = null
  })
  return room.following
}

/** No seat is kept for somebody who could not take it. */
const openNext = async (room: Room, entry: Opened): Promise<string | Refusal> => {
  const unwanted = await unwantedBy(room, entry.host)
  if (isRefusal(unwanted)) return unwanted
  const kept = entry.kept.filter(({ guest }) => !unwanted.has(guest))
  return openTable(room.parts, nextId(room.table), { ...entry, kept })
}
