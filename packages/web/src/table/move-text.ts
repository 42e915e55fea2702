import { type Engine, type Text, text } from '@tefuda/kernel'

/** A move in words; where the game has none, in its notation. */
export const moveText = (engine: Engine, move: string): Text => engine.inWords?.(move) ?? text(move, move)
