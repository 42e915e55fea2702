import type { Broken } from './bend.ts'
import { BOOK } from './book.ts'
import { CONSERVATION, COURSE } from './course.ts'
import { FOLD } from './fold.ts'
import { EVENTS, LEGALITY, NOTATION, REFUSALS } from './moves.ts'
import { ALIKE, SAMPLES, SHOWING } from './samples.ts'
import { ANSWERS, SECRECY, TOLD, WINDOWS } from './secrets.ts'
import { COPIES, DETERMINISM, READING } from './state.ts'

/** One broken toy for each way to break a promise. */
export const BROKEN: readonly Broken[] = [
  ...COURSE,
  ...CONSERVATION,
  ...LEGALITY,
  ...REFUSALS,
  ...READING,
  ...DETERMINISM,
  ...COPIES,
  ...NOTATION,
  ...EVENTS,
  ...FOLD,
  ...SECRECY,
  ...TOLD,
  ...WINDOWS,
  ...ANSWERS,
  ...ALIKE,
  ...SAMPLES,
  ...SHOWING,
  ...BOOK,
]
