import { eventsFor, type GameEvent, isRefusal, type Refusal, type Seat } from '@tefuda/kernel'
import { tokenHash } from '../ids.ts'
import { gameView } from '../table/sight.ts'
import { hasEnded, type Table } from '../table/table.ts'
import { FORBIDDEN } from './close-codes.ts'
import type { ProgramLine, Told } from './connection.ts'
import { announce } from './presence.ts'
import type { Asking, Room } from './room.ts'

/** A program at its table. */
export interface ProgramPlace {
  readonly line: ProgramLine
  /** `turn`: that of the push it answers; null where it does not say. */
  play(move: string, turn: number | null, answer: (refused: Refusal | null) => void): void
  /** Looks at the table in its turn; what `look` gives is sent once everything it rests on is stored. */
  look(look: (table: Table) => string): void
  leave(): void
}

/** What a program has been told when it comes. */
const UNTOLD: Told = { seen: 0, asked: -1, isOver: false }

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
  about: Pick<ProgramLine, 'send' | 'close'>,
  ask: Asking,
  left: () => void,
): Promise<ProgramPlace | Refusal> =>
  new Promise((resolve) => {
    const answer = (seat: Seat | Refusal): void => {
      if (isRefusal(seat)) {
        resolve(seat)
        return
      }
      const line = { ...about, seat, token: tokenHash(token), told: UNTOLD, coming: UNTOLD }
      room.programs.add(line)
      announce(room, ask)
      pushDue(room, ask)
      resolve(placeOf(room, line, ask, left))
    }
    ask(room, { kind: 'token', token, answer })
  })

const placeOf = (room: Room, line: ProgramLine, ask: Asking, left: () => void): ProgramPlace => ({
  line,
  play: (move, turn, answer) => ask(room, { kind: 'program', line, move, turn, answer }),
  look: (look) => ask(room, { kind: 'look', line, look }),
  leave: () => {
    room.programs.delete(line)
    left()
  },
})

/** Asks programs that have become due, each once for each turn, and tells them when all is over. */
export const pushDue = (room: Room, ask: Asking): void => {
  for (const line of room.programs) {
    if (hasSeat(room.table, line)) ask(room, { kind: 'look', line, look: (table) => pushFor(table, line) })
    else line.close(FORBIDDEN, 'no-seat')
  }
}

/** What happened since the program was told last, where it is due and has not been asked, or where all is over. */
const pushFor = (table: Table, line: ProgramLine): string | null => {
  const { match, turns, stage } = table
  if (match === null || line.coming.isOver) return null
  if (hasEnded(stage)) {
    line.coming = { ...line.coming, isOver: true }
    return JSON.stringify({ push: 'over', outcome: match.engine.outcome(match.state), events: newEvents(table, line) })
  }
  if (!match.engine.toAct(match.state).includes(line.seat) || line.coming.asked === turns[line.seat]) return null
  const turn = turns[line.seat]!
  const { toAct } = gameView(table, line.seat, 0)!
  line.coming = { ...line.coming, asked: turn }
  return JSON.stringify({ push: 'due', turn, toAct, events: newEvents(table, line) })
}

/** The events its seat has seen and it has not been told of. */
export const newEvents = ({ match }: Table, line: ProgramLine): GameEvent[] => {
  if (match === null) return []
  const events = eventsFor(match, line.seat, line.coming.seen)
  line.coming = { ...line.coming, seen: line.coming.seen + events.length }
  return events
}
