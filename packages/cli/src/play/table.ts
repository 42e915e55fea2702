import {
  eventsFor,
  type GameEvent,
  isRefusal,
  type Match,
  playMove,
  type Seat,
  type Text,
  text,
  type Viewer,
} from '@tefuda/kernel'
import { EXIT, Failure } from '../failure.ts'
import { projectionOf } from '../games/drawing.ts'
import { personTurn } from './person.ts'
import { type Ending, onlyPerson, show, type Table } from './seating.ts'
import { createTurnOrder } from './turns.ts'
import { askWindow, hasNothingToClaim, inWindow, noOf, peopleDue } from './window.ts'
import { readTyped } from './words.ts'

/** Plays until the session is over or the person leaves; every move has been kept by then. */
export const playAtTable = async (table: Table): Promise<Ending> => {
  const { match } = table
  const order = createTurnOrder(match)
  const people = match.seats.filter(({ bot }) => bot === undefined).length
  const shared: SharedScreen = { people, seen: match.seats.map((_, seat) => beforeLastMove(match, seat)), last: null }
  for (let seat = order.next(); seat !== undefined; seat = order.next()) {
    const isBot = match.seats[seat]?.bot !== undefined
    const ending = isBot
      ? await botTurn(table, seat, people === 0)
      : inWindow(match)
        ? await windowTurn(table, seat, shared)
        : await seatTurn(table, seat, shared)
    if (ending === 'left') return 'left'
    order.moved(seat)
    await tellDealEnd(table)
  }
  return 'over'
}

/** Who sits at the keyboard, and what they have seen. */
interface SharedScreen {
  readonly people: number
  /** For each seat the number of its first event that is new to it. */
  readonly seen: number[]
  /** The seat whose person looked last. */
  last: Seat | null
}

/** A person's turn, behind a curtain where another looked before. */
const seatTurn = async (table: Table, seat: Seat, shared: SharedScreen): Promise<Ending | 'played'> => {
  const { match, screen } = table
  if (shared.people > 1 && shared.last !== seat && screen.interactive && !(await curtain(table, seat))) return 'left'
  shared.last = seat
  if ((await personTurn(table, seat, eventsFor(match, seat, shared.seen[seat]))) === 'left') return 'left'
  shared.seen[seat] = beforeLastMove(match, seat)
  return 'played'
}

/**
 * A window. Several people round one screen are asked together, and whoever claims names the seat; a person alone with bots
 * is not asked where there is nothing to claim: nobody else could tell from that what they hold.
 */
const windowTurn = async (table: Table, seat: Seat, shared: SharedScreen): Promise<Ending | 'played'> => {
  const { match, everyWindow } = table
  if (shared.people === 1) {
    if (everyWindow || !hasNothingToClaim(match, seat)) return seatTurn(table, seat, shared)
    answerNo(table, seat)
    return 'played'
  }
  const due = peopleDue(match)
  const claimant = await askWindow(table, due, lastMove(match))
  if (claimant === 'left') return 'left'
  // Another's claim may be better: whoever is left is asked once more.
  if (claimant !== null) return seatTurn(table, claimant, shared)
  for (const one of due) answerNo(table, one)
  return 'played'
}

const answerNo = (table: Table, seat: Seat): void => {
  const result = playMove(table.match, seat, noOf(table.match, seat))
  if (isRefusal(result)) throw new Failure(EXIT.fault, result)
  table.keep()
}

/** How many events a viewer saw before the last move: that move stays pointed out until the next look. */
const beforeLastMove = (match: Match, viewer: Viewer): number =>
  match.events.slice(0, match.marks.at(-1) ?? 0).filter((event) => match.engine.eventFor(event, viewer) !== null).length

const botTurn = async (table: Table, seat: Seat, watched: boolean): Promise<Ending | 'played'> => {
  const { match, screen, look } = table
  if (screen.interactive) {
    show(table, { viewer: onlyPerson(match), recent: [], message: [look.say(waitingFor(table, seat))] })
  }
  const move = await table.botMove(seat)
  if (move === null) return 'left'
  const result = playMove(match, seat, move)
  if (isRefusal(result)) throw new Failure(EXIT.fault, result)
  const warning = table.keep()
  const happened = lastMove(match)
  if (!watched || happened.length === 0) return 'played'
  show(table, { viewer: null, recent: happened, message: warning === null ? [] : [warning] })
  if (!screen.interactive) return 'played'
  const answer = await screen.ask(look.say(text('（Enter：次へ　q：やめる） ', '(Enter: next, q: stop) ')))
  return answer === null || readTyped(answer, table.drawing).kind === 'quit' ? 'left' : 'played'
}

/** Who thinks long in a window is nobody's business. */
const waitingFor = ({ match, names }: Table, seat: Seat): Text =>
  inWindow(match)
    ? text('みんなの答えを待っています…', 'Waiting for everybody’s answer …')
    : text(`${names[seat]} が考えています…`, `${names[seat]} is thinking …`)

/** The events of the last move, as everybody saw them. */
export const lastMove = (match: Match): GameEvent[] => eventsFor(match, null, beforeLastMove(match, null))

/** Hides the hand of whoever played before until the next person says that they alone look. False: they left. */
const curtain = async (table: Table, seat: Seat): Promise<boolean> => {
  const { look, names, screen } = table
  const pass = text(
    `${names[seat]} の番です。画面を渡し、${names[seat]} だけが見ているときに Enter を押してください。`,
    `It is ${names[seat]}'s turn. Pass the screen on; press Enter when only ${names[seat]} can see it.`,
  )
  show(table, { viewer: null, recent: lastMove(table.match), message: [look.say(pass)] })
  const answer = await screen.ask('> ')
  return answer !== null && readTyped(answer, table.drawing).kind !== 'quit'
}

/** Shows the result of a deal that the last move ended, unless the session ended with it. */
const tellDealEnd = async (table: Table): Promise<void> => {
  const { match, screen, drawing } = table
  if (match.engine.outcome(match.state) !== null) return
  const sheet = drawing.dealSheet(projectionOf(table, onlyPerson(match)), lastMove(match), screen.size().columns)
  if (sheet !== null) await screen.read(sheet)
}
