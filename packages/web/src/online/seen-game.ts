import type { GameEvent } from '@tefuda/kernel'
import type { GameView, Sync, Update } from '@tefuda/wire'

/** The game as far as this page has been told. */
export interface SeenGame {
  readonly now: GameView
  /** Everything the viewer has seen happen, in order. */
  readonly events: readonly GameEvent[]
  /** Running scores before the first move and whenever they changed. */
  readonly scores: readonly (readonly number[])[]
}

/** What a message adds. `anew`: it is not what was known and some more. */
export type Step =
  | { readonly kind: 'on'; readonly game: SeenGame; readonly added: readonly GameEvent[]; readonly missed: boolean }
  | { readonly kind: 'anew'; readonly game: SeenGame }
  /** Something in between never arrived: everything has to be asked for. */
  | { readonly kind: 'gap' }

export const syncGame = (before: SeenGame | null, game: NonNullable<Sync['game']>): Step => {
  const { from, events: told, history, ...now } = game
  const known = before?.events ?? []
  if (from > known.length) return { kind: 'gap' }
  const events = [...known.slice(0, from), ...told]
  const next: SeenGame = { now, events, scores: history }
  return before === null || from < known.length
    ? { kind: 'anew', game: next }
    : { kind: 'on', game: next, added: told, missed: true }
}

export const updateGame = (before: SeenGame | null, game: NonNullable<Update['game']>): Step => {
  const { events: told, undone, ...now } = game
  const scores = before?.scores ?? []
  if (undone === true) return { kind: 'anew', game: { now, events: told, scores: withScores(scores, now) } }
  const known = before?.events ?? []
  // An update that overlaps what is known already, as after a line that was made anew in between.
  const lacking = now.seen - known.length
  if (lacking > told.length) return { kind: 'gap' }
  const added = lacking <= 0 ? [] : told.slice(told.length - lacking)
  const next: SeenGame = { now, events: [...known, ...added], scores: withScores(scores, now) }
  return before === null ? { kind: 'anew', game: next } : { kind: 'on', game: next, added, missed: false }
}

const withScores = (scores: SeenGame['scores'], { scores: last }: GameView): SeenGame['scores'] =>
  scores.at(-1)?.join() === last.join() ? scores : [...scores, last]
