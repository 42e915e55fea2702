import { isRefusal, type Refusal } from '@tefuda/kernel'
import type { Entry } from '../../table/entry.ts'
import { fold } from '../../table/fold.ts'
import { markOf } from '../../table/projection.ts'
import { FAULT, STORE_DOWN } from '../messages/refusals.ts'
import { doneText, refusedText } from '../messages/texts.ts'
import { partFromSpectators, placeOf, sightOf, sightsOf } from '../presence/places.ts'
import { isAnyoneAway } from '../presence/presence.ts'
import { programSeat } from '../presence/programs.ts'
import { afterStored, calledAt } from '../presence/work.ts'
import { aheadOf } from '../services/clock.ts'
import { abandon, isOutside, refuseNow } from '../session/answer.ts'
import { charged, payerOf, payersOf } from '../session/charging.ts'
import { beforeBegin, tellLater } from '../session/delayed-spectators.ts'
import { type Ask, type Batch, guarded, hold, isQuiet, newBatch, openBatch, type Room, say } from '../session/room.ts'
import { onTheWall, rowsFor } from '../session/rows.ts'
import { tellAll, tellAnew, tellAround, tellNews } from '../session/tell.ts'
import { comeToRest, readAgain, readOn } from './reading.ts'
import { entriesOf, isDone } from './requests.ts'

/** Carries out what is asked, or lets it wait until the log has been read. */
export const ask = (room: Room, asked: Ask): void => {
  guarded(room, () => {
    if (room.waiting !== null) {
      if (room.isLost && isOutside(asked)) refuseNow(room, asked, STORE_DOWN)
      else room.waiting.push(asked)
      return
    }
    charged(room.parts.processor, payerOf(asked), () => carryOut(room, asked))
    if (room.flying !== null) return
    if (room.isSpoilt) readAgain(room, take(room, []), ask)
    else if (room.next !== null) launch(room)
  })
}

/** Decides at once on the table as it will be, and holds answers and news until that is stored. */
const carryOut = (room: Room, asked: Ask): void => {
  if ('connection' in asked && asked.connection.isForgotten) return
  try {
    if (isDone(room, asked)) {
      note(room, asked)
      accept(room, asked)
      return
    }
    if (asked.kind === 'hello' && mayBeStale(room, asked)) {
      lookFirst(room, asked)
      return
    }
    const now = room.next?.at ?? Math.max(room.lastAt, room.parts.clock.now())
    const decided = entriesOf(room, asked, now)
    if (restsOnNothingNew(asked, decided) && mayBeStale(room, asked)) {
      lookFirst(room, asked)
      return
    }
    if (!isRefusal(decided) && (decided.length > 0 || asked.kind === 'work')) {
      room.lastAt = now
      room.next ??= newBatch(now)
    }
    note(room, asked)
    if (isRefusal(decided)) {
      refuse(room, asked, decided)
      return
    }
    accept(room, asked)
    if (decided.length === 0) return
    const mark = markOf(room.table)
    beforeBegin(room, decided)
    for (const entry of decided) {
      fold(room.table, { at: now, entry })
      room.next!.entries.push(entry)
    }
    tellNews(sightOf(room), mark, decided)
  } catch (error) {
    room.parts.log.error(
      { err: error, table: room.id, asked: asked.kind },
      'a table could not carry out what was asked',
    )
    spoil(room, asked)
  }
}

/** What was asked for again after the log had been read. */
const checked = new WeakSet<Ask>()

/**
 * Another node may have stored more than was heard of, and have ended right after: nobody is refused, nobody who
 * comes is told where the table stands, and no rows are written without an entry, before the log has been looked at.
 */
const mayBeStale = (room: Room, asked: Ask): boolean => room.parts.bus.hasOthers && isQuiet(room) && !checked.has(asked)

const lookFirst = (room: Room, asked: Ask): void => {
  checked.add(asked)
  room.waiting = [asked]
  readOn(room, ask)
}

/** A refusal, rows for lists alone, or nobody who would leave: no number that is taken would show that they come too late. */
const restsOnNothingNew = (asked: Ask, decided: readonly Entry[] | Refusal): boolean =>
  isRefusal(decided) ? isOutside(asked) : (asked.kind === 'work' || asked.kind === 'departure') && decided.length === 0

/** The table may be half changed: it is read again as soon as what is being stored has been. */
const spoil = (room: Room, asked: Ask): void => {
  room.isSpoilt = true
  room.waiting ??= []
  for (const batch of [room.flying, room.next]) {
    const at = batch?.asks.indexOf(asked) ?? -1
    if (at >= 0) batch!.asks.splice(at, 1)
  }
  refuseNow(room, asked, FAULT)
}

/** Remembers what was asked, to ask it anew if what was decided cannot be stored. */
const note = (room: Room, asked: Ask): void => {
  openBatch(room)?.asks.push(asked)
}

const accept = (room: Room, asked: Ask): void => {
  if ('command' in asked) room.parts.counts.answered(asked.command.do, 'done')
  switch (asked.kind) {
    case 'command':
      say(room, asked.connection, doneText(asked.command.id))
      return
    case 'seat-program':
      say(room, asked.connection, JSON.stringify({ type: 'done', id: asked.command.id, token: asked.token }))
      return
    case 'rematch':
      hold(room, () => {
        const { connection, command } = asked
        connection.send(JSON.stringify({ type: 'done', id: command.id, table: room.table.next }))
      })
      return
    case 'hello':
      arrive(room, asked)
      return
    case 'token': {
      const seat = programSeat(room.table, asked.token)!
      hold(room, () => asked.answer(seat))
      return
    }
    case 'program':
      hold(room, () => asked.answer(null))
      return
    case 'look': {
      const { line } = asked
      const tell = asked.look(room.table)
      const { coming } = line
      if (tell === null) return
      hold(room, () => {
        line.told = coming
        tell()
      })
      return
    }
    case 'around':
      for (const sight of sightsOf(room)) tellAround(sight)
      return
    case 'anew':
      for (const sight of sightsOf(room)) tellAnew(sight, new Set([asked.connection]))
      return
    case 'unsaid':
      for (const sight of sightsOf(room)) tellAnew(sight, sight.connections)
      return
    default:
  }
}

const refuse = (room: Room, asked: Ask, refusal: Refusal): void => {
  if ('command' in asked) {
    say(room, asked.connection, refusedText(asked.command.id, refusal))
    room.parts.counts.answered(asked.command.do, 'refused')
  } else if ('answer' in asked) hold(room, () => asked.answer(refusal))
}

const arrive = (room: Room, { connection, hello }: Ask & { readonly kind: 'hello' }): void => {
  const sight = placeOf(room, connection)
  if (sight !== null) tellAll(sight, connection, hello.seen ?? 0)
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
      settled(room, batch, () => (isStored ? landed(room, batch) : readAgain(room, take(room, batch.asks), ask)))
    },
    (error: unknown) => settled(room, batch, () => lost(room, batch, error)),
  )
}

/** Goes on after a batch; what was asked for with it is not forgotten with the room. */
const settled = (room: Room, { asks }: Batch, goOn: () => void): void => {
  const isWell = charged(room.parts.processor, payersOf(asks), () => guarded(room, goOn))
  if (!isWell) abandon(room, asks)
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
  afterStored(room, batch, ask)
  if (room.isSpoilt) readAgain(room, take(room, []), ask)
  else if (room.next !== null) launch(room)
  else rest(room)
}

const lost = (room: Room, batch: Batch, error: unknown): void => {
  room.parts.log.warn({ err: error, table: room.id }, 'nothing can be stored')
  const asks = take(room, batch.asks)
  // Who only wants to know something is answered after that.
  for (const asked of asks) if (asked.kind !== 'look') refuseNow(room, asked, STORE_DOWN)
  readAgain(room, asks.flatMap(lookOnly), ask)
}

/**
 * What is asked anew where nothing could be stored: what needs no storing, or else a full disk would be written to without
 * end. Work and bots come again when the lease of their row is over.
 */
const lookOnly = (asked: Ask): Ask[] => {
  switch (asked.kind) {
    case 'hello':
      return [{ ...asked, hello: { ...asked.hello, back: false } }]
    case 'look':
    case 'anew':
    case 'around':
    case 'unsaid':
      return [asked]
    default:
      return []
  }
}

/** Everything asked for that is not stored. */
const take = (room: Room, asks: readonly Ask[]): Ask[] => {
  const all = [...asks, ...(room.next?.asks ?? [])]
  room.flying = null
  room.next = null
  return all
}

export const rest = (room: Room): void => comeToRest(room, ask)

/** There may be more in the log than the room knows. What is being stored shows by itself that its numbers are taken. */
export const fallBehind = (room: Room): void => {
  room.isBehind = true
  rest(room)
}
