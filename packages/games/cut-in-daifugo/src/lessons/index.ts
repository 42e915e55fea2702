import type { Lesson } from '@tefuda/kernel'
import { effects } from './effects.ts'
import { exchange } from './exchange.ts'
import { binding, plays } from './plays.ts'

/** From a single card to the next game, at a table of four. */
export const lessons: readonly Lesson[] = [...plays, ...effects, ...binding, ...exchange]
