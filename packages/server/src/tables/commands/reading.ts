import type { Row } from '../../store/index.ts'
import { disclosureTo } from '../../table/disclosure.ts'
import { dueAt } from '../../table/due.ts'
import type { Dated, Entry } from '../../table/entry.ts'
import { fold } from '../../table/fold.ts'
import { markOf } from '../../table/projection.ts'
import { hasEnded, viewerOf } from '../../table/table.ts'
import { STORE_DOWN } from '../messages/refusals.ts'
import { partFromSpectators, projectionOf } from '../presence/places.ts'
import { pushDue } from '../presence/programs.ts'
import { work } from '../presence/work.ts'
import { isOutside, refuseNow } from '../session/answer.ts'
import { beforeBegin, tellLater, together } from '../session/delayed-spectators.ts'
import { follow } from '../session/follow.ts'
import { learnNames } from '../session/names.ts'
import { guarded, isQuiet, type Room, type TableRequest } from '../session/room.ts'
import { writtenOf } from '../session/rows.ts'
import { tellNews } from '../session/tell.ts'

/** Milliseconds until a database that did not answer is asked again; twice as long each time, but never longer than that. */
const RETRY = 250
const LONGEST_RETRY = 1000

export const datedOf = ({ at, entry }: Row): Dated => ({ at, entry: entry as Entry })

/**
 * Throws away what was decided and not stored, and goes on from the log. Connections are told what is new
 * there; then the requests are carried out again.
 */
export const readAgain = (room: Room, requests: readonly TableRequest[]): void => {
  for (const request of requests) if (request.kind === 'hello') leavePlace(room, request)
  for (const line of room.programs) line.coming = line.told
  read(room, requests, 0)
}

/** Reads what another node has stored since. */
export const readOn = (room: Room): void => read(room, [], room.stored)

/** What is done once nothing is being stored or read any more. */
export const rest = (room: Room): void => {
  guarded(room, () => {
    if (!isQuiet(room)) return
    if (room.isBehind) readOn(room)
    else if (room.isDue) work(room)
    else room.parts.resting(room.id)
  })
}

/** There may be more in the log than the room knows. What is being stored shows by itself that its numbers are taken. */
export const fallBehind = (room: Room): void => {
  room.isBehind = true
  rest(room)
}

const leavePlace = (room: Room, { connection }: TableRequest & { readonly kind: 'hello' }): void => {
  room.connections.delete(connection)
  room.delayedSpectators?.connections.delete(connection)
}

const read = (room: Room, requests: readonly TableRequest[], from: number, retry = RETRY): void => {
  room.waiting = [...requests, ...(room.waiting ?? [])]
  room.isBehind = false
  const { store, clock, log } = room.parts
  const failed = (error: unknown): void => {
    if (!room.isLost) log.warn({ err: error, table: room.id }, 'a table cannot be read; it is tried until it can')
    room.isLost = true
    refuseWaiting(room)
    clock.after(retry, () => {
      if (!room.isGone) read(room, [], from, Math.min(2 * retry, LONGEST_RETRY))
    })
  }
  store
    .read(room.id, from)
    .then(async (rows) => {
      await learnNames(room, rows.slice(Math.max(0, room.stored - from)).map(datedOf))
      return rows
    })
    .then(async (rows) => {
      room.isLost = false
      try {
        const log = rows.map(datedOf)
        if (from === 0 && !room.isGone) await beginAnew(room, log)
        if (!room.isGone) goOn(room, log, from)
      } catch (error) {
        log.error({ err: error, table: room.id }, 'a table cannot be made from its log')
        refuseWaiting(room)
        room.parts.forget(room.id)
      }
    }, failed)
}

/** The table as it was when everything that is known to be stored had been. */
const beginAnew = async (room: Room, log: readonly Dated[]): Promise<void> => {
  room.table = (await follow(room.id, log.slice(0, room.stored), room.parts.turn))!
  if (room.table.stage === 'open') room.delayedSpectators = null
  for (const connection of room.connections) connection.seen = seenBy(room, connection.guest)
}

const goOn = (room: Room, log: readonly Dated[], from: number): void => {
  room.isSpoilt = false
  takeIn(room, log.slice(room.stored - from), from === 0)
  const waiting = room.waiting ?? []
  room.waiting = null
  for (const request of waiting) room.submit(request)
  if (room.programs.size > 0) pushDue(room)
  const due = dueAt(room.table)
  if (due !== null) room.parts.expect(due)
  // Words may have come meanwhile, and work may be due.
  rest(room)
}

const seenBy = ({ table }: Room, guest: string): number =>
  table.match === null ? 0 : disclosureTo(table.match, viewerOf(table, guest)).count

/** Folds entries that other nodes stored, and tells them. `isAnew`: what was decided here has been thrown away. */
const takeIn = (room: Room, log: readonly Dated[], isAnew: boolean): void => {
  const last = log.at(-1)
  if (last !== undefined && !hasEnded(room.table.stage)) room.parts.clock.see(last.at)
  for (const group of together(log)) {
    const entries = group.map(({ entry }) => entry)
    const mark = markOf(room.table)
    beforeBegin(room, entries)
    for (const dated of group) fold(room.table, dated)
    tellNews(projectionOf(room), mark, entries)
    tellLater(room, group)
    room.lastAt = Math.max(room.lastAt, group.at(-1)!.at)
  }
  room.stored += log.length
  if (log.length > 0 || isAnew) room.written = writtenOf(room.table, room.written.at)
  partFromSpectators(room)
}

const refuseWaiting = (room: Room): void => {
  const all = room.waiting ?? []
  room.waiting = all.filter((request) => !isOutside(request))
  for (const request of all) if (isOutside(request)) refuseNow(room, request, STORE_DOWN)
}
