import type { MoveEntry } from './move-entry.ts'
import type { RuleId } from './refusal.ts'
import type { Rules } from './rules.ts'
import type { Text } from './text.ts'

/**
 * A lesson of a game as data: it is played on a real table whose shuffle is stacked, and its points and reasons come from the
 * engine. What its texts say is held to that by a test that plays every step.
 */
export interface Lesson {
  /** Different for each lesson of a game; its address. */
  readonly id: string
  readonly title: Text
  /** The rulings it teaches, the foremost first: a refusal that rests on one of them offers it. */
  readonly teaches: readonly RuleId[]
  /** Settings that differ from the standard game. */
  readonly rules: Rules
  readonly seats: number
  /** The first cards of the shuffle by name, separated by spaces; the rest follow in the order of a new pack. */
  readonly first: string
  /** What was played before the lesson begins; it does not begin with the first card dealt. */
  readonly before?: readonly MoveEntry[]
  /** The first cards of the second shuffle, where `before` leads into the next deal. */
  readonly second?: string
  /** The move that claims nothing, in a game that asks all seats at once. It is no step and stands in no list: whoever has nothing else to say is silent. */
  readonly silence?: string
  /** What the other seats play, move by move; seat 0 is the learner's. Empty for a game alone. */
  readonly others: { readonly [seat: number]: readonly string[] }
  /** The first move is shown: its cards lie chosen, its place is marked. */
  readonly showsFirst?: true
  /** A move of the learner each. */
  readonly steps: readonly LessonStep[]
  /** Said when the last step is done. */
  readonly end: Text
}

/** One move of the learner: what is wished, and what is said before it and after another one. */
export interface LessonStep {
  /** One or two sentences: what this is about and what to do. */
  readonly say: Text
  readonly wish: Wish
  /** Said with what another move would do. */
  readonly hint: Text
}

/** A step that wishes one of some moves, written with ` | ` between them. */
export const moveStep = (moves: string, say: Text, hint: Text): LessonStep => ({
  say,
  wish: { kind: 'moves', moves: moves.split(' | ') },
  hint,
})

/** What a step wishes: one of some moves, or any move that leads to an event with these values in it. */
export type Wish =
  | { readonly kind: 'moves'; readonly moves: readonly string[] }
  | { readonly kind: 'effect'; readonly event: WishedEvent }

/** Values an event has to have; of a list, one entry has to fit. */
export interface WishedEvent {
  readonly [name: string]: string | number | boolean | WishedEvent
}
