import { isRefusal, type Refusal, type Seat } from '@tefuda/kernel'
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
import { createHaltWatch } from './halt-watch.ts'
import { hasEnded } from './has-ended.ts'
import { createMoveOnItsWay } from './move-on-its-way.ts'
import { remoteContext, silenceOf } from './remote-context.ts'
import type { GameStep, Room } from './room.ts'
import { showStep } from './show-step.ts'
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

/** Whoever lets something pass and comes too late with that has got what they wanted. */
const TOO_LATE: readonly string[] = ['moment-past', 'time-up']

/** Sits down before a game that has been dealt at an online table. */
export const createRemoteTable = (
  room: Room,
  played: Played,
  tableGame: TableGame,
  begun: SeenGame,
  services: RemoteServices,
): RemoteTable => {
  let game = begun
  let closed = false
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
    play: (move) => void play(move, false),
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

  /** The time in which all are asked begins to show once what they are asked about lies there. */
  const showWindow = async (): Promise<void> => {
    const { window } = game.now
    if (window === null) {
      set({ window: null })
      return
    }
    if (store.get().window !== null) set({ window: { length: window.length, ends: room.clock.here(window.ends) } })
    await display.idle()
    if (closed || game.now.window !== window) return
    set({ window: { length: window.length, ends: room.clock.here(window.ends) } })
  }

  const follow = (step: GameStep): void => {
    ;({ game } = step)
    const arrived = way.arrived(game.now)
    refresh({ scores: game.scores })
    answers.look(game.now)
    showStep(display, tableGame, step, arrived?.pictured === true)
    void showWindow()
    halts.look()
    finishWhenOver()
    if (step.kind === 'anew' || step.missed) aftermath.askAnew()
  }

  /** The clock, or another window, may have moved meanwhile, and something else may be on its way. */
  const refuse = (refused: Refusal | null, turn: number): void => {
    way.refused(turn)
    refresh({ refused })
  }

  const isSilent = (move: string, seat: Seat): boolean =>
    game.now.phase === 'window' && move === silenceOf(played, game.now.view, seat)

  const play = (move: string, pictured: boolean): Refusal | null => {
    const { context } = store.get()
    if (way.isThere() || context.seat === null) return null
    if (isSilent(move, context.seat) && answers.letPass(game.now)) return null
    const against = context.check(move)
    // A foul is played all the same, and punished.
    if (against !== null && against.foul !== true) return against
    answers.answered()
    const { turn } = game.now
    const isSilence = isSilent(move, context.seat)
    way.send({ turn, pictured, sent: { move, context } })
    refresh({ refused: null })
    void room.order({ do: 'move', move, turn }).then((answer) => {
      if (isRefusal(answer)) refuse(isSilence && TOO_LATE.includes(answer.code) ? null : answer, turn)
    })
    return null
  }

  const proposeUndo = async (): Promise<void> => {
    const answer = await room.order({ do: 'offer', offer: 'undo' })
    if (isRefusal(answer)) set({ refused: answer })
  }

  const ends = [
    room.onGame(follow),
    room.subscribe(() => {
      refresh()
      finishWhenOver()
    }),
    halts.close,
    answers.close,
    aftermath.close,
    store.clear,
  ]
  answers.look(game.now)
  void showWindow()
  finishWhenOver()

  return {
    played,
    display,
    state: store.get,
    noCalls: answers.noCalls,
    ending: aftermath.ending,
    subscribe: store.subscribe,
    play,
    forgetRefusal() {
      if (store.get().refused !== null) set({ refused: null })
    },
    askTime() {
      answers.askAnew()
      void room.order({ do: 'ask-time' })
    },
    undo() {
      void proposeUndo()
      return null
    },
    // Nobody shares this screen: there is no curtain, and a window is answered with a move.
    open: () => {},
    claim: () => {},
    letPass: () => {},
    hint: null,
    retry: () => room.wake(),
    close() {
      closed = true
      for (const end of ends) end()
    },
  }
}
