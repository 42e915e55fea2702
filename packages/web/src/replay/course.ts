import { findGame } from '@tefuda/games'
import type { BrokenRecord, GameEvent, GameRecord, Match, Seat } from '@tefuda/kernel'
import { contextOf } from '../table/seat-context.ts'
import type { SeatContext } from '../table/table-game.ts'
import { playThrough } from '../table/timeline.ts'
import { type DealSpan, dealSpans } from './deals.ts'
import { type Step, stepsOf } from './steps.ts'

/** A recorded session at all its positions, from 0 before the first move on. */
export interface Course {
  readonly record: GameRecord
  readonly match: Match
  readonly length: number
  /** What players call moves, in order. */
  readonly steps: readonly Step[]
  /** Its deals, in order; none where no move was made. */
  readonly deals: readonly DealSpan[]
  /** Running scores at each position. */
  readonly scores: readonly (readonly number[])[]
  /** Who makes the move after a position; null at the end. */
  readonly mover: (position: number) => Seat | null
  /** The match as it stood at a position. */
  readonly at: (position: number) => Match
  /** What a seat saw at a position. */
  readonly context: (position: number, seat: Seat) => SeatContext
  /** What a step caused, counted from 1. */
  readonly events: (step: number) => readonly GameEvent[]
}

/** Plays a record through and keeps every position. */
export const courseOf = (record: GameRecord): Course | BrokenRecord => {
  const states: unknown[] = []
  const timeline = playThrough(record, findGame, (match) => states.push(match.engine.clone(match.state)))
  if ('refusal' in timeline) return timeline
  const { match, scores } = timeline
  const at = (position: number): Match => ({ ...match, state: states[position], moves: match.moves.slice(0, position) })
  const steps = stepsOf(match.engine, record.moves, states)
  return {
    record,
    match,
    length: record.moves.length,
    steps,
    deals: dealSpans(steps),
    scores,
    mover: (position) => record.moves[position]?.[0] ?? null,
    at,
    context: (position, seat) => contextOf(at(position), seat),
    events: (number) => {
      const step = steps[number - 1]
      return step === undefined
        ? []
        : match.events.slice(match.marks[step.move], match.marks[step.to] ?? match.events.length)
    },
  }
}
