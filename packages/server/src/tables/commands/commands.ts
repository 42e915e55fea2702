import { isRefusal, type Refusal } from '@tefuda/kernel'
import type { Command, CommandOf } from '@tefuda/wire'
import { blockedBy, NOBODY } from '../../store/blocks.ts'
import type { GuestId } from '../../table/entry.ts'
import { BARRED } from '../../table/refusals.ts'
import { speak } from '../chat/chat.ts'
import type { Connection } from '../messages/connection.ts'
import { STORE_DOWN, TOO_FAST } from '../messages/refusals.ts'
import { answer } from '../session/answer.ts'
import { guarded, type Room } from '../session/room.ts'
import { nextId, type Opened, openedAfter, openTable, programToken } from './open.ts'
import { isDone } from './requests.ts'

/** So many commands may wait for a `sit` before them. */
const MOST_BEHIND = 32

/**
 * Has a room do what somebody there asks for. A `sit` takes a while; what comes behind it waits, so that whoever says at once to
 * be ready is. `mayStill`: whether the connection may do anything by then.
 */
export const obey = (room: Room, connection: Connection, command: Command, mayStill: () => boolean): void => {
  const { behind } = connection
  if (behind === null) handOn(room, connection, command, mayStill)
  else if (behind.length < MOST_BEHIND) behind.push(command)
  else answer(room, connection, command, TOO_FAST)
}

const handOn = (room: Room, connection: Connection, command: Command, mayStill: () => boolean): void => {
  switch (command.do) {
    case 'say':
    case 'phrase':
      void speak(room, connection, command)
      return
    case 'sit':
      connection.behind = []
      void sitDown(room, connection, command, mayStill).then(() => goOn(room, connection, mayStill))
      return
    case 'rematch':
      void follow(room, connection, command)
      return
    case 'seat-program': {
      const token = programToken(room.table, connection.guest, command.id)
      room.submit({ kind: 'seat-program', connection, command, token })
      return
    }
    default:
      room.submit({ kind: 'command', connection, command })
  }
}

/** Whoever is not answered sends it again, to the table or the server as it is then. */
const goOn = (room: Room, connection: Connection, mayStill: () => boolean): void => {
  const waiting = connection.behind ?? []
  connection.behind = null
  for (const command of waiting) if (mayStill()) guarded(room, () => obey(room, connection, command, mayStill))
}

/** Whoever the host does not want to meet gets no seat, as if removed: that it is for all tables is not told. */
const sitDown = async (
  room: Room,
  connection: Connection,
  command: CommandOf<'sit'>,
  mayStill: () => boolean,
): Promise<void> => {
  const request = { kind: 'command', connection, command } as const
  const unwanted = isDone(room, request) ? NOBODY : await unwantedBy(room, room.table.host)
  if (!mayStill()) return
  if (isRefusal(unwanted)) answer(room, connection, command, unwanted)
  else if (unwanted.has(connection.guest)) answer(room, connection, command, BARRED)
  else room.submit(request)
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
  else room.submit({ kind: 'rematch', connection, command, table })
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
