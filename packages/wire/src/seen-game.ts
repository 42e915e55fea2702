import { digestOf, type Engine, type GameEvent, type Seat, type Viewer } from '@tefuda/kernel'
import { inFull } from './brief-event.ts'
import type { GameView, Sync, Update } from './messages.ts'

/** The game as far as a viewer has been told. */
export interface SeenGame {
  readonly now: GameView
  /** Everything the viewer has seen happen, in order. */
  readonly events: readonly GameEvent[]
  /** The numbers of those with which a move begins that was made because time was up. */
  readonly timeouts: readonly number[]
  /** Running scores before the first move and whenever they changed. */
  readonly scores: readonly (readonly number[])[]
}

/** What a message adds. `anew`: it is not what was known and some more. */
export type Step =
  | {
      readonly kind: 'on'
      readonly game: SeenGame
      readonly added: readonly GameEvent[]
      readonly missed: boolean
      /** The server's digest of the view came along, and it is that of the view here. */
      readonly isProven: boolean
    }
  | { readonly kind: 'anew'; readonly game: SeenGame }
  /** Something in between never arrived: everything has to be asked for. */
  | { readonly kind: 'gap' }
  /** The events lead to another view than the server's: the view has to be asked for. */
  | { readonly kind: 'differs' }

/** Who looks, and by which rules the table plays. */
export interface Eyes {
  readonly engine: Engine
  readonly viewer: Viewer
}

/** Hexadecimal digits of a digest: that two views have the same one by chance is out of the question. */
const DIGITS = 16

/** By what a view is known to be the server's: the first 16 digits of its `digestOf`. */
export const viewDigest = (view: unknown): string => digestOf(view).slice(0, DIGITS)

export const syncGame = (before: SeenGame | null, game: NonNullable<Sync['game']>): Step => {
  const { from, events: told, timeouts = [], history, ...now } = game
  const known = before?.events ?? []
  if (from > known.length) return { kind: 'gap' }
  const events = [...known.slice(0, from), ...told]
  const next: SeenGame = { now, events, timeouts, scores: history }
  return before === null || from < known.length
    ? { kind: 'anew', game: next }
    : { kind: 'on', game: next, added: told, missed: true, isProven: false }
}

/** Whether the viewer's own seat is one of these. */
export const isAmong = (seats: readonly Seat[], viewer: Viewer): boolean => viewer !== null && seats.includes(viewer)

/** The first update, before which nothing was dealt, tells everything there is to tell. */
export const updateGame = (eyes: Eyes, before: SeenGame | null, game: NonNullable<Update['game']>): Step => {
  const { events: told, timeouts = [], digest, ...changed } = game
  // An update may overlap what is known already, as after a line that was made anew in between.
  const lacking = changed.seen - (before?.now.seen ?? 0)
  if (lacking > told.length) return { kind: 'gap' }
  const added = addedBy(told, Math.max(0, lacking), before?.events ?? [])
  const view = added && viewAfterAll(eyes, before, added)
  if (added === undefined || view === undefined || (digest !== undefined && digest !== viewDigest(view)))
    return { kind: 'differs' }
  const known = before?.timeouts ?? []
  const { due = changed.toAct === undefined ? before?.now.due : isAmong(changed.toAct, eyes.viewer) } = changed
  const now = { ...before?.now, ...changed, due, view } as GameView
  const next: SeenGame = {
    now,
    events: [...(before?.events ?? []), ...added],
    timeouts: timeouts.length === 0 ? known : [...new Set([...known, ...timeouts])],
    scores: withScores(before?.scores ?? [], now),
  }
  return before === null
    ? { kind: 'anew', game: next }
    : { kind: 'on', game: next, added, missed: false, isProven: digest !== undefined }
}

/** The last `count` events of an update, in full, of which the others are known. Undefined where they do not follow from what was told before. */
const addedBy = (
  told: NonNullable<Update['game']>['events'],
  count: number,
  known: readonly GameEvent[],
): readonly GameEvent[] | undefined => {
  const events = known.slice(0, known.length - (told.length - count))
  const start = events.length + told.length - count
  try {
    for (const event of told) events.push(inFull(event, events))
  } catch {
    return undefined
  }
  return events.slice(start)
}

/** Undefined where the events do not fit the view, as where another version of the game tells them. */
const viewAfterAll = ({ engine, viewer }: Eyes, before: SeenGame | null, events: readonly GameEvent[]): unknown => {
  try {
    return events.reduce(engine.viewAfter, before === null ? engine.initialView(viewer) : before.now.view)
  } catch {
    return undefined
  }
}

const withScores = (scores: SeenGame['scores'], { scores: last }: GameView): SeenGame['scores'] =>
  scores.at(-1)?.join() === last.join() ? scores : [...scores, last]
