import {
  type GameEvent,
  type GameRecord,
  isRefusal,
  type Match,
  mayReconsider,
  playMove,
  type Refusal,
  reconsider,
  recordOf,
  type Seat,
  undoMove,
} from '@tefuda/kernel'
import type { SavedGame, SeatPlayer } from '../storage/index.ts'
import type { Finished } from './table.ts'

/** Where a session is kept. */
export interface Keeping {
  readonly save: (game: SavedGame) => Promise<void>
  /** Keeps a finished session in place of the running one. */
  readonly finish: (table: string, record: GameRecord) => Promise<Finished>
}

/** The state of a game that is played here: its moves and scores, and what is kept of it. Who looks on is no part of it. */
export interface Session {
  readonly match: Match
  readonly players: readonly SeatPlayer[]
  /** The seats of persons, ascending. */
  readonly persons: readonly Seat[]
  /** Running scores before the first move and after each. */
  scores(): readonly (readonly number[])[]
  isWindow(): boolean
  /** The number of the last event that everybody saw: answers, told to nobody else, do not make another moment of it. */
  moment(): number
  personsDue(): readonly Seat[]
  /** What is played for a seat that lets its time pass. */
  silence(seat: Seat): string
  /** Plays a move of any seat, for which the time since the last one, or since `restart`, is noted. */
  play(seat: Seat, move: string): readonly GameEvent[] | Refusal
  /** Time counts for the next move from now on. */
  restart(): void
  undo(seat: Seat | null): Refusal | null
  save(): void
  /** Resolves when everything has been saved. */
  saved(): Promise<void>
  finish(): Promise<Finished>
}

/** `now` is a clock that never goes back, in milliseconds; `scores` are those before the first move and after each so far. */
export const createSession = (
  id: string,
  match: Match,
  players: readonly SeatPlayer[],
  scores: readonly (readonly number[])[],
  { save, finish, now }: Keeping & { readonly now: () => number },
): Session => {
  const { engine } = match
  const persons = players.flatMap((player, seat) => (player.kind === 'person' ? [seat] : []))
  let history = scores
  let began = now()
  let saving: Promise<void> = Promise.resolve()
  return {
    match,
    players,
    persons,
    scores: () => history,
    isWindow: () => engine.status(match.state).phase === 'window',
    moment: () => match.events.findLastIndex((event) => engine.eventFor(event, null) !== null),
    personsDue: () => engine.toAct(match.state).filter((seat) => persons.includes(seat)),
    silence: (seat) => engine.format(engine.timeoutMove(match.state, seat)),
    play(seat, move) {
      const at = now()
      const events = playMove(match, seat, move, Math.round(at - began))
      if (isRefusal(events)) return events
      began = at
      history = [...history, engine.status(match.state).scores]
      return events
    },
    restart() {
      began = now()
    },
    undo(seat) {
      const refused = seat !== null && mayReconsider(match, seat) ? reconsider(match, seat) : undoMove(match)
      if (refused === null) history = history.slice(0, -1)
      return refused
    },
    save() {
      const game: SavedGame = { id, record: recordOf(match), seats: players, updated: Date.now() }
      saving = saving.then(() => save(game))
    },
    saved: () => saving,
    finish: () => finish(id, recordOf(match)),
  }
}
