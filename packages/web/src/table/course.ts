import { isRefusal, type Phase, type Refusal, Refused, type Seat } from '@tefuda/kernel'
import type { Thinker } from '../bots-worker/thinker.ts'
import type { Pace } from './pace.ts'
import type { Screen } from './screen.ts'
import type { Session } from './session.ts'
import { BOT_STUCK, reasonOf, TABLE_STUCK } from './stuck.ts'
import { movesMade, whoIsNext } from './turns.ts'

/** How a session goes on at a screen, from move to move until its end is kept. */
export interface Course {
  /** Plays a move of any seat and shows what the viewer sees of it. */
  advance(seat: Seat, move: string, pictured: boolean): Refusal | null
  /** Sees to whoever is next: a bot thinks, a person is asked to the screen, the end is kept. */
  goOn(): void
  /** Whether the table is closed, or played on in another window: nothing happens here any more. */
  isGone(): boolean
  close(): void
}

/** What a course needs of those who answer where several seats are asked at once. */
export interface Answers {
  begin(): Promise<void>
  afterMove(): void
}

/** `answering` is called for once the course goes on. */
export const createCourse = (
  session: Session,
  screen: Screen,
  thinker: Thinker,
  pace: Pace,
  answering: () => Answers,
): Course => {
  const { match } = session
  let closed = false
  let busy = false
  const isGone = (): boolean => closed || screen.state().elsewhere

  const advance = (seat: Seat, move: string, pictured: boolean): Refusal | null => {
    const events = session.play(seat, move)
    if (isRefusal(events)) return events
    screen.refresh()
    answering().afterMove()
    screen.show(events, pictured)
    if (pace.isSkipping()) screen.display.rush()
    if (screen.state().outcome === null) session.save()
    return null
  }

  const botMoves = async (seat: Seat): Promise<void> => {
    busy = true
    // While answers are collected, nobody learns who takes how long.
    screen.set({ thinking: session.isWindow() ? null : seat })
    const position = match.moves.length
    try {
      const [{ move }] = await Promise.all([thoughtOf(session, thinker, seat), rested(session, screen, pace)])
      busy = false
      if (isGone()) return
      screen.set({ thinking: null })
      const refused = advance(seat, move, false)
      // Somebody else may have moved meanwhile, where several are due at once; then it thinks again.
      if (refused !== null && match.moves.length === position) throw new Refused(refused)
      await next()
    } catch (error) {
      busy = false
      if (!closed) screen.set({ thinking: null, stuck: reasonOf(error, BOT_STUCK) })
    }
  }

  const next = async (): Promise<void> => {
    if (isGone()) return
    if (screen.state().outcome !== null) return finish(session, screen)
    const { phase } = match.engine.status(match.state)
    if (phase === 'window') void answering().begin()
    if (busy) return
    const waiting = waitingIn(session, screen, phase)
    if (waiting.for === 'bot') return botMoves(waiting.seat)
    if (waiting.for === 'nobody' || waiting.seat === screen.viewer() || phase === 'window') return
    await screen.display.idle()
    screen.look(null)
    screen.set({ curtain: waiting.seat })
  }

  return {
    advance,
    goOn: () => void next().catch((error: unknown) => screen.set({ stuck: reasonOf(error, TABLE_STUCK) })),
    isGone,
    close() {
      closed = true
    },
  }
}

/** Whom the session waits for; in turns whoever is behind comes first. */
const waitingIn = ({ match, players }: Session, screen: Screen, phase: Phase): ReturnType<typeof whoIsNext> => {
  const made = phase === 'turn' ? movesMade(players.length, match.moves) : null
  return whoIsNext(screen.state().due, players, made, screen.viewer())
}

const thoughtOf = ({ match, players }: Session, thinker: Thinker, seat: Seat): ReturnType<Thinker['think']> => {
  const player = players[seat]!
  return thinker.think({ match, seat, level: player.kind === 'bot' ? player.level : '' })
}

/** Keeps the end once everything has been seen. */
const finish = async (session: Session, screen: Screen): Promise<void> => {
  if (screen.state().finished !== null) return
  await session.saved()
  const finished = await session.finish()
  await screen.display.idle()
  screen.set({ finished })
}

/** Resolves when what was shown has been seen. Where others wait for nobody's move, or for all, nobody is held back. */
const rested = async (session: Session, screen: Screen, pace: Pace): Promise<void> => {
  await screen.display.idle()
  if (!session.isWindow() && session.personsDue().length === 0) await pace.rest()
}
