import { dueAt } from '../table/due.ts'
import type { GuestId } from '../table/entry.ts'
import { tableFrom } from '../table/fold.ts'
import { botAt } from '../table/table.ts'
import { readSayings } from './chat.ts'
import type { Connection, ProgramLine } from './connection.ts'
import { lateFrom, wait } from './late.ts'
import { learn, learnNames } from './names.ts'
import type { Parts } from './parts.ts'
import { datedOf } from './reading.ts'
import type { Elsewhere, Room } from './room.ts'
import { writtenOf } from './rows.ts'

/** A room as its log has it; null where there is no such table. */
export const loadRoom = async (id: string, parts: Parts): Promise<Room | null> => {
  const [rows, sayings] = await Promise.all([parts.store.read(id), readSayings(parts.store.db, id)])
  const log = rows.map(datedOf)
  const table = tableFrom(id, log)
  if (table === null) return null
  if (table.chairs.some((_, seat) => botAt(table, seat) !== null)) parts.thinker.wake()
  const now = parts.clock.now()
  const here = new Map<GuestId, number>()
  const elsewhere = new Map<string, Elsewhere>()
  const names = new Map<GuestId, string>()
  const programs = new Set<ProgramLine>()
  const room: Room = {
    id,
    parts,
    table,
    stored: log.length,
    lastAt: log.at(-1)!.at,
    flying: null,
    next: null,
    waiting: null,
    isGone: false,
    isSpoilt: false,
    isLost: false,
    isBehind: false,
    isDue: false,
    isThinking: false,
    taken: 0,
    connections: new Set<Connection>(),
    programs,
    late: lateFrom(id, log, table, now),
    here,
    elsewhere,
    names,
    spectators: 0,
    toldHere: '',
    isAnnouncing: false,
    sayings,
    spoke: new Map(),
    written: writtenOf(table, now),
    following: null,
    nameOf: (guest) => names.get(guest) ?? '',
    isHere: (guest) => here.has(guest) || [...elsewhere.values()].some(({ guests }) => guests.includes(guest)),
    isProgramHere: (seat) =>
      [...programs].some((line) => line.seat === seat) ||
      [...elsewhere.values()].some(({ programs: there }) => there.includes(seat)),
  }
  await learnNames(room, log)
  await learn(
    room,
    sayings.map(({ guest }) => guest),
  )
  if (room.late !== null) wait(room, room.late)
  const due = dueAt(table)
  if (due !== null) parts.expect(due)
  return room
}
