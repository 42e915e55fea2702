import { dueAt } from '../table/due.ts'
import type { Dated, GuestId } from '../table/entry.ts'
import { tableFrom } from '../table/fold.ts'
import { botAt, type Table } from '../table/table.ts'
import { readSayings } from './chat.ts'
import type { Connection, ProgramLine } from './connection.ts'
import { type Late, lateFrom, wait } from './late.ts'
import { learn, learnNames } from './names.ts'
import type { Parts } from './parts.ts'
import { datedOf } from './reading.ts'
import type { Elsewhere, Room } from './room.ts'
import { writtenOf } from './rows.ts'

/** The log of a table cannot be followed: another version of the software wrote it, or something is wrong with it. */
export class Unreadable extends Error {
  constructor(cause: unknown) {
    super('a log cannot be followed', { cause })
    this.name = 'Unreadable'
  }
}

/** A room as its log has it; null where there is no such table. Rejects with `Unreadable`, or as the database does. */
export const loadRoom = async (id: string, parts: Parts): Promise<Room | null> => {
  const [rows, sayings] = await Promise.all([parts.store.read(id), readSayings(parts.store.db, id)])
  const log = rows.map(datedOf)
  const now = parts.clock.now()
  const found = follow(id, log, now)
  if (found === null) return null
  const { table, late } = found
  if (table.chairs.some((_, seat) => botAt(table, seat) !== null)) parts.thinker.wake()
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
    late,
    here,
    elsewhere,
    names,
    spectators: 0,
    toldHere: '',
    isAnnouncing: false,
    isUnsaying: false,
    sayings,
    speakers: new Set(sayings.map(({ guest }) => guest)),
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
  // Somebody may have been forgotten after the sayings were read.
  room.sayings = sayings.filter(({ guest }) => names.has(guest))
  if (room.late !== null) wait(room, room.late)
  const due = dueAt(table)
  if (due !== null) parts.expect(due)
  return room
}

/** What a log leads to, now and as spectators see it who are told later. */
const follow = (id: string, log: readonly Dated[], now: number): { table: Table; late: Late | null } | null => {
  try {
    const table = tableFrom(id, log)
    return table && { table, late: lateFrom(id, log, table, now) }
  } catch (error) {
    throw new Unreadable(error)
  }
}
