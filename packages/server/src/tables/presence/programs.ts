import { isRefusal, type MoveQuery, type Refusal, type Seat } from '@tefuda/kernel'
import type { Reply } from '@tefuda/wire/engine'
import { tokenHash } from '../../ids.ts'
import { disclosureTo } from '../../table/disclosure.ts'
import { STAGES } from '../../table/refusals.ts'
import { standingOf } from '../../table/standing.ts'
import { hasEnded, type Table } from '../../table/table.ts'
import { between, type Words } from '../../words.ts'
import { FORBIDDEN } from '../messages/close-codes.ts'
import type { ProgramEnd, ProgramLine, ProgramProgress } from '../messages/connection.ts'
import { type ListMoves, listTask } from '../services/tasks.ts'
import { charged } from '../session/charging.ts'
import type { Room } from '../session/room.ts'
import { announce } from './presence.ts'

/** A program at its table. */
export interface ProgramPlace {
  readonly line: ProgramLine
  /** `turn`: that of the push it answers; null where it does not say. */
  play(move: string, turn: number | null, answer: (refused: Refusal | null) => void): void
  /** Looks at the table in its turn; `answer` gets what `look` gives once everything it rests on is stored. */
  look<T>(look: (table: Table) => T, answer: (told: T | Refusal) => void): void
  /** The legal moves of its seat, listed by a thread, at the program's cost. */
  moves(query: MoveQuery, answer: (told: Reply | Refusal) => void): void
  leave(): void
}

/** What a program has been told when it comes. */
const UNTOLD: ProgramProgress = { seen: 0, asked: -1, isOver: false }

/** The seat that is kept for whoever shows this token. */
export const programSeat = (table: Table, token: string): number | null => {
  const hash = tokenHash(token)
  const seat = table.chairs.findIndex((chair) => chair.kind === 'program' && chair.token === hash)
  return seat < 0 ? null : seat
}

/** Whether a program still has its seat. */
export const hasSeat = ({ chairs }: Table, { seat, token }: ProgramLine): boolean => {
  const chair = chairs[seat]
  return chair?.kind === 'program' && chair.token === token
}

/** Brings a program to the seat that is kept for its token. `left`: called when it has gone again. */
export const takeProgram = (
  room: Room,
  token: string,
  about: ProgramEnd,
  left: () => void,
): Promise<ProgramPlace | Refusal> =>
  new Promise((resolve) => {
    const takeSeat = (seat: Seat): void => {
      const line = { ...about, seat, token: tokenHash(token), told: UNTOLD, coming: UNTOLD }
      room.programs.add(line)
      room.parts.pool.wake()
      announce(room)
      pushDue(room)
      resolve(placeOf(room, line, left))
    }
    const answer = (seat: Seat | Refusal): void => {
      if (isRefusal(seat)) resolve(seat)
      else charged(room.parts.processor, about.payer, () => takeSeat(seat))
    }
    room.submit({ kind: 'token', token, answer })
  })

const placeOf = (room: Room, line: ProgramLine, left: () => void): ProgramPlace => ({
  line,
  play: (move, turn, answer) => room.submit({ kind: 'program', line, move, turn, answer }),
  look: (look, answer) =>
    room.submit({
      kind: 'look',
      line,
      look: (table) => {
        const told = charged(room.parts.processor, line.payer, () => look(table))
        return () => answer(told)
      },
      failed: answer,
    }),
  moves: (query, answer) =>
    room.submit({
      kind: 'look',
      line,
      look: (table) => {
        if (table.match === null) return () => answer(STAGES.open)
        const task = charged(room.parts.processor, line.payer, () => listTask(table, line.seat, query))
        return () => void list(room, line, task).then(answer)
      },
      failed: answer,
    }),
  leave: () => {
    room.programs.delete(line)
    left()
  },
})

/** On the account of the host, however many tables that is of. */
const list = async ({ table, parts }: Room, { payer }: ProgramLine, task: ListMoves): Promise<Reply | Refusal> => {
  const { result, ms } = await parts.pool.run(task, table.host)
  payer.charge(ms)
  return result
}

/** Asks programs that have become due, each once for each turn, and tells them when all is over. */
export const pushDue = (room: Room): void => {
  for (const line of room.programs) {
    if (hasSeat(room.table, line)) room.submit({ kind: 'look', line, look: (table) => push(table, line) })
    else line.close(FORBIDDEN, 'no-seat')
  }
}

const push = (table: Table, line: ProgramLine): (() => void) | null => {
  const words = pushFor(table, line)
  return words === null ? null : () => line.send(words)
}

/** What happened since the program was told last, where it is due and has not been asked, or where all is over. */
const pushFor = (table: Table, line: ProgramLine): Words | null => {
  const { match, turns, stage } = table
  if (match === null || line.coming.isOver) return null
  if (hasEnded(stage)) {
    line.coming = { ...line.coming, isOver: true }
    return withEvents({ push: 'over', outcome: match.engine.outcome(match.state) }, newEvents(table, line))
  }
  if (!match.engine.toAct(match.state).includes(line.seat) || line.coming.asked === turns[line.seat]) return null
  const turn = turns[line.seat]!
  const { toAct } = standingOf(table)!.known
  line.coming = { ...line.coming, asked: turn }
  return withEvents({ push: 'due', turn, toAct }, newEvents(table, line))
}

/** The events its seat has seen and it has not been told of, as a JSON array. */
export const newEvents = ({ match }: Table, line: ProgramLine): Words => {
  if (match === null) return '[]'
  const { seen } = line.coming
  const { count, words } = disclosureTo(match, line.seat)
  line.coming = { ...line.coming, seen: Math.max(seen, count) }
  return words(seen)
}

/** The text of an object with events that are text already. */
export const withEvents = (rest: object, events: Words): Words => between(`${opened(rest)},"events":`, events, '}')

/** The text of an object that has fields, with one more. */
export const withText = (rest: object, name: string, text: string): string => `${opened(rest)},"${name}":${text}}`

const opened = (rest: object): string => JSON.stringify(rest).slice(0, -1)
