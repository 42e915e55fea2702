import { eventsFor, isRefusal, type Match, playMove, type Seat, text, type Viewer } from '@tefuda/kernel'
import { EXIT, Failure } from '../failure.ts'
import { personTurn } from './person.ts'
import { type Ending, onlyPerson, show, type Table } from './seating.ts'
import { createTurnOrder } from './turns.ts'
import { readTyped } from './words.ts'

/** Plays until the session is over or the person leaves; every move has been kept by then. */
export const playAtTable = async (table: Table): Promise<Ending> => {
  const { match } = table
  const order = createTurnOrder(match)
  const people = match.seats.filter(({ bot }) => bot === undefined).length
  const seen = match.seats.map((_, seat) => beforeLastMove(match, seat))
  let last: Seat | null = null
  for (let seat = order.next(); seat !== undefined; seat = order.next()) {
    if (match.seats[seat]?.bot !== undefined) {
      if ((await botTurn(table, seat, people === 0)) === 'left') return 'left'
    } else {
      if (people > 1 && last !== seat && table.screen.interactive && !(await curtain(table, seat))) return 'left'
      last = seat
      const recent = eventsFor(match, seat, seen[seat])
      if ((await personTurn(table, seat, recent)) === 'left') return 'left'
      seen[seat] = beforeLastMove(match, seat)
    }
    order.moved(seat)
  }
  return 'over'
}

/** How many events a viewer saw before the last move: that move stays pointed out until the next look. */
const beforeLastMove = (match: Match, viewer: Viewer): number =>
  match.events.slice(0, match.marks.at(-1) ?? 0).filter((event) => match.engine.eventFor(event, viewer) !== null).length

const botTurn = async (table: Table, seat: Seat, watched: boolean): Promise<Ending | 'played'> => {
  const { match, screen, look } = table
  if (screen.interactive) {
    const thinking = look.say(text(`${table.names[seat]} が考えています…`, `${table.names[seat]} is thinking …`))
    show(table, { viewer: onlyPerson(match), recent: [], message: [thinking] })
  }
  const move = await table.botMove(seat)
  if (move === null) return 'left'
  const result = playMove(match, seat, move)
  if (isRefusal(result)) throw new Failure(EXIT.fault, result)
  const warning = table.keep()
  if (!watched) return 'played'
  show(table, { viewer: null, recent: lastMove(match), message: warning === null ? [] : [warning] })
  if (!screen.interactive) return 'played'
  const answer = await screen.ask(look.say(text('（Enter：次へ　q：やめる） ', '(Enter: next, q: stop) ')))
  return answer === null || readTyped(answer, table.drawing).kind === 'quit' ? 'left' : 'played'
}

/** The events of the last move, as everybody saw them. */
const lastMove = (match: Match) => eventsFor(match, null, beforeLastMove(match, null))

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
