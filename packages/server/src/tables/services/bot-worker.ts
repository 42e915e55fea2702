import { findBot, levelOf } from '@tefuda/bots'
import { findGame } from '@tefuda/games'
import { inheritGames } from '@tefuda/games/host'
import type { Engine } from '@tefuda/kernel'
import type { Question } from './bots.ts'

await inheritGames()

/** Engines of the tables asked about last; a table asks many times. */
const engines = new Map<string, Engine>()
const MOST_ENGINES = 32

/** What a bot plays, as text. All it gets to know is the view of its seat. */
export const work = ({ game: id, rulesVersion, rules, seats, view, told, seat, level, ms, seed }: Question): string => {
  const game = findGame(id, rulesVersion)!
  const key = `${id} ${rulesVersion} ${seats} ${JSON.stringify(rules)}`
  const engine = engines.get(key) ?? game.engine(rules, seats)
  engines.delete(key)
  engines.set(key, engine)
  if (engines.size > MOST_ENGINES) engines.delete(engines.keys().next().value!)
  const { bot, thinking } = levelOf(level)
  const options = { ...thinking, seed, ms, told }
  return engine.format(findBot(bot)!.choose({ game, rules, engine }, view, seat, options).move)
}
