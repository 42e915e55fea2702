import { dealEventsFor } from '@tefuda/bots/deal-events'
import { isRefusal, type Seat } from '@tefuda/kernel'
import type { BotLevel } from '@tefuda/wire'
import { decideMove } from '../../table/act.ts'
import { workAt } from '../../table/due.ts'
import type { GuestId } from '../../table/entry.ts'
import { sinceDeal } from '../../table/events.ts'
import { botAt, type Table } from '../../table/table.ts'
import { type Batch, guarded, type Room } from '../session/room.ts'
import { announce } from './presence.ts'
import { pushDue } from './programs.ts'

/** How long a row that was taken up is kept from other nodes, in milliseconds. */
export const LEASE = 1500
/** How long a bot may think, and when it answers after it was asked, in milliseconds. */
interface Pace {
  readonly thought: number
  readonly answer: number
}

/** Who has one move answers as late as who has a hundred: what a bot holds does not show in the time it takes. */
const QUICK: Pace = { thought: 50, answer: 100 }
const SLOW: Pace = { thought: 600, answer: 700 }
const PACES: Readonly<Record<BotLevel, Pace>> = {
  beginner: QUICK,
  casual: QUICK,
  easy: QUICK,
  strong: SLOW,
  master: SLOW,
}
const IN_WINDOW: Pace = { thought: 50, answer: 200 }
/** Who is not ready in a turn, as on a busy machine, is looked after at such steps, in milliseconds. */
const STEP = 100
/** After so long a bot is given up and the table plays for it. */
const PATIENCE = 3000

/** Does what is due at a table. To be called when nothing is being stored. */
export const work = (room: Room): void => {
  room.isDue = false
  if (room.isThinking) return
  const now = room.parts.clock.now()
  const due = workAt(room.table, now)
  // Taken up too early, or set right by nobody: the row is written anew.
  room.written.due = undefined
  if (due === null) room.submit({ kind: 'work', entries: [] })
  else if (due.kind === 'append') room.submit({ kind: 'work', entries: due.entries })
  else think(room, due.seat, due.level)
}

/** Lets a bot think, and plays what it says at its time, or what the table plays for those who say nothing. */
const think = (room: Room, seat: Seat, level: BotLevel): void => {
  const { clock, thinker, log } = room.parts
  const { table } = room
  const isWindow = table.window !== null
  const since = clock.now()
  const giveUp = new AbortController()
  const steps: (() => void)[] = []
  const turn = table.turns[seat]!
  let answer: string | null | undefined
  room.isThinking = true

  const play = (): void => {
    for (const stop of steps) stop()
    if (answer === undefined) giveUp.abort()
    room.isThinking = false
    if (!room.isGone && room.table.stage === 'playing' && room.table.turns[seat] === turn)
      room.submit({ kind: 'bot', seat, move: moveOf(room, seat, turn, answer ?? null), turn })
    if (!room.isGone) room.parts.resting(room.id)
  }
  const pace = isWindow ? IN_WINDOW : PACES[level]
  const last = since + (isWindow ? pace.answer : PATIENCE)
  const step = (at: number): void => {
    steps.push(
      clock.after(at - clock.now(), () => {
        if (answer !== undefined || at >= last) guarded(room, play)
        else step(at + STEP)
      }),
    )
  }
  step(since + pace.answer)
  steps.push(keepLease(room))
  thinker.move(question(table, seat, isWindow ? 'easy' : level, pace.thought), giveUp.signal).then(
    (move) => {
      answer = move
    },
    (error: unknown) => {
      if (giveUp.signal.aborted) return
      log.warn({ err: error, table: room.id, seat, bot: level }, 'a bot failed')
      answer = null
    },
  )
}

const question = (table: Table, seat: Seat, level: BotLevel, ms: number) => {
  const match = table.match!
  const { engine, state } = match
  return {
    game: table.game.id,
    rulesVersion: table.game.rulesVersion,
    rules: table.rules,
    seats: table.chairs.length,
    view: engine.view(state, seat),
    told: dealEventsFor({ engine, events: sinceDeal(match) }, seat),
    seat,
    level,
    ms,
    seed: Math.floor(Math.random() * 2 ** 32),
  }
}

/** The bot's move if it may be played; else what the table plays when time is up. */
const moveOf = (room: Room, seat: Seat, turn: number, answer: string | null): string => {
  const { table, parts } = room
  const { engine, state } = table.match!
  const decided = answer === null ? null : decideMove(table, seat, answer, turn, parts.clock.now(), 'bot')
  if (answer !== null && Array.isArray(decided)) return answer
  if (!engine.toAct(state).includes(seat)) return answer ?? ''
  parts.log.warn(
    { table: room.id, seat, bot: botAt(table, seat), ...(isRefusal(decided) && { code: decided.code }) },
    'the table plays for a bot that gave no legal move in time',
  )
  return engine.format(engine.timeoutMove(state, seat))
}

/** Keeps other nodes from thinking about the same. Gives a way to stop. */
const keepLease = (room: Room): (() => void) => {
  const { clock, store, log } = room.parts
  const again = (): (() => void) =>
    clock.after(LEASE / 2, () => {
      store.extendLease(room.id, room.taken, clock.now() + LEASE).catch((error: unknown) => {
        log.warn({ err: error, table: room.id }, 'a lease could not be extended')
      })
      stop = again()
    })
  let stop = again()
  return () => stop()
}

/** What follows once entries are stored: programs are asked, the next due moment expected. */
export const afterStored = (room: Room, batch: Batch): void => {
  const { table, parts } = room
  const moves = batch.entries.reduce((count, { type }) => (type === 'moved' ? count + 1 : count), 0)
  if (moves > 0) parts.counts.moved(table.game.id, moves)
  if (moves < batch.entries.length) announce(room)
  // What has been decided since is part of the table already; it asks again when it is stored.
  if (room.next !== null) return
  if (room.programs.size > 0) pushDue(room)
  const { due } = room.written
  if (typeof due === 'number') parts.expect(due)
}

/** Those who become due at `at` in correspondence and are not here, to be called back; undefined where nobody is. */
export const calledAt = ({ table, isHere }: Room, at: number): readonly GuestId[] | undefined => {
  if (table.options.pace.kind !== 'days') return undefined
  const called = table.chairs.flatMap((chair, seat) => {
    if (chair.kind !== 'person' || chair.lent !== null || table.clocks[seat]?.since !== at) return []
    return isHere(chair.guest) ? [] : [chair.guest]
  })
  return called.length === 0 ? undefined : called
}
