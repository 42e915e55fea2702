import type { Lesson } from '@tefuda/kernel'
import { points } from './points.ts'
import { sets } from './sets.ts'

/** From a complete hand to safe discards, at a table of four. */
export const lessons: readonly Lesson[] = [...sets, ...points]
