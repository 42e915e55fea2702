import type { TableView } from '@tefuda/wire'
import type { SeenGame } from '@tefuda/wire/seen-game'
import type { Played } from '../table/played.ts'
import type { Table } from '../table/table.ts'
import type { TableGame } from '../table/table-game.ts'
import { createAftermath, type Ending, type RecordServices } from './aftermath.ts'
import { audit, type Verdict } from './audit.ts'
import type { GameStep } from './course.ts'
import { createHaltWatch } from './halt-watch.ts'
import { hasEnded } from './has-ended.ts'
import { createOwnMoves, type OwnMoves } from './own-moves.ts'
import { createRemoteState, type RemoteState, type StateServices } from './remote-state.ts'
import type { Room } from './room.ts'
import { createShownWindow } from './shown-window.ts'
import type { WindowAnswers } from './window-answers.ts'

/** What the table needs from the outside. */
export interface RemoteServices extends RecordServices, StateServices {
  /** The commitments this device was shown. */
  readonly shown: (match: string) => TableView['commitments'] | null
}

/** A table whose game is kept by the server; this page knows what it is told. */
export interface RemoteTable extends Table {
  readonly noCalls: WindowAnswers['noCalls']
  /** While seats are asked together: wants as much time as the rules give, and to be asked whatever the switches say. */
  askTime(): void
  /** Null while the session goes on. */
  ending(): Ending | null
  /** Asks once more for a record that could not be had. */
  askRecord(): void
}

/** What nobody does at a table whose screen nobody shares: there is no curtain, and a window is answered with a move. */
const NOT_SHARED: Pick<Table, 'open' | 'claim' | 'letPass' | 'hint' | 'mayMarkPossible' | 'wished' | 'next' | 'skip'> =
  {
    open: () => {},
    claim: () => {},
    letPass: () => {},
    hint: null,
    mayMarkPossible: false,
    wished: () => null,
    next: () => {},
    skip: null,
  }

/** Sits down before a game that has been dealt at an online table. */
export const createRemoteTable = (
  room: Room,
  played: Played,
  tableGame: TableGame,
  begun: SeenGame,
  services: RemoteServices,
): RemoteTable => {
  const state = createRemoteState(room, played, tableGame, begun, services, (move) => void moves.play(move, false))
  const { display, way, answers, store, game, tableView, set, refresh } = state
  const aftermath = createAftermath(services, display, (told) => verdictOn(told, played, state, services), set)
  const halts = createHaltWatch(display, services.clock, () => isTimed(game()))
  const shownWindow = createShownWindow(
    display,
    room.clock,
    () => game().now,
    () => store.get().window,
    (window) => set({ window }),
  )
  const moves = createOwnMoves({
    room,
    played,
    way,
    answers,
    now: () => game().now,
    context: () => store.get().context,
    show: (refused) => refresh({ refused }),
  })
  const finishWhenOver = (): void => {
    if (hasEnded(tableView())) aftermath.begin()
  }
  const follow = (step: GameStep): void => {
    state.arrive(step)
    void shownWindow.look()
    halts.look()
    finishWhenOver()
    if (step.kind === 'anew' || step.missed) aftermath.askAnew()
  }
  const ends = [
    room.onGame(follow),
    room.subscribe(() => {
      refresh()
      finishWhenOver()
    }),
    halts.close,
    shownWindow.close,
    answers.close,
    aftermath.close,
    store.clear,
  ]
  answers.look(game().now)
  void shownWindow.look()
  finishWhenOver()
  return {
    ...NOT_SHARED,
    played,
    display,
    state: store.get,
    noCalls: answers.noCalls,
    ending: aftermath.ending,
    askRecord: aftermath.askAnew,
    subscribe: store.subscribe,
    play: moves.play,
    ...actsOf(room, state, moves),
    offersUndo: played.seats === 1 && played.game.undo?.allowed(played.rules) === true,
    retry: () => room.wake(),
    close() {
      for (const end of ends) end()
    },
  }
}

/** Whether somebody's time runs, or a window's. */
const isTimed = ({ now }: SeenGame): boolean =>
  now.window !== null || now.clocks?.some(({ deadline }) => deadline) === true

/** Whether what is told at the end agrees with what was promised, and with what was seen. */
const verdictOn = (
  told: unknown,
  played: Played,
  { game, tableView }: RemoteState,
  services: RemoteServices,
): Verdict => {
  const { commitments, you } = tableView()
  const shown = services.shown(commitments.match)
  return audit(told, { fingerprint: played.fingerprint, shown, viewer: you.seat, events: game().events })
}

const actsOf = (
  room: Room,
  { answers, store, set }: RemoteState,
  moves: OwnMoves,
): Pick<RemoteTable, 'forgetRefusal' | 'askTime' | 'undo'> => ({
  forgetRefusal() {
    if (store.get().refused !== null) set({ refused: null })
  },
  askTime() {
    answers.askAnew()
    void room.order({ do: 'ask-time' })
  },
  undo() {
    moves.proposeUndo()
    return null
  },
})
