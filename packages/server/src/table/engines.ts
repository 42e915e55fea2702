import type { Engine, Game } from '@tefuda/kernel'
import { sharing } from './sharing.ts'

const games = new WeakMap<Game, Game>()

/**
 * The same game, but whoever asks for an engine under equal rules for as many seats gets the same one while anybody
 * has it: an engine keeps nothing of a session, and its tables are larger than all else a session holds.
 */
export const sharingEngines = (game: Game): Game => {
  const known = games.get(game)
  if (known !== undefined) return known
  const shared = sharing<Engine>()
  const frugal: Game = {
    ...game,
    engine: (rules, seats) => shared(`${seats} ${JSON.stringify(rules)}`, () => game.engine(rules, seats)),
  }
  games.set(game, frugal)
  return frugal
}
