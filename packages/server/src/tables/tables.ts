import { setTimeout as pause } from 'node:timers/promises'
import { type GameRecord, isRefusal, type Refusal } from '@tefuda/kernel'
import type { Hello, Invitation, OpenTableBody } from '@tefuda/wire'
import { newId } from '../ids.ts'
import type { Store } from '../store/index.ts'
import type { GuestId } from '../table/entry.ts'
import { turn } from '../turns.ts'
import { blocksChanged, readBlocks } from './cluster/blocks.ts'
import { listenToNodes } from './cluster/nodes.ts'
import { rename } from './cluster/rename.ts'
import { openedBy, openTable } from './commands/open.ts'
import { departAll, departLeftBehind, expel } from './joining/departures.ts'
import { join, joinProgram, type Place } from './joining/joining.ts'
import { createRooms, forget } from './memory/rooms.ts'
import type { Connection, ProgramEnd } from './messages/connection.ts'
import type { ProgramPlace } from './presence/programs.ts'
import { invitationTo } from './records/invitation.ts'
import { keepRecords, type RecordText } from './records/records.ts'
import { type Thinker, threads } from './services/bots.ts'
import { ALL_TABLES, alone, type Bus } from './services/bus.ts'
import { type Clock, systemClock } from './services/clock.ts'
import { type Counts, type Log, uncounted } from './services/parts.ts'
import { openPool, type Pool } from './services/pool.ts'
import { processorClock } from './session/charging.ts'
import type { Room } from './session/room.ts'
import { doDueWork, takeUpDue } from './timers/due.ts'

/** While it ends, a server looks so often whether all is stored, in milliseconds. */
const SETTLING = 5

export interface TablesParts {
  readonly store: Store
  readonly bus?: Bus
  readonly clock?: Clock
  readonly thinker?: Thinker
  readonly pool?: Pool
  readonly log: Log
  readonly counts?: Counts
  /** Milliseconds of processor time that this thread has used so far. */
  readonly processor?: () => number
  /** As many as wanted where it is not said. */
  readonly tablesAnHour?: number
  readonly callBack?: () => void
  /** Shown every table that is taken into memory, before anybody comes to it. For tests alone: it sees all cards. */
  readonly witness?: (room: Room) => void
}

/** Tables being played: what is asked of them, and what they tell. */
export interface LiveTables {
  open(guest: GuestId, body: OpenTableBody): Promise<{ readonly table: string } | Refusal>
  invitation(table: string, guest: GuestId | null): Promise<Invitation | null>
  record(table: string, guest: GuestId | null): Promise<RecordText | Refusal | null>
  /** A record from outside, of any shape, as it may be handed on. */
  check(record: string, guest: GuestId): Promise<GameRecord | Refusal>
  renamed(guest: GuestId, name: string): void
  forgotten(guest: GuestId): void
  /** A guest blocks others than before; resolves when pages connected here know. */
  blocks(guest: GuestId): Promise<void>
  /** Brings a connection to a table; a refusal where that cannot be. Everything else is told through the connection. */
  join(table: string, connection: Connection, hello: Hello): Promise<Place | Refusal>
  /** Brings a program to its seat, if it shows the right token. */
  joinProgram(table: string, token: string, line: ProgramEnd): Promise<ProgramPlace | Refusal>
  /** What happened at a table that has ended, for a program that sat there. */
  recordAt(table: string): Promise<RecordText | Refusal | null>
  /** Takes no more commands and no more work; resolves when what came before is stored and answered. */
  settle(): Promise<void>
  close(): Promise<void>
}

/** What is given, with the usual in place of what is not. */
const servicesOf = (given: Omit<TablesParts, 'witness'>) => ({
  bus: alone,
  clock: systemClock,
  counts: uncounted,
  callBack: () => undefined,
  tablesAnHour: Infinity,
  ...given,
  processor: given.processor ?? processorClock(),
  thinker: given.thinker ?? threads((error) => given.log.warn({ err: error }, 'a thread of bots has ended')),
  pool: given.pool ?? openPool((error) => given.log.warn({ err: error }, 'a thread that answers has ended')),
})

export const createTables = ({ witness, ...given }: TablesParts): LiveTables => {
  const services = servicesOf(given)
  const { store, bus, thinker, pool } = services
  const records = keepRecords(store, pool)
  const due = takeUpDue(services, (taken) => doDueWork(rooms, taken))
  const rooms = createRooms({ ...services, turn, expect: due.expect }, witness)
  const { parts, people, loaded } = rooms
  departLeftBehind(rooms)
  const stopListening = listenToNodes(parts, loaded, {
    people,
    forget: (guest) => expel(rooms, guest),
    readBlocks: (guests) => readBlocks(rooms, guests),
    blocksChanged: (guest) => void blocksChanged(rooms, guest),
  })

  const settle = async (): Promise<void> => {
    rooms.isClosing = true
    stopListening()
    await pool.close()
    await due.stop()
    while ([...loaded.values()].some(({ flying }) => flying !== null)) await pause(SETTLING)
  }

  return {
    open: async (guest, body) => {
      const id = newId()
      const entry = openedBy(id, guest, body)
      const table = isRefusal(entry) ? entry : await openTable(parts, id, entry)
      return isRefusal(table) ? table : { table }
    },
    invitation: (table, guest) => invitationTo(store, table, guest),
    record: records.for,
    recordAt: records.at,
    check: async (record, guest) => (await pool.run({ kind: 'check', record }, guest)).result,
    renamed: (guest, name) => {
      rename(loaded.values(), guest, name)
      bus.say(ALL_TABLES, { type: 'renamed', guest, name })
    },
    forgotten: (guest) => {
      expel(rooms, guest)
      bus.say(ALL_TABLES, { type: 'forgotten', guest })
      departAll(rooms, guest)
    },
    blocks: async (guest) => {
      bus.say(ALL_TABLES, { type: 'blocks', guest })
      await blocksChanged(rooms, guest)
    },
    join: (table, connection, hello) => join(rooms, table, connection, hello),
    joinProgram: (table, token, line) => joinProgram(rooms, table, token, line),
    settle,
    close: async () => {
      await settle()
      for (const room of [...loaded.values()]) forget(rooms, room)
      await thinker.close()
      await bus.close()
    },
  }
}
