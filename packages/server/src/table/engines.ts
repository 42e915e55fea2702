import type { Engine, Game } from '@tefuda/kernel'

const games = new WeakMap<Game, Game>()

/**
 * The same game, but whoever asks for an engine under equal rules for as many seats gets the same one while anybody
 * has it: an engine keeps nothing of a session, and its tables are larger than all else a session holds.
 */
export const sharingEngines = (game: Game): Game => {
  const known = games.get(game)
  if (known !== undefined) return known
  const engines = new Map<string, WeakRef<Engine>>()
  const unused = new FinalizationRegistry((key: string) => {
    if (engines.get(key)?.deref() === undefined) engines.delete(key)
  })
  const sharing: Game = {
    ...game,
    engine: (rules, seats) => {
      const key = `${seats} ${JSON.stringify(rules)}`
      const there = engines.get(key)?.deref()
      if (there !== undefined) return there
      const engine = game.engine(rules, seats)
      engines.set(key, new WeakRef(engine))
      unused.register(engine, key)
      return engine
    },
  }
  games.set(game, sharing)
  return sharing
}
