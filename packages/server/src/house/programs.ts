import { eventsFor, type Refusal } from '@tefuda/kernel'
import { gameView } from '../table/sight.ts'
import type { Table } from '../table/table.ts'
import type { ProgramLine } from './connection.ts'
import { tokenHash } from './open.ts'
import type { Ask, Room } from './room.ts'

/** A program at its table. */
export interface ProgramPlace {
  readonly room: Room
  readonly line: ProgramLine
  play(move: string, answer: (refused: Refusal | null) => void): void
  leave(): void
}

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

export const programPlace = (
  room: Room,
  line: ProgramLine,
  ask: (room: Room, asked: Ask) => void,
  left: () => void,
): ProgramPlace => ({
  room,
  line,
  play: (move, answer) => ask(room, { kind: 'program', line, move, answer }),
  leave: () => {
    room.programs.delete(line)
    left()
  },
})

/** Asks programs that have become due, each once for each turn, and tells them what happened since. */
export const pushDue = (room: Room): void => {
  const { table, programs } = room
  for (const line of programs) {
    const game = hasSeat(table, line) ? gameView(table, line.seat, 0) : null
    if (game === null || !game.due || line.asked === game.turn) continue
    line.asked = game.turn
    const events = eventsFor(table.match!, line.seat, line.seen)
    line.seen += events.length
    line.send(JSON.stringify({ push: 'due', toAct: game.toAct, events }))
  }
}
