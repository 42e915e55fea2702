import { characterAt } from '@tefuda/bots/characters'
import type { Outcome, Seat, SeatInfo } from '@tefuda/kernel'
import type { SeatView, TableView } from '@tefuda/wire'
import type { SeenGame } from '@tefuda/wire/seen-game'
import type { SeatPlayer } from '../storage/index.ts'
import type { Played } from '../table/played.ts'
import type { TableState } from '../table/table.ts'
import type { SeatContext } from '../table/table-game.ts'
import type { MoveOnItsWay } from './move-on-its-way.ts'
import { remoteContext } from './remote-context.ts'
import type { WindowAnswers } from './window-answers.ts'

/** What follows from what the server has told last; the rest of a table's state is the screen's own. */
export type Standing = Omit<TableState, 'refused' | 'finished' | 'whole' | 'window' | 'scores' | 'timeouts'>

/** How an online table stands, with a context, seats and players that are the same for as long as they say the same. */
export const createStanding = (
  played: Played,
  way: MoveOnItsWay,
  answers: Pick<WindowAnswers, 'isSettled'>,
): ((table: TableView, now: SeenGame['now']) => Standing) => {
  const seatsOf = remembered(({ seats }: TableView) => seats.map((_one, seat) => infoOf(seats, seat)))
  const playersOf = remembered(({ seats }: TableView) => seats.map(playerOf))
  let context: SeatContext | null = null
  const contextFor = (view: unknown, seat: Seat | null, due: boolean): SeatContext => {
    if (context === null || context.view !== view || context.seat !== seat || context.due !== due)
      context = remoteContext(played, view, seat, due)
    return context
  }
  return (table, now) => {
    const { seat } = table.you
    const isRunning = table.stage === 'playing'
    return {
      context: contextFor(now.view, seat, isRunning && now.due && !way.isThere() && !answers.isSettled(now)),
      sent: way.sent(now),
      due: now.outcome === null && isRunning ? now.toAct : [],
      phase: now.phase,
      seats: seatsOf(table),
      players: playersOf(table),
      you: seat,
      curtain: null,
      claims: null,
      thinking: null,
      stuck: null,
      elsewhere: false,
      held: false,
      isOut: table.stage === 'stopped',
      outcome: now.outcome as Outcome | null,
      mayUndo: table.may.undo && seat !== null && !way.isThere(),
    }
  }
}

const infoOf = (seats: readonly SeatView[], seat: Seat): SeatInfo => {
  const view = seats[seat]!
  if (view.kind === 'person' || view.kind === 'program') return { name: view.name }
  const character = characterAt(seats, seat)
  return character === undefined ? {} : { name: character.name.ja }
}

const playerOf = (seat: SeatView): SeatPlayer =>
  seat.kind === 'bot' ? { kind: 'bot', level: seat.level } : { kind: 'person' }

/** The same answer for as long as it says the same, so that nothing is drawn anew. */
const remembered = <Argument, Answer>(work: (argument: Argument) => Answer): ((argument: Argument) => Answer) => {
  let last: { readonly text: string; readonly answer: Answer } | null = null
  return (argument) => {
    const answer = work(argument)
    const text = JSON.stringify(answer)
    if (last?.text !== text) last = { text, answer }
    return last.answer
  }
}
