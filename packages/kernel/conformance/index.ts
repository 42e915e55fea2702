import type { Game } from '../src/game.ts'
import { alike } from './alike.ts'
import { answers } from './answers.ts'
import { book } from './book.ts'
import type { Budget } from './budget.ts'
import type { Case } from './case.ts'
import { conservation } from './conservation.ts'
import { copies } from './copies.ts'
import { course } from './course.ts'
import { determinism } from './determinism.ts'
import { events } from './events.ts'
import { fold } from './fold.ts'
import { legality } from './legality.ts'
import { notation } from './notation.ts'
import type { Property } from './property.ts'
import { reading } from './reading.ts'
import { records } from './records.ts'
import { refusals } from './refusals.ts'
import { samples } from './samples.ts'
import { secrecy } from './secrecy.ts'
import { showing } from './showing.ts'
import { type Subject, subjectOf } from './subject.ts'
import { told } from './told.ts'
import { windows } from './windows.ts'

export { blocksOf, chapterOf, faultsOf, isMarked, prose, textsOf, told, withoutMark } from './books.ts'
export { BUDGET, type Budget } from './budget.ts'
export { type Case, casesOf, type Shortened } from './case.ts'
export { course } from './course.ts'
export { pickable } from './picks.ts'
export { type Playthrough, playthrough } from './playthrough.ts'
export type { Property } from './property.ts'
export { gameFaults } from './schema.ts'
export { exchange, hiddenSlots, mayChange, type Slot } from './slots.ts'
export { type Subject, subjectOf } from './subject.ts'
export { areHidden } from './worlds.ts'

/** Everything a game promises under one rule set for one number of seats. */
export const PROPERTIES: readonly Property[] = [
  course,
  conservation,
  legality,
  refusals,
  reading,
  determinism,
  copies,
  notation,
  events,
  fold,
  secrecy,
  told,
  windows,
  answers,
  alike,
  samples,
  showing,
  records,
  book,
]

/** A way in which a game breaks a promise. */
export interface Finding {
  /** The id of the property. */
  readonly property: string
  readonly message: string
}

/** Findings of one property that are listed; one fault shows in many places. */
const LISTED = 5

/** Whether a subject keeps one promise: the first findings, none where it does. Throws nothing the game throws. */
export const findingsOf = (subject: Subject, { id, check }: Property): Finding[] => {
  const messages = new Set<string>()
  try {
    check(subject, (message) => messages.add(message))
  } catch (error) {
    messages.add(`throws ${error instanceof Error ? (error.stack ?? error.message) : String(error)}`)
  }
  return [...messages].slice(0, LISTED).map((message) => ({ property: id, message }))
}

/** Everything in which a game does not keep its promises under one rule set for one number of seats. */
export const conform = (game: Game, of: Case, budget: Partial<Budget> = {}): Finding[] => {
  const subject = subjectOf(game, of, budget)
  return PROPERTIES.flatMap((property) => findingsOf(subject, property))
}
