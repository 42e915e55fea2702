import { allowsUndo, type Lesson, type Match } from '@tefuda/kernel'
import type { Thinker } from '../bots-worker/thinker.ts'
import type { DailyTry, ExerciseAt, PuzzleAt, SeatPlayer } from '../storage/index.ts'
import { type Answering, createAnswering } from './answering.ts'
import type { Clock } from './asking.ts'
import { type Course, createCourse } from './course.ts'
import { type ChosenPace, createPace } from './pace.ts'
import { playedIn } from './played.ts'
import type { Stage } from './scene.ts'
import { createScreen, type Screen } from './screen.ts'
import { createSession, type Keeping, type Session } from './session.ts'
import { type Advice, HINT_LEVEL, type Table } from './table.ts'
import type { TableGame } from './table-game.ts'
import { movesMade } from './turns.ts'

/** What the table needs from the outside. */
export interface Services extends Clock, Keeping {
  readonly thinker: Thinker
  readonly stage: Stage
  readonly pace: ChosenPace
  readonly daily?: DailyTry | undefined
  readonly puzzle?: PuzzleAt | undefined
  readonly exercise?: ExerciseAt | undefined
  readonly taught?: Taught | undefined
}

/** A lesson of a game. */
export interface Taught {
  readonly game: string
  readonly lesson: Lesson
  /** Whether all its steps are done. */
  readonly isOver: (match: Match) => boolean
}

/** A table at which a session is played on this screen. */
export interface LocalTable extends Table {
  readonly match: Match
  readonly players: readonly SeatPlayer[]
  /** The deal of a day this is a try at; null elsewhere. */
  readonly daily: DailyTry | null
  /** The puzzle this began as; null elsewhere. */
  readonly puzzle: PuzzleAt | null
  /** The position this was taken up from; null elsewhere. */
  readonly exercise: ExerciseAt | null
  /** The lesson this is; null elsewhere. */
  readonly taught: Taught | null
  /** Another window has taken over: nothing more happens here. Resolves when the last move is saved. */
  standDown(): Promise<void>
}

/** Sets a table on this screen. `scores` are the running ones before the first move and after each so far. */
export const createTable = (
  id: string,
  match: Match,
  players: readonly SeatPlayer[],
  scores: readonly (readonly number[])[],
  tableGame: TableGame,
  services: Services,
): LocalTable => {
  const { thinker } = services
  const session = createSession(id, match, players, scores, services)
  const screen = createScreen(session, tableGame, services.stage)
  const pace = createPace(services, services.pace, (held) => screen.set({ held }))
  const course = createCourse(session, screen, thinker, pace, () => answering)
  const answering: Answering = createAnswering(session, screen, course, tableGame, services)
  // A deal that is over is looked at; the next one is watched again.
  screen.display.subscribe(() => screen.display.scene().halt !== null && pace.watch())
  course.goOn()
  return {
    played: playedIn(match),
    match,
    players,
    daily: services.daily ?? null,
    puzzle: services.puzzle ?? null,
    exercise: services.exercise ?? null,
    taught: services.taught ?? null,
    display: screen.display,
    state: screen.state,
    subscribe: screen.subscribe,
    ...actsOf(session, screen, course, answering),
    forgetRefusal: () => {},
    claim: answering.claim,
    letPass: answering.letPass,
    offersUndo: allowsUndo(match) || match.game.mayReconsider !== undefined,
    hint: () => hintFor(session, screen, thinker),
    mayMarkPossible: (services.daily ?? services.puzzle ?? services.taught) === undefined,
    wished: () => null,
    next: pace.next,
    skip() {
      pace.skip()
      screen.display.rush()
    },
    retry() {
      screen.set({ stuck: null })
      course.goOn()
    },
    async standDown() {
      screen.set({ elsewhere: true })
      answering.stop()
      thinker.stop()
      await session.saved()
    },
    close() {
      course.close()
      pace.close()
      answering.stop()
      thinker.stop()
      screen.close()
    },
  }
}

/** What the person at the screen may do: make a move, take it back, come to the screen. */
const actsOf = (
  session: Session,
  screen: Screen,
  course: Course,
  answering: Answering,
): Pick<Table, 'play' | 'undo' | 'open'> => ({
  play(move, pictured) {
    const seat = screen.viewer()
    if (seat === null || screen.state().elsewhere) return null
    const isShared = session.persons.length > 1 && session.isWindow()
    const isClaim = isShared && move !== session.silence(seat)
    const refused = course.advance(seat, move, pictured)
    if (refused !== null) return refused
    // A cut-in that closed the window has opened one of its own: there everybody is asked anew.
    if (isShared && answering.isOpen()) answering.goOn(isClaim)
    course.goOn()
    return null
  },
  undo() {
    const refused = session.undo(screen.viewer())
    if (refused !== null) return refused
    session.save()
    screen.look(screen.viewer())
    return null
  },
  open() {
    const seat = screen.state().curtain
    if (seat === null) return
    screen.set({ curtain: null })
    session.restart()
    screen.look(seat)
    course.goOn()
  },
})

/** What a good bot would do; null where it is no longer asked for. */
const hintFor = async (session: Session, { viewer }: Screen, thinker: Thinker): Promise<Advice | null> => {
  const { match, players } = session
  const seat = viewer()
  if (seat === null) return null
  match.hints += 1
  session.save()
  const made = movesMade(players.length, match.moves)[seat]
  const { move, reason } = await thinker.think({ match, seat, level: HINT_LEVEL })
  return viewer() === seat && movesMade(players.length, match.moves)[seat] === made ? { move, reason } : null
}
