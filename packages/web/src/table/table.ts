import {
  eventsFor,
  type GameEvent,
  type GameRecord,
  isRefusal,
  type Match,
  mayUndo,
  type Outcome,
  playMove,
  type Refusal,
  Refused,
  recordOf,
  type Seat,
  undoMove,
  type Viewer,
} from '@tefuda/kernel'
import type { Thinker } from '../bots-worker/thinker.ts'
import type { SavedGame, SeatPlayer } from '../storage/index.ts'
import { deskOf } from './desk.ts'
import { createDisplay, type Display, type Stage } from './display.ts'
import type { Desk, Middle } from './middle.ts'
import { BOT_STUCK, reasonOf, TABLE_STUCK } from './stuck.ts'
import { movesMade, whoIsNext } from './turns.ts'

/** What the table needs from the outside. */
export interface Services {
  readonly save: (game: SavedGame) => Promise<void>
  /** Keeps a finished session in place of the running one. */
  readonly finish: (table: string, record: GameRecord) => Promise<Finished>
  readonly thinker: Thinker
  readonly stage: Stage
  /** Milliseconds on a clock that never goes back. */
  readonly now: () => number
}

/** A session that has come to its end and been kept. */
export interface Finished {
  /** Id of its record, for the replay. */
  readonly record: string
  /** The best score before it, for one person alone; null where it does not count. */
  readonly best: { readonly before: number | null; readonly improved: boolean } | null
}

export interface TableState {
  /** What the viewer sees of the game as it stands; `Display` may still be on the way there. */
  readonly desk: Desk
  readonly due: readonly Seat[]
  /** The person who should take the screen; null while the right one sits before it. */
  readonly curtain: Seat | null
  /** The bot that is thinking. */
  readonly thinking: Seat | null
  /** Why a bot does not go on; null while all is well. */
  readonly stuck: Refusal | null
  /** Another window has the table. */
  readonly elsewhere: boolean
  readonly outcome: Outcome | null
  readonly finished: Finished | null
  /** Running scores before the first move and after each. */
  readonly scores: readonly (readonly number[])[]
  readonly mayUndo: boolean
}

export interface Table {
  readonly match: Match
  readonly players: readonly SeatPlayer[]
  readonly display: Display
  state(): TableState
  subscribe(listener: () => void): () => void
  /** Plays a move of the viewer. `pictured`: its cards lie on the field already, as a preview. */
  play(move: string, pictured: boolean): Refusal | null
  /** Takes the last move back, where the rules allow it. */
  undo(): Refusal | null
  /** The person for whom the curtain waits has come. */
  open(): void
  /** The move a good bot would make for the viewer; null where it cannot say. */
  hint(): Promise<string | null>
  /** Lets bots try again. */
  retry(): void
  /** Another window has taken over: nothing more happens here. Resolves when the last move is saved. */
  standDown(): Promise<void>
  close(): void
}

/** A table at which a session is played on this screen. */
export const createTable = (
  id: string,
  match: Match,
  players: readonly SeatPlayer[],
  scores: readonly (readonly number[])[],
  middle: Middle,
  services: Services,
): Table => {
  const persons = players.flatMap((player, seat) => (player.kind === 'person' ? [seat] : []))
  const { engine } = match
  const listeners = new Set<() => void>()
  let viewer: Viewer = persons.length === 1 ? persons[0]! : null
  let history = scores
  let began = services.now()
  let saving: Promise<void> = Promise.resolve()
  let closed = false

  const lastEvents = (): GameEvent[] =>
    match.events
      .slice(match.marks.at(-1) ?? match.events.length)
      .flatMap((event) => engine.eventFor(event, viewer) ?? [])
  const display = createDisplay(
    middle,
    services.stage,
    engine.view(match.state, viewer),
    eventsFor(match, viewer),
    lastEvents(),
  )

  const snapshot = (): Omit<TableState, 'curtain' | 'thinking' | 'stuck' | 'elsewhere' | 'finished'> => ({
    desk: deskOf(match, viewer),
    due: engine.toAct(match.state),
    outcome: engine.outcome(match.state),
    scores: history,
    mayUndo: mayUndo(match),
  })
  let state: TableState = {
    ...snapshot(),
    curtain: null,
    thinking: null,
    stuck: null,
    elsewhere: false,
    finished: null,
  }
  const set = (change: Partial<TableState>): void => {
    state = { ...state, ...change }
    for (const listener of listeners) listener()
  }

  const save = (): void => {
    const game: SavedGame = { id, record: recordOf(match), seats: players, updated: Date.now() }
    saving = saving.then(() => services.save(game))
  }

  /** Plays a move of any seat and shows what the viewer sees of it. */
  const advance = (seat: Seat, text: string, pictured: boolean): Refusal | null => {
    const now = services.now()
    const events = playMove(match, seat, text, Math.round(now - began))
    if (isRefusal(events)) return events
    began = now
    history = [...history, engine.status(match.state).scores]
    set(snapshot())
    display.show({
      events: events.flatMap((event) => engine.eventFor(event, viewer) ?? []),
      after: state.desk.view,
      pictured,
    })
    if (state.outcome === null) save()
    return null
  }

  const look = (next: Viewer): void => {
    viewer = next
    set(snapshot())
    display.reset(state.desk.view, eventsFor(match, viewer), lastEvents())
  }

  const finish = async (): Promise<void> => {
    if (state.finished !== null) return
    await saving
    const finished = await services.finish(id, recordOf(match))
    await display.idle()
    set({ finished })
  }

  const botMoves = async (seat: Seat): Promise<void> => {
    set({ thinking: seat })
    const player = players[seat]!
    const position = match.moves.length
    try {
      const { move } = await services.thinker.think({ match, seat, level: player.kind === 'bot' ? player.level : '' })
      await display.idle()
      if (closed || state.elsewhere) return
      set({ thinking: null })
      const refused = advance(seat, move, false)
      // Somebody else may have moved meanwhile, where several are due at once; then it thinks again.
      if (refused !== null && match.moves.length === position) throw new Refused(refused)
      await goOn()
    } catch (error) {
      if (!closed) set({ thinking: null, stuck: reasonOf(error, BOT_STUCK) })
    }
  }

  /** Sees to whoever is next: a bot thinks, a person is asked to the screen, the end is kept. */
  const goOn = async (): Promise<void> => {
    if (closed || state.elsewhere) return
    if (state.outcome !== null) return finish()
    if (state.thinking !== null) return
    const next = whoIsNext(state.due, players, movesMade(players.length, match.moves), viewer)
    if (next.for === 'bot') return botMoves(next.seat)
    if (next.for === 'nobody' || next.seat === viewer) return
    await display.idle()
    look(null)
    set({ curtain: next.seat })
  }

  const running = (): Promise<void> => goOn().catch((error: unknown) => set({ stuck: reasonOf(error, TABLE_STUCK) }))
  void running()

  return {
    match,
    players,
    display,
    state: () => state,
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    play(move, pictured) {
      if (viewer === null || state.elsewhere) return null
      const refused = advance(viewer, move, pictured)
      if (refused === null) void running()
      return refused
    },
    undo() {
      const refused = undoMove(match)
      if (refused !== null) return refused
      history = history.slice(0, -1)
      save()
      look(viewer)
      return null
    },
    open() {
      const seat = state.curtain
      if (seat === null) return
      set({ curtain: null })
      began = services.now()
      look(seat)
      void running()
    },
    async hint() {
      const seat = viewer
      if (seat === null) return null
      const made = movesMade(players.length, match.moves)[seat]
      const { move } = await services.thinker.think({ match, seat, level: HINT_LEVEL })
      return viewer === seat && movesMade(players.length, match.moves)[seat] === made ? move : null
    },
    retry() {
      set({ stuck: null })
      void running()
    },
    async standDown() {
      set({ elsewhere: true })
      services.thinker.stop()
      await saving
    },
    close() {
      closed = true
      services.thinker.stop()
      listeners.clear()
    },
  }
}

/** The level of bot that gives hints. */
export const HINT_LEVEL = 'hint'
