import type { Seat } from '@tefuda/kernel'
import type { ExerciseAt } from '../storage/index.ts'
import { preferences } from '../theme/index.ts'
import { type Clock, createAsking } from './asking.ts'
import { claimsOf } from './claims.ts'
import type { Answers, Course } from './course.ts'
import type { Screen } from './screen.ts'
import { contextOf } from './seat-context.ts'
import type { Session } from './session.ts'
import type { TableGame, Window } from './table-game.ts'

/** How the persons at one screen answer where several seats are asked at once. */
export interface Answering extends Answers {
  /** Asks the persons who are due once everything before has been shown: several all for the same time, one alone for as long as it takes. */
  begin(): Promise<void>
  /** Whether the persons are still asked what they were asked before. */
  isOpen(): boolean
  /** One of several persons has answered: a claim ends the asking, else the others are asked on. */
  goOn(isClaim: boolean): void
  /** All persons who have not answered let it pass. */
  letPass(): void
  /** The screen is this person's until they have answered. */
  claim(seat: Seat): void
  /** A move has been made: what nobody is asked any more is taken away. */
  afterMove(): void
  /** No time runs any more. */
  stop(): void
}

export const createAnswering = (
  session: Session,
  screen: Screen,
  course: Course,
  tableGame: TableGame,
  services: Clock & { readonly exercise?: ExerciseAt | undefined },
): Answering => {
  const { match, persons } = session
  /** Whoever takes up a game at a question is asked it, whatever is at hand to answer. */
  const takenUp = services.exercise === undefined ? null : session.moment()
  /** The moment at which persons were last asked. */
  let asked = -1
  const isOpen = (): boolean => session.isWindow() && session.moment() === asked
  const isNothing = (seat: Seat): boolean =>
    match.engine.moves(match.state, seat, { limit: 2 }).length < 2 ||
    (session.moment() !== takenUp && preferences().passAlone && !claimsOf(tableGame, contextOf(match, seat)).any)
  /** Whether the only person has nothing to say: bots learn nothing from an answer at once. */
  const isVain = (): boolean => persons.length === 1 && session.personsDue().every(isNothing)
  const letPass = (): void => {
    if (!session.isWindow() || course.isGone()) return
    for (const seat of session.personsDue()) course.advance(seat, session.silence(seat), false)
    course.goOn()
  }
  const asking = createAsking(services, letPass)
  const wait = (window: Window): void =>
    screen.set({ window, claims: persons.length > 1 ? session.personsDue() : null })
  return {
    async begin() {
      const moment = session.moment()
      if (asked === moment || session.personsDue().length === 0) return
      asked = moment
      await screen.display.idle()
      if (course.isGone() || session.moment() !== moment || !session.isWindow()) return
      if (isVain()) return letPass()
      if (persons.length === 1) return screen.set({ window: UNTIMED, claims: null })
      screen.look(null)
      wait(asking.start(tableGame.seconds(match.rules) * 1000))
    },
    isOpen,
    goOn(isClaim) {
      if (isClaim) return letPass()
      screen.look(null)
      if (session.personsDue().length > 0) wait(asking.resume())
    },
    letPass,
    claim(seat) {
      if (screen.state().claims?.includes(seat) !== true) return
      asking.hold()
      screen.set({ window: null, claims: null })
      session.restart()
      screen.look(seat)
    },
    afterMove() {
      if (isOpen()) return
      asking.stop()
      const { window, claims } = screen.state()
      if (window !== null || claims !== null) screen.set({ window: null, claims: null })
    },
    stop: () => asking.stop(),
  }
}

/** Nobody waits for the answer but bots. */
const UNTIMED: Window = { length: Number.POSITIVE_INFINITY, ends: Number.POSITIVE_INFINITY }
