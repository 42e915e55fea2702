import { isDeepStrictEqual } from 'node:util'
import type { Seat, Viewer } from '@tefuda/kernel'
import type { GameStatus } from '@tefuda/wire'
import { isGone, type Table } from './table.ts'
import { deadlineOf, windowEnds, windowLength } from './time.ts'

/** What a viewer is told of its own seat alone. */
export type Own = Pick<GameStatus, 'due' | 'turn'>
/** What all who see the game are told. */
export type Known = Omit<GameStatus, keyof Own>

/** How a game stands beside the cards. */
export interface Standing {
  readonly known: Known
  /** The seats that may move now. Secret while seats are asked together. */
  readonly due: readonly Seat[]
  /** Moves of each seat. */
  readonly turns: readonly number[]
}

/** Null before the deal. */
export const standingOf = (table: Table): Standing | null => {
  const { match, stage, turns } = table
  if (match === null) return null
  const { engine, state } = match
  const due = engine.toAct(state)
  const { deal, phase, scores } = engine.status(state)
  const ends = windowEnds(table)
  return {
    known: {
      toAct: [...(table.window?.asked ?? due)],
      deal,
      phase,
      scores: [...scores],
      outcome: engine.outcome(state),
      clocks: clocksOf(table, ends),
      window: ends === null ? null : { length: windowLength(table), ends, ...timedOf(table) },
    },
    due: stage === 'playing' ? due.filter((seat) => !isGone(table, seat)) : [],
    turns: [...turns],
  }
}

export const statusFor = (standing: Standing, viewer: Viewer): GameStatus => ({
  ...ownOf(standing, viewer),
  ...standing.known,
})

export const ownOf = ({ due, turns }: Standing, viewer: Viewer): Own =>
  viewer === null ? { due: false, turn: 0 } : { due: due.includes(viewer), turn: turns[viewer] ?? 0 }

/** The fields that are not what they were; all where there was nothing. */
export const changesIn = <T extends object>(before: T | null | undefined, after: T): Partial<T> => {
  if (before == null) return after
  const changes: Partial<T> = {}
  for (const key in after) if (!isSame(before[key], after[key])) changes[key] = after[key]
  return changes
}

/** Most fields are no objects, and are seen to be the same at once. */
const isSame = (one: unknown, other: unknown): boolean =>
  one === other || (typeof one === 'object' && isDeepStrictEqual(one, other))

const timedOf = ({ window }: Table): { readonly timed?: Seat[] } =>
  window === null || window.timed.length === 0 ? {} : { timed: [...window.timed] }

/** In a window all who were asked show the same deadline, whoever has answered. */
const clocksOf = (table: Table, ends: number | null): GameStatus['clocks'] => {
  if (table.options.pace.kind === 'none') return null
  const { window } = table
  return table.clocks.map(({ reserve }, seat) => ({
    reserve,
    deadline: window === null ? deadlineOf(table, seat) : window.asked.includes(seat) ? ends : null,
  }))
}
