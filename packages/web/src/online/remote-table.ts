import type { TableView } from '@tefuda/wire'
import type { SeenGame } from '@tefuda/wire/seen-game'
import { createStore } from '../state/store.ts'
import type { Clock } from '../table/asking.ts'
import { claimsOf } from '../table/claims.ts'
import { createDisplay, type Stage } from '../table/display.ts'
import type { Played } from '../table/played.ts'
import type { Table, TableState } from '../table/table.ts'
import type { TableGame } from '../table/table-game.ts'
import type { Switches } from '../theme/index.ts'
import { createAftermath, type Ending, type RecordServices } from './aftermath.ts'
import { audit, type Verdict } from './audit.ts'
import type { GameStep } from './course.ts'
import { createHaltWatch } from './halt-watch.ts'
import { hasEnded } from './has-ended.ts'
import { createMoveOnItsWay } from './move-on-its-way.ts'
import { createOwnMoves } from './own-moves.ts'
import { remoteContext, silenceOf } from './remote-context.ts'
import type { Room } from './room.ts'
import { showStep } from './show-step.ts'
import { createShownWindow } from './shown-window.ts'
import { createStanding } from './standing.ts'
import { createWindowAnswers, type WindowAnswers } from './window-answers.ts'

/** What the table needs from the outside. */
export interface RemoteServices extends RecordServices {
  readonly stage: Stage
  /** The clock of the screen. */
  readonly clock: Clock
  /** The commitments this device was shown. */
  readonly shown: (match: string) => TableView['commitments'] | null
  readonly switches: () => Switches
  /** A window one could have claimed in was over before one answered. */
  readonly onLapse: () => void
}

/** A table whose game is kept by the server; this page knows what it is told. */
export interface RemoteTable extends Table {
  readonly noCalls: WindowAnswers['noCalls']
  /** While seats are asked together: wants as much time as the rules give, and to be asked whatever the switches say. */
  askTime(): void
  /** Null while the session goes on. */
  ending(): Ending | null
}

/** Sits down before a game that has been dealt at an online table. */
export const createRemoteTable = (
  room: Room,
  played: Played,
  tableGame: TableGame,
  begun: SeenGame,
  services: RemoteServices,
): RemoteTable => {
  let game = begun
  const tableView = (): TableView => room.state().table!
  const display = createDisplay(tableGame, played, services.stage, game.now.view, game.events)
  const way = createMoveOnItsWay(played)
  const answers = createWindowAnswers({
    clock: services.clock,
    serverClock: room.clock,
    table: tableView,
    switches: services.switches,
    claims: () => {
      const { seat } = tableView().you
      return claimsOf(tableGame, remoteContext(played, game.now.view, seat, seat !== null))
    },
    play: (move) => void moves.play(move, false),
    silence: () => silenceOf(played, game.now.view, tableView().you.seat ?? 0),
    refresh: () => refresh(),
    onLapse: services.onLapse,
  })
  const standing = createStanding(played, way, answers)
  const store = createStore<TableState>({
    ...standing(tableView(), game.now),
    refused: null,
    finished: null,
    whole: null,
    window: null,
    scores: game.scores,
    timeouts: game.timeouts,
  })
  const set = (change: Partial<TableState>): void => store.set({ ...store.get(), ...change })
  const refresh = (change: Partial<TableState> = {}): void => set({ ...standing(tableView(), game.now), ...change })

  const check = (told: unknown): Verdict => {
    const { commitments, you } = tableView()
    const shown = services.shown(commitments.match)
    return audit(told, { fingerprint: played.fingerprint, shown, viewer: you.seat, events: game.events })
  }
  const aftermath = createAftermath(services, display, check, set)
  const finishWhenOver = (): void => {
    if (hasEnded(tableView())) aftermath.begin()
  }
  const halts = createHaltWatch(
    display,
    services.clock,
    () => game.now.window !== null || game.now.clocks?.some(({ deadline }) => deadline) === true,
  )

  const shownWindow = createShownWindow(
    display,
    room.clock,
    () => game.now,
    () => store.get().window,
    (window) => set({ window }),
  )
  const moves = createOwnMoves({
    room,
    played,
    way,
    answers,
    now: () => game.now,
    context: () => store.get().context,
    show: (refused) => refresh({ refused }),
  })

  const follow = (step: GameStep): void => {
    ;({ game } = step)
    const arrived = way.arrived(game.now)
    refresh({ scores: game.scores, timeouts: game.timeouts })
    answers.look(game.now)
    showStep(display, tableGame, step, arrived?.pictured === true)
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
  answers.look(game.now)
  void shownWindow.look()
  finishWhenOver()

  return {
    played,
    display,
    state: store.get,
    noCalls: answers.noCalls,
    ending: aftermath.ending,
    subscribe: store.subscribe,
    play: moves.play,
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
    offersUndo: played.seats === 1 && played.rules.undo === true,
    // Nobody shares this screen: there is no curtain, and a window is answered with a move.
    open: () => {},
    claim: () => {},
    letPass: () => {},
    hint: null,
    mayMarkPossible: false,
    wished: () => null,
    next: () => {},
    skip: null,
    retry: () => room.wake(),
    close() {
      for (const end of ends) end()
    },
  }
}
