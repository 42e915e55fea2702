import { type GameEvent, isRefusal, type Outcome, type Refusal, type Seat, type SeatInfo } from '@tefuda/kernel'
import type { SeatView, TableView } from '@tefuda/wire'
import type { SeenGame } from '@tefuda/wire/seen-game'
import type { SeatPlayer } from '../storage/index.ts'
import type { Clock } from '../table/asking.ts'
import { createDisplay, type Stage } from '../table/display.ts'
import type { Played } from '../table/played.ts'
import type { Finished, Sent, Table, TableState } from '../table/table.ts'
import type { SeatContext, TableGame } from '../table/table-game.ts'
import { playThrough } from '../table/timeline.ts'
import { audit, type Verdict } from './audit.ts'
import { hasEnded } from './has-ended.ts'
import { remoteContext, silenceOf } from './remote-context.ts'
import type { GameStep, Room } from './room.ts'

/** What the table needs from the outside. */
export interface RemoteServices {
  readonly stage: Stage
  /** The clock of the screen. */
  readonly clock: Clock
  /** The record of the session, once it is over. */
  readonly record: () => Promise<unknown>
  /** The commitments this device was shown. */
  readonly shown: (match: string) => TableView['commitments'] | null
  /** Keeps a record that stands up. */
  readonly keep: (verdict: Verdict & { readonly kind: 'sound' }) => Promise<Finished>
}

/** What became of the record after the session. */
export type Ending =
  | { readonly kind: 'asking' }
  | { readonly kind: 'checked'; readonly verdict: Verdict }
  | { readonly kind: 'unreachable'; readonly refusal: Refusal }

/** A table whose game is kept by the server; this page knows what it is told. */
export interface RemoteTable extends Table {
  /** Null while the session goes on. */
  ending(): Ending | null
}

/** After a loss, so many events are shown one after another; more are hurried, and of very many only the last stands. */
const UNHURRIED = 20
const SHOWN = 80
/** A deal that has ended is told for so long while one's time is running; without a clock, until somebody goes on. */
const HALT = 6000
/** Whoever lets something pass and comes too late with that has got what they wanted. */
const TOO_LATE: readonly string[] = ['moment-past', 'time-up']
/** A record that could not be had is asked for again so often, the first time after so long; each wait is twice the one before. */
const MORE_TRIES = 6
const FIRST_AGAIN = 2000

/** Sits down before a game that has been dealt at an online table. */
export const createRemoteTable = (
  room: Room,
  played: Played,
  tableGame: TableGame,
  begun: SeenGame,
  { stage, clock, record, shown, keep }: RemoteServices,
): RemoteTable => {
  const listeners = new Set<() => void>()
  let game = begun
  /** The own move that is on its way: after how many it was made, and whether its cards lie on the field already. */
  let way: { readonly turn: number; readonly pictured: boolean; readonly sent: Sent } | null = null
  let ending: Ending | null = null
  let isAsking = false
  let tries = 0
  let closed = false
  let cancelHalt = (): void => {}
  let cancelAgain = (): void => {}

  const tableView = (): TableView => room.state().table!
  const display = createDisplay(tableGame, played, stage, game.now.view, game.events)

  const seatsOf = remembered(({ seats }: TableView) => seats.map(infoOf))
  const playersOf = remembered(({ seats }: TableView) => seats.map(playerOf))

  /** The same context for as long as it is about the same view, so that what was drawn and listed for it is not lost. */
  let context: SeatContext | null = null
  const contextFor = (view: unknown, seat: Seat | null, due: boolean): SeatContext => {
    if (context === null || context.view !== view || context.seat !== seat || context.due !== due)
      context = remoteContext(played, view, seat, due)
    return context
  }

  /** What happens meanwhile is seen, too. */
  const sentNow = (): Sent | null => {
    if (way === null) return null
    const { move, context } = way.sent
    if (context.view !== game.now.view)
      way = { ...way, sent: { move, context: remoteContext(played, game.now.view, context.seat, game.now.due) } }
    return way.sent
  }

  type Snapshot = Omit<TableState, 'refused' | 'finished' | 'whole' | 'window' | 'scores'>
  const snapshot = (): Snapshot => {
    const table = tableView()
    const { seat } = table.you
    const { now } = game
    const isRunning = table.stage === 'playing'
    return {
      context: contextFor(now.view, seat, isRunning && now.due && way === null),
      sent: sentNow(),
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
      isOut: table.stage === 'stopped',
      outcome: now.outcome as Outcome | null,
      mayUndo: table.may.undo && seat !== null && way === null,
    }
  }
  let state: TableState = {
    ...snapshot(),
    refused: null,
    finished: null,
    whole: null,
    window: null,
    scores: game.scores,
  }
  const set = (change: Partial<TableState>): void => {
    state = { ...state, ...change }
    for (const listener of listeners) listener()
  }

  /** The time in which all are asked begins to show once what they are asked about lies there. */
  const showWindow = async (): Promise<void> => {
    const { window } = game.now
    if (window === null) {
      set({ window: null })
      return
    }
    if (state.window !== null) set({ window: { length: window.length, ends: room.clock.here(window.ends) } })
    await display.idle()
    if (closed || game.now.window !== window) return
    set({ window: { length: window.length, ends: room.clock.here(window.ends) } })
  }

  const follow = (step: GameStep): void => {
    ;({ game } = step)
    const settled = way !== null && game.now.turn > way.turn ? way : null
    if (settled !== null) way = null
    set({ ...snapshot(), scores: game.scores })
    if (step.kind === 'anew') renew()
    else show(step, settled?.pictured === true)
    void showWindow()
    watchHalt()
    finishWhenOver()
    if (step.kind === 'anew' || step.missed) askAnew()
  }

  const renew = (): void => display.reset(game.now.view, game.events)

  const show = ({ added, missed }: GameStep & { kind: 'on' }, pictured: boolean): void => {
    const acts = missed && added.length > SHOWN ? [] : actsIn(added, tableGame.begins)
    if (acts.length === 0) renew()
    for (const [place, events] of acts.entries())
      display.show({
        events,
        ...(place === acts.length - 1 && { after: game.now.view }),
        pictured: pictured && place === 0,
      })
    if (missed && added.length > UNHURRIED) display.rush()
  }

  /** While somebody's time is running nobody waits for a sheet to be closed. */
  const watchHalt = (): void => {
    if (halt === null || isTimed || !isTimeRunning()) return
    isTimed = true
    cancelHalt = clock.after(HALT, display.resume)
  }
  const isTimeRunning = (): boolean =>
    game.now.window !== null || game.now.clocks?.some(({ deadline }) => deadline) === true
  let halt = display.scene().halt
  /** The end of the halt is set. */
  let isTimed = false
  const unwatch = display.subscribe(() => {
    const next = display.scene().halt
    if (next === halt) return
    halt = next
    cancelHalt()
    isTimed = false
    watchHalt()
  })

  const finishWhenOver = (): void => {
    if (ending !== null || !hasEnded(tableView())) return
    ending = { kind: 'asking' }
    void finish()
  }

  /** After a sync the server is there again. */
  const askAnew = (): void => {
    if (ending?.kind !== 'unreachable' || isAsking) return
    tries = 0
    void finish()
  }

  const finish = async (): Promise<void> => {
    cancelAgain()
    isAsking = true
    const told = await record()
    isAsking = false
    if (isRefusal(told)) {
      ending = { kind: 'unreachable', refusal: told }
      if (!closed && tries < MORE_TRIES) cancelAgain = clock.after(FIRST_AGAIN * 2 ** tries++, () => void finish())
      await display.idle()
      set({})
      return
    }
    const { commitments, you } = tableView()
    const verdict = audit(told, {
      fingerprint: played.fingerprint,
      shown: shown(commitments.match),
      viewer: you.seat,
      events: game.events,
    })
    ending = { kind: 'checked', verdict }
    set({})
    if (verdict.kind !== 'sound') return
    const finished = await keep(verdict)
    await display.idle()
    if (closed) return
    const timeline = playThrough(verdict.record)
    set({ finished, whole: verdict.match, ...('scores' in timeline && { scores: timeline.scores }) })
  }

  /** The clock, or another window, may have moved meanwhile, and something else may be on its way. */
  const refuse = (refused: Refusal | null, turn: number): void => {
    if (way?.turn === turn) way = null
    set({ ...snapshot(), refused })
  }

  const unsubscribe = [
    room.onGame(follow),
    room.subscribe(() => {
      set(snapshot())
      finishWhenOver()
    }),
    unwatch,
  ]
  void showWindow()
  finishWhenOver()

  return {
    played,
    display,
    state: () => state,
    ending: () => ending,
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    play(move, pictured) {
      const { context } = state
      if (way !== null || context.seat === null) return null
      const against = context.check(move)
      // A foul is played all the same, and punished.
      if (against !== null && against.foul !== true) return against
      const { turn, phase, view } = game.now
      const isSilence = phase === 'window' && move === silenceOf(played, view, context.seat)
      way = { turn, pictured, sent: { move, context } }
      set({ ...snapshot(), refused: null })
      const send = async (): Promise<void> => {
        const answer = await room.order({ do: 'move', move, turn })
        if (isRefusal(answer)) refuse(isSilence && TOO_LATE.includes(answer.code) ? null : answer, turn)
      }
      void send()
      return null
    },
    forgetRefusal() {
      if (state.refused !== null) set({ refused: null })
    },
    undo() {
      const propose = async (): Promise<void> => {
        const answer = await room.order({ do: 'offer', offer: 'undo' })
        if (isRefusal(answer)) set({ refused: answer })
      }
      void propose()
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
      cancelHalt()
      cancelAgain()
      for (const end of unsubscribe) end()
      listeners.clear()
    },
  }
}

/** Events move by move; what comes before the first that begins one belongs to a move that was shown already. */
const actsIn = (events: readonly GameEvent[], begins: (event: GameEvent) => boolean): GameEvent[][] => {
  const acts: GameEvent[][] = [[]]
  for (const event of events) {
    if (begins(event) && acts.at(-1)!.length > 0) acts.push([])
    acts.at(-1)!.push(event)
  }
  return acts
}

const infoOf = (seat: SeatView): SeatInfo =>
  seat.kind === 'person' || seat.kind === 'program' ? { name: seat.name } : {}

const playerOf = (seat: SeatView): SeatPlayer =>
  seat.kind === 'bot' ? { kind: 'bot', bot: '', level: seat.level } : { kind: 'person' }

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
