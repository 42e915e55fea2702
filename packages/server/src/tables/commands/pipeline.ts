import { isRefusal, type Refusal } from '@tefuda/kernel'
import type { Entry } from '../../table/entry.ts'
import { fold } from '../../table/fold.ts'
import { markOf } from '../../table/projection.ts'
import { FAULT, STORE_DOWN } from '../messages/refusals.ts'
import { doneText, refusedText } from '../messages/texts.ts'
import { partFromSpectators, placeOf, projectionOf, projectionsOf } from '../presence/places.ts'
import { isAnyoneAway } from '../presence/presence.ts'
import { programSeat } from '../presence/programs.ts'
import { afterStored, calledAt } from '../presence/work.ts'
import { aheadOf } from '../services/clock.ts'
import { abandon, isOutside, refuseNow } from '../session/answer.ts'
import { charged, payerOf, payersOf } from '../session/charging.ts'
import { beforeBegin, tellLater } from '../session/delayed-spectators.ts'
import {
  type Batch,
  guarded,
  hold,
  isQuiet,
  newBatch,
  openBatch,
  type Room,
  say,
  type TableRequest,
} from '../session/room.ts'
import { onTheWall, rowsFor } from '../session/rows.ts'
import { resync, tellAll, tellAround, tellNews } from '../session/tell.ts'
import { readAgain, readOn, rest } from './reading.ts'
import { entriesOf, isDone } from './requests.ts'

/** Carries out a request, or lets it wait until the log has been read. */
export const carryOut = (room: Room, request: TableRequest): void => {
  guarded(room, () => {
    if (room.waiting !== null) {
      if (room.isLost && isOutside(request)) refuseNow(room, request, STORE_DOWN)
      else room.waiting.push(request)
      return
    }
    charged(room.parts.processor, payerOf(request), () => decide(room, request))
    if (room.flying !== null) return
    if (room.isSpoilt) readAgain(room, take(room, []))
    else if (room.next !== null) launch(room)
  })
}

/** Decides at once on the table as it will be, and holds answers and news until that is stored. */
const decide = (room: Room, request: TableRequest): void => {
  if ('connection' in request && request.connection.isForgotten) return
  try {
    if (isDone(room, request)) {
      note(room, request)
      accept(room, request)
      return
    }
    if (request.kind === 'hello' && mayBeStale(room, request)) {
      lookFirst(room, request)
      return
    }
    const now = room.next?.at ?? Math.max(room.lastAt, room.parts.clock.now())
    const decided = entriesOf(room, request, now)
    if (restsOnNothingNew(request, decided) && mayBeStale(room, request)) {
      lookFirst(room, request)
      return
    }
    if (!isRefusal(decided) && (decided.length > 0 || request.kind === 'work')) {
      room.lastAt = now
      room.next ??= newBatch(now)
    }
    note(room, request)
    if (isRefusal(decided)) {
      refuse(room, request, decided)
      return
    }
    accept(room, request)
    if (decided.length === 0) return
    const mark = markOf(room.table)
    beforeBegin(room, decided)
    for (const entry of decided) {
      fold(room.table, { at: now, entry })
      room.next!.entries.push(entry)
    }
    tellNews(projectionOf(room), mark, decided)
  } catch (error) {
    room.parts.log.error(
      { err: error, table: room.id, asked: request.kind },
      'a table could not carry out what was asked',
    )
    spoil(room, request)
  }
}

/** Requests that come again after the log has been read. */
const checked = new WeakSet<TableRequest>()

/**
 * Another node may have stored more than was heard of, and have ended right after: nobody is refused, nobody who
 * comes is told where the table stands, and no rows are written without an entry, before the log has been looked at.
 */
const mayBeStale = (room: Room, request: TableRequest): boolean =>
  room.parts.bus.hasOthers && isQuiet(room) && !checked.has(request)

const lookFirst = (room: Room, request: TableRequest): void => {
  checked.add(request)
  room.waiting = [request]
  readOn(room)
}

/** A refusal, rows for lists alone, or nobody who would leave: no number that is taken would show that they come too late. */
const restsOnNothingNew = (request: TableRequest, decided: readonly Entry[] | Refusal): boolean =>
  isRefusal(decided)
    ? isOutside(request)
    : (request.kind === 'work' || request.kind === 'departure') && decided.length === 0

/** The table may be half changed: it is read again as soon as what is being stored has been. */
const spoil = (room: Room, request: TableRequest): void => {
  room.isSpoilt = true
  room.waiting ??= []
  for (const batch of [room.flying, room.next]) {
    const at = batch?.requests.indexOf(request) ?? -1
    if (at >= 0) batch!.requests.splice(at, 1)
  }
  refuseNow(room, request, FAULT)
}

/** Remembers a request, to carry it out again if what was decided cannot be stored. */
const note = (room: Room, request: TableRequest): void => {
  openBatch(room)?.requests.push(request)
}

const accept = (room: Room, request: TableRequest): void => {
  if ('command' in request) room.parts.counts.answered(request.command.do, 'done')
  switch (request.kind) {
    case 'command':
      say(room, request.connection, doneText(request.command.id))
      return
    case 'seat-program':
      say(room, request.connection, JSON.stringify({ type: 'done', id: request.command.id, token: request.token }))
      return
    case 'rematch':
      hold(room, () => {
        const { connection, command } = request
        connection.send(JSON.stringify({ type: 'done', id: command.id, table: room.table.next }))
      })
      return
    case 'hello':
      arrive(room, request)
      return
    case 'token': {
      const seat = programSeat(room.table, request.token)!
      hold(room, () => request.answer(seat))
      return
    }
    case 'program':
      hold(room, () => request.answer(null))
      return
    case 'look': {
      const { line } = request
      const tell = request.look(room.table)
      const { coming } = line
      if (tell === null) return
      hold(room, () => {
        line.told = coming
        tell()
      })
      return
    }
    case 'around':
      for (const projection of projectionsOf(room)) tellAround(projection)
      return
    case 'resync':
      for (const projection of projectionsOf(room)) resync(projection, new Set([request.connection]))
      return
    case 'unsaid':
      for (const projection of projectionsOf(room)) resync(projection, projection.connections)
      return
    default:
  }
}

const refuse = (room: Room, request: TableRequest, refusal: Refusal): void => {
  if ('command' in request) {
    say(room, request.connection, refusedText(request.command.id, refusal))
    room.parts.counts.answered(request.command.do, 'refused')
  } else if ('answer' in request) hold(room, () => request.answer(refusal))
}

const arrive = (room: Room, { connection, hello }: TableRequest & { readonly kind: 'hello' }): void => {
  const projection = placeOf(room, connection)
  if (projection !== null) tellAll(projection, connection, hello.seen ?? 0)
  // Nodes that have missed it hear it now: somebody may come here because another node has ended.
  room.parts.bus.say(room.id, { type: 'stored', seq: room.stored })
}

/** Stores what has been decided. */
const launch = (room: Room): void => {
  const batch = room.next!
  const { store, counts, clock, callBack } = room.parts
  const { at, entries } = batch
  const rows = rowsFor(room.written, room.table, at, isAnyoneAway(room), entries.length === 0)
  const calls = calledAt(room, at)
  room.flying = batch
  room.next = null
  const since = performance.now()
  store.append({ match: room.id, seq: room.stored, at, entries, ...onTheWall(rows, aheadOf(clock)), calls }).then(
    (isStored) => {
      counts.appended((performance.now() - since) / 1000)
      if (isStored && calls !== undefined) callBack()
      settled(room, batch, () => (isStored ? landed(room, batch) : readAgain(room, take(room, batch.requests))))
    },
    (error: unknown) => settled(room, batch, () => lost(room, batch, error)),
  )
}

/** Goes on after a batch; what was asked for with it is not forgotten with the room. */
const settled = (room: Room, { requests }: Batch, goOn: () => void): void => {
  const isWell = charged(room.parts.processor, payersOf(requests), () => guarded(room, goOn))
  if (!isWell) abandon(room, requests)
}

const landed = (room: Room, batch: Batch): void => {
  room.flying = null
  room.stored += batch.entries.length
  for (let k = 0; k < batch.to.length; k++) batch.to[k]!.send(batch.words[k]!)
  for (const work of batch.held) work()
  room.parts.bus.say(room.id, { type: 'stored', seq: room.stored })
  tellLater(
    room,
    batch.entries.map((entry) => ({ at: batch.at, entry })),
  )
  partFromSpectators(room)
  afterStored(room, batch)
  if (room.isSpoilt) readAgain(room, take(room, []))
  else if (room.next !== null) launch(room)
  else rest(room)
}

const lost = (room: Room, batch: Batch, error: unknown): void => {
  room.parts.log.warn({ err: error, table: room.id }, 'nothing can be stored')
  const requests = take(room, batch.requests)
  // Who only wants to know something is answered after that.
  for (const request of requests) if (request.kind !== 'look') refuseNow(room, request, STORE_DOWN)
  readAgain(room, requests.flatMap(lookOnly))
}

/**
 * What is asked anew where nothing could be stored: what needs no storing, or else a full disk would be written to without
 * end. Work and bots come again when the lease of their row is over.
 */
const lookOnly = (request: TableRequest): TableRequest[] => {
  switch (request.kind) {
    case 'hello':
      return [{ ...request, hello: { ...request.hello, back: false } }]
    case 'look':
    case 'resync':
    case 'around':
    case 'unsaid':
      return [request]
    default:
      return []
  }
}

/** All requests that are not stored. */
const take = (room: Room, requests: readonly TableRequest[]): TableRequest[] => {
  const all = [...requests, ...(room.next?.requests ?? [])]
  room.flying = null
  room.next = null
  return all
}
