import { isRefusal, type Refusal } from '@tefuda/kernel'
import type { Command, CommandOf } from '@tefuda/wire'
import { blockedBy } from '../store/blocks.ts'
import { BARRED } from '../table/refusals.ts'
import { answer } from './answer.ts'
import { speak } from './chat.ts'
import type { Connection } from './connection.ts'
import { nextId, openedAfter, openTable, programToken } from './open.ts'
import { ask } from './pipeline.ts'
import { STORE_DOWN } from './refusals.ts'
import type { Room } from './room.ts'

/** Has a room do what somebody there asks for. */
export const obey = (room: Room, connection: Connection, command: Command): void => {
  switch (command.do) {
    case 'say':
    case 'phrase':
      void speak(room, connection, command)
      return
    case 'sit':
      void sitDown(room, connection, command)
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
  const { store, log } = room.parts
  try {
    const unwanted = await blockedBy(store.db, room.table.host)
    if (unwanted.has(connection.guest)) answer(room, connection, command, BARRED)
    else ask(room, { kind: 'command', connection, command })
  } catch (error) {
    log.warn({ err: error, table: room.id }, 'whom the host has blocked cannot be read')
    answer(room, connection, command, STORE_DOWN)
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
  room.following ??= openTable(room.parts, nextId(room.table), entry).finally(() => {
    room.following = null
  })
  return room.following
}
