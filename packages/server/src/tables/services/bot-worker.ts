import { findBot, levelOf } from '@tefuda/bots'
import { findGame } from '@tefuda/games'
import { inheritGames } from '@tefuda/games/host'
import type { Engine } from '@tefuda/kernel'
import { keepLast } from '../../keep-last.ts'
import type { Question } from './bots.ts'

await inheritGames()

/** Engines of the tables asked about last; a table asks many times. */
const kept = keepLast<Engine>(32)

/** What a bot plays, as text. All it gets to know is the view of its seat. */
export const work = ({ game: id, rulesVersion, rules, seats, view, told, seat, level, ms, seed }: Question): string => {
  const game = findGame(id, rulesVersion)!
  const key = `${id} ${rulesVersion} ${seats} ${JSON.stringify(rules)}`
  const engine = kept(key, () => game.engine(rules, seats))
  const { bot, thinking } = levelOf(level)
  const options = { ...thinking, seed, ms, told }
  return engine.format(findBot(bot)!.choose({ game, rules, engine }, view, seat, options).move)
}
