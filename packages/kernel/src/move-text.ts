import type { Engine } from './game.ts'
import { type Text, text } from './text.ts'

/** A move, given as it is written in records, in words; where the game has none, in its notation. */
export const moveText = (engine: Pick<Engine, 'inWords'>, move: string): Text =>
  engine.inWords?.(move) ?? text(move, move)
