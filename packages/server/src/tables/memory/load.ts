import { dueAt } from '../../table/due.ts'
import type { Dated, GuestId } from '../../table/entry.ts'
import { botAt, hasEnded, type Table } from '../../table/table.ts'
import { readChat } from '../chat/chat.ts'
import { carryOut } from '../commands/pipeline.ts'
import { datedOf } from '../commands/reading.ts'
import type { Connection, ProgramLine } from '../messages/connection.ts'
import type { Payer } from '../messages/payer.ts'
import type { Parts } from '../services/parts.ts'
import { charged } from '../session/charging.ts'
import { delayedSpectatorsFrom, wait } from '../session/delayed-spectators.ts'
import { follow } from '../session/follow.ts'
import { learn, learnNames } from '../session/names.ts'
import type { Elsewhere, Room } from '../session/room.ts'
import { writtenOf } from '../session/rows.ts'

/** The log of a table cannot be followed: another version of the software wrote it, or something is wrong with it. */
export class Unreadable extends Error {
  constructor(cause: unknown) {
    super('a log cannot be followed', { cause })
    this.name = 'Unreadable'
  }
}

/** A room as its log has it; null where there is no such table. Rejects with `Unreadable`, or as the database does. */
export const loadRoom = async (id: string, parts: Parts, payer: Payer): Promise<Room | null> => {
  const [rows, chat] = await Promise.all([parts.store.read(id), readChat(parts.store.db, id)])
  const log = rows.map(datedOf)
  const table = await understand(id, log, parts, payer)
  if (table === null) return null
  const { clock, turn } = parts
  // Whoever made the last entry may have had a clock that was ahead.
  if (!hasEnded(table.stage)) clock.see(log.at(-1)!.at)
  const now = clock.now()
  const delayedSpectators = await delayedSpectatorsFrom(id, log, table, now, turn)
  if (table.chairs.some((_, seat) => botAt(table, seat) !== null)) parts.thinker.wake()
  const here = new Map<GuestId, number>()
  const elsewhere = new Map<string, Elsewhere>()
  const names = new Map<GuestId, string>()
  const programs = new Set<ProgramLine>()
  const room: Room = {
    id,
    parts,
    submit: (request) => carryOut(room, request),
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
    delayedSpectators,
    here,
    elsewhere,
    names,
    spectators: 0,
    toldHere: '',
    isAnnouncing: false,
    isUnsaying: false,
    chat,
    speakers: new Set(chat.map(({ guest }) => guest)),
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
    chat.map(({ guest }) => guest),
  )
  // Somebody may have been forgotten after the chat lines were read.
  room.chat = chat.filter(({ guest }) => names.has(guest))
  if (room.delayedSpectators !== null) wait(room, room.delayedSpectators)
  const due = dueAt(table)
  if (due !== null) parts.expect(due)
  return room
}

/** What a log leads to. */
const understand = async (
  id: string,
  log: readonly Dated[],
  { turn, processor }: Parts,
  payer: Payer,
): Promise<Table | null> => {
  try {
    return await follow(id, log, turn, (piece) => charged(processor, { charge: payer.chargeTable }, piece))
  } catch (error) {
    throw new Unreadable(error)
  }
}
