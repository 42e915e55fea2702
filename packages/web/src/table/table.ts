import {
  eventsFor,
  type GameEvent,
  type GameRecord,
  isRefusal,
  type Match,
  mayUndo,
  type Outcome,
  type Phase,
  playMove,
  type Refusal,
  Refused,
  recordOf,
  type Seat,
  type SeatInfo,
  undoMove,
  type Viewer,
} from '@tefuda/kernel'
import type { Thinker } from '../bots-worker/thinker.ts'
import type { SavedGame, SeatPlayer } from '../storage/index.ts'
import { type Clock, createAsking } from './asking.ts'
import { createDisplay, type Display, type Stage } from './display.ts'
import { onlyPerson } from './names.ts'
import { type Played, playedIn } from './played.ts'
import { contextOf } from './seat-context.ts'
import { BOT_STUCK, reasonOf, TABLE_STUCK } from './stuck.ts'
import type { SeatContext, TableGame, Window } from './table-game.ts'
import { movesMade, whoIsNext } from './turns.ts'

/** What the table needs from the outside. */
export interface Services extends Clock {
  readonly save: (game: SavedGame) => Promise<void>
  /** Keeps a finished session in place of the running one. */
  readonly finish: (table: string, record: GameRecord) => Promise<Finished>
  readonly thinker: Thinker
  readonly stage: Stage
}

/** A session that has come to its end and been kept. */
export interface Finished {
  /** Id of its record, for the replay. */
  readonly record: string
  /** The best score before it, for one person alone; null where it does not count. */
  readonly best: { readonly before: number | null; readonly improved: boolean } | null
}

/** A move on its way to a table elsewhere, and the context in which it is made: as it was, or as it is seen now. */
export interface Sent {
  readonly move: string
  readonly context: SeatContext
}

export interface TableState {
  /** What the viewer sees of the game as it stands; `Display` may still be on the way there. */
  readonly context: SeatContext
  readonly due: readonly Seat[]
  readonly phase: Phase
  /** What the seats are called, as far as they have names. */
  readonly seats: readonly SeatInfo[]
  readonly players: readonly SeatPlayer[]
  /** The seat that is simply "you"; null where several persons look at this screen, or none sits at the table. */
  readonly you: Seat | null
  /** The person who should take the screen; null while the right one sits before it. */
  readonly curtain: Seat | null
  /** The time persons have to answer where several seats are asked at once; null where none runs. */
  readonly window: Window | null
  /** The persons who may claim at this screen, all of them looking at it; null where there is no such moment. */
  readonly claims: readonly Seat[] | null
  /** The bot that is thinking, as far as everybody may know. */
  readonly thinking: Seat | null
  /** Why a bot does not go on; null while all is well. */
  readonly stuck: Refusal | null
  /** The viewer's move that is on its way to a table elsewhere; here moves are played at once. */
  readonly sent: Sent | null
  /** Why the move that was sent is not played after all. */
  readonly refused: Refusal | null
  /** Another window has the table. */
  readonly elsewhere: boolean
  /** Nothing is asked of the viewer any more: the game was stopped. */
  readonly isOut: boolean
  readonly outcome: Outcome | null
  readonly finished: Finished | null
  /** The whole session, once it is over and everybody may know everything. */
  readonly whole: Match | null
  /** Running scores before the first move and after each. */
  readonly scores: readonly (readonly number[])[]
  readonly mayUndo: boolean
}

/** A table, wherever the game is kept. */
export interface Table {
  readonly played: Played
  readonly display: Display
  state(): TableState
  subscribe(listener: () => void): () => void
  /** Plays a move of the viewer. `pictured`: its cards lie on the field already, as a preview. */
  play(move: string, pictured: boolean): Refusal | null
  /** The refusal of the move that was sent has been read. */
  forgetRefusal(): void
  /** Takes the last move back, where the rules allow it. */
  undo(): Refusal | null
  /** The person for whom the curtain waits has come. */
  open(): void
  /** One of those who look at the screen together claims: the screen is theirs until they have answered. */
  claim(seat: Seat): void
  /** None of them claims. */
  letPass(): void
  /** The move a good bot would make for the viewer, who is told null where it cannot say. Null where nobody gives hints. */
  readonly hint: (() => Promise<string | null>) | null
  /** Lets bots try again. */
  retry(): void
  close(): void
}

/** A table at which a session is played on this screen. */
export interface LocalTable extends Table {
  readonly match: Match
  readonly players: readonly SeatPlayer[]
  /** Another window has taken over: nothing more happens here. Resolves when the last move is saved. */
  standDown(): Promise<void>
}

/** Sets a table on this screen. */
export const createTable = (
  id: string,
  match: Match,
  players: readonly SeatPlayer[],
  scores: readonly (readonly number[])[],
  tableGame: TableGame,
  services: Services,
): LocalTable => {
  const persons = players.flatMap((player, seat) => (player.kind === 'person' ? [seat] : []))
  const { engine } = match
  const listeners = new Set<() => void>()
  let viewer: Viewer = persons.length === 1 ? persons[0]! : null
  let history = scores
  let began = services.now()
  let saving: Promise<void> = Promise.resolve()
  let closed = false
  /** The moment at which persons were last asked. */
  let asked = -1
  let busy = false
  const asking = createAsking(services, () => letPass())

  const isWindow = (): boolean => engine.status(match.state).phase === 'window'
  /** What the viewer sees: while seats are asked together, as if nobody else had answered. */
  const seen = (events: readonly GameEvent[]): unknown =>
    isWindow() ? events.reduce(engine.viewAfter, engine.initialView(viewer)) : engine.view(match.state, viewer)
  const before = eventsFor(match, viewer)
  const display = createDisplay(tableGame, match, services.stage, seen(before), before)

  const personsDue = (): Seat[] => engine.toAct(match.state).filter((seat) => players[seat]?.kind === 'person')
  /** What is played for a seat that lets its time pass. */
  const silence = (seat: Seat): string => engine.format(engine.timeoutMove(match.state, seat))

  type Snapshot = Pick<TableState, 'context' | 'due' | 'phase' | 'outcome' | 'whole' | 'scores' | 'mayUndo'>
  const snapshot = (): Snapshot => {
    const outcome = engine.outcome(match.state)
    return {
      context: contextOf(match, viewer),
      due: engine.toAct(match.state),
      phase: engine.status(match.state).phase,
      outcome,
      whole: outcome === null ? null : match,
      scores: history,
      mayUndo: mayUndo(match),
    }
  }
  let state: TableState = {
    ...snapshot(),
    seats: match.seats,
    players,
    you: onlyPerson(players),
    sent: null,
    refused: null,
    curtain: null,
    window: null,
    claims: null,
    thinking: null,
    stuck: null,
    elsewhere: false,
    isOut: false,
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
    if (momentOf(match) !== asked || !isWindow()) endAsking()
    display.show({
      events: events.flatMap((event) => engine.eventFor(event, viewer) ?? []),
      ...(!isWindow() && { after: state.context.view }),
      pictured,
    })
    if (state.outcome === null) save()
    return null
  }

  const endAsking = (): void => {
    asking.stop()
    if (state.window !== null || state.claims !== null) set({ window: null, claims: null })
  }

  /** Asks the persons who are due once everything before has been shown: several all for the same time, one alone for as long as it takes. */
  const ask = async (): Promise<void> => {
    const moment = momentOf(match)
    if (asked === moment || personsDue().length === 0) return
    asked = moment
    await display.idle()
    if (closed || state.elsewhere || momentOf(match) !== moment || !isWindow()) return
    if (isVain()) return letPass()
    if (persons.length === 1) return set({ window: UNTIMED, claims: null })
    look(null)
    waitForPersons(asking.start(tableGame.seconds(match.rules) * 1000))
  }

  /** Whether the only person has nothing to say: bots learn nothing from an answer at once. */
  const isVain = (): boolean =>
    persons.length === 1 && personsDue().every((seat) => engine.moves(match.state, seat, { limit: 2 }).length < 2)

  const waitForPersons = (window: Window): void => set({ window, claims: persons.length > 1 ? personsDue() : null })

  /** All persons who have not answered let it pass. */
  const letPass = (): void => {
    if (!isWindow() || closed || state.elsewhere) return
    for (const seat of personsDue()) advance(seat, silence(seat), false)
    void running()
  }

  /** One of several persons has answered: a claim ends the asking, else the others are asked on. */
  const goOnAsking = (isClaim: boolean): void => {
    if (isClaim) letPass()
    else if (personsDue().length > 0) {
      look(null)
      waitForPersons(asking.resume())
    } else look(null)
  }

  const look = (next: Viewer): void => {
    viewer = next
    set(snapshot())
    const events = eventsFor(match, viewer)
    display.reset(seen(events), events)
  }

  const finish = async (): Promise<void> => {
    if (state.finished !== null) return
    await saving
    const finished = await services.finish(id, recordOf(match))
    await display.idle()
    set({ finished })
  }

  const botMoves = async (seat: Seat): Promise<void> => {
    busy = true
    // While answers are collected, nobody learns who takes how long.
    set({ thinking: isWindow() ? null : seat })
    const player = players[seat]!
    const position = match.moves.length
    try {
      const { move } = await services.thinker.think({ match, seat, level: player.kind === 'bot' ? player.level : '' })
      await display.idle()
      busy = false
      if (closed || state.elsewhere) return
      set({ thinking: null })
      const refused = advance(seat, move, false)
      // Somebody else may have moved meanwhile, where several are due at once; then it thinks again.
      if (refused !== null && match.moves.length === position) throw new Refused(refused)
      await goOn()
    } catch (error) {
      busy = false
      if (!closed) set({ thinking: null, stuck: reasonOf(error, BOT_STUCK) })
    }
  }

  /** Sees to whoever is next: a bot thinks, a person is asked to the screen, the end is kept. */
  const goOn = async (): Promise<void> => {
    if (closed || state.elsewhere) return
    if (state.outcome !== null) return finish()
    const { phase } = engine.status(match.state)
    if (phase === 'window') void ask()
    if (busy) return
    const made = phase === 'turn' ? movesMade(players.length, match.moves) : null
    const next = whoIsNext(state.due, players, made, viewer)
    if (next.for === 'bot') return botMoves(next.seat)
    if (next.for === 'nobody' || next.seat === viewer || phase === 'window') return
    await display.idle()
    look(null)
    set({ curtain: next.seat })
  }

  const running = (): Promise<void> => goOn().catch((error: unknown) => set({ stuck: reasonOf(error, TABLE_STUCK) }))
  void running()

  return {
    played: playedIn(match),
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
      const isShared = persons.length > 1 && isWindow()
      const isClaim = isShared && move !== silence(viewer)
      const refused = advance(viewer, move, pictured)
      if (refused !== null) return refused
      // A cut-in that closed the window has opened one of its own: there everybody is asked anew.
      if (isShared && isWindow() && momentOf(match) === asked) goOnAsking(isClaim)
      void running()
      return null
    },
    forgetRefusal: () => {},
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
    claim(seat) {
      if (state.claims?.includes(seat) !== true) return
      asking.hold()
      set({ window: null, claims: null })
      began = services.now()
      look(seat)
    },
    letPass,
    hint: async () => {
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
      asking.stop()
      services.thinker.stop()
      await saving
    },
    close() {
      closed = true
      asking.stop()
      services.thinker.stop()
      listeners.clear()
    },
  }
}

/** Nobody waits for the answer but bots. */
const UNTIMED: Window = { length: Number.POSITIVE_INFINITY, ends: Number.POSITIVE_INFINITY }

/** The number of the last event that everybody saw: answers, told to nobody else, do not make another moment of it. */
const momentOf = ({ engine, events }: Match): number =>
  events.findLastIndex((event) => engine.eventFor(event, null) !== null)

/** The level of bot that gives hints. */
export const HINT_LEVEL = 'hint'
