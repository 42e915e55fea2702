import type { TableView } from '@tefuda/wire'
import type { SeenGame } from '@tefuda/wire/seen-game'
import { createStore, type Store } from '../state/store.ts'
import type { Clock } from '../table/asking.ts'
import { claimsOf } from '../table/claims.ts'
import { createDisplay, type Display } from '../table/display.ts'
import type { Played } from '../table/played.ts'
import type { Stage } from '../table/scene.ts'
import type { TableState } from '../table/table.ts'
import type { TableGame } from '../table/table-game.ts'
import type { Switches } from '../theme/index.ts'
import type { GameStep } from './course.ts'
import { createMoveOnItsWay, type MoveOnItsWay } from './move-on-its-way.ts'
import { remoteContext, silenceOf } from './remote-context.ts'
import type { Room } from './room.ts'
import { showStep } from './show-step.ts'
import { createStanding } from './standing.ts'
import { createWindowAnswers, type WindowAnswers } from './window-answers.ts'

export interface StateServices {
  readonly stage: Stage
  /** The clock of the screen. */
  readonly clock: Clock
  readonly switches: () => Switches
  /** A window one could have claimed in was over before one answered. */
  readonly onLapse: () => void
}

/** How the game at an online table stands, as far as it was told, and what of it the page shows. */
export interface RemoteState {
  readonly display: Display
  readonly way: MoveOnItsWay
  readonly answers: WindowAnswers
  readonly store: Store<TableState>
  game(): SeenGame
  tableView(): TableView
  /** Changes what the page shows; `refresh` works out anew what follows from the game besides. */
  set(change: Partial<TableState>): void
  refresh(change?: Partial<TableState>): void
  /** The game has gone on. */
  arrive(step: GameStep): void
}

/** `play`: makes a move where one answers by oneself. */
export const createRemoteState = (
  room: Room,
  played: Played,
  tableGame: TableGame,
  begun: SeenGame,
  services: StateServices,
  play: (move: string) => void,
): RemoteState => {
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
    play,
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
  return {
    display,
    way,
    answers,
    store,
    game: () => game,
    tableView,
    set,
    refresh,
    arrive(step) {
      ;({ game } = step)
      const arrived = way.arrived(game.now)
      refresh({ scores: game.scores, timeouts: game.timeouts })
      answers.look(game.now)
      showStep(display, tableGame, step, arrived?.pictured === true)
    },
  }
}
