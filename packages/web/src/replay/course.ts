import type { BrokenRecord, GameEvent, GameRecord, Match, Seat } from '@tefuda/kernel'
import { contextOf } from '../table/seat-context.ts'
import type { SeatContext } from '../table/table-game.ts'
import { playThrough } from '../table/timeline.ts'

/** A recorded session at all its positions, from 0 before the first move on. */
export interface Course {
  readonly record: GameRecord
  readonly match: Match
  readonly length: number
  /** Running scores at each position. */
  readonly scores: readonly (readonly number[])[]
  /** Who makes the move after a position; null at the end. */
  readonly mover: (position: number) => Seat | null
  /** The match as it stood at a position. */
  readonly at: (position: number) => Match
  /** What a seat saw at a position. */
  readonly context: (position: number, seat: Seat) => SeatContext
  /** What a move caused, counted from 1. */
  readonly events: (move: number) => readonly GameEvent[]
}

/** Plays a record through and keeps every position. */
export const courseOf = (record: GameRecord): Course | BrokenRecord => {
  const states: unknown[] = []
  const timeline = playThrough(record, (match) => states.push(match.engine.clone(match.state)))
  if ('refusal' in timeline) return timeline
  const { match, scores } = timeline
  const at = (position: number): Match => ({ ...match, state: states[position], moves: match.moves.slice(0, position) })
  return {
    record,
    match,
    length: record.moves.length,
    scores,
    mover: (position) => record.moves[position]?.[0] ?? null,
    at,
    context: (position, seat) => contextOf(at(position), seat),
    events: (move) => match.events.slice(match.marks[move - 1], match.marks[move] ?? match.events.length),
  }
}
