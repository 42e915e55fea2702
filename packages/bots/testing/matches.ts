// Matches, and bots that sit at them.
import {
  type Game,
  isRefusal,
  type Match,
  openMatch,
  playMove,
  type RulesRequest,
  resolveRules,
  type Seat,
} from '@tefuda/kernel'
import { type Bot, findBot, type ThinkingOptions, type Thought } from '../src/index.ts'

const seedOf = (deal: number): string => deal.toString(16).padStart(64, '0')

export const open = (game: Game, rules: RulesRequest, seats: number, deal = 1): Match => {
  const match = openMatch({ game, rules, seats, seed: seedOf(deal) })
  if (isRefusal(match)) throw new Error(match.message.en)
  return match
}

/** Every preset with each of these numbers of seats that it allows. */
export const tablesOf = (game: Game, seats: readonly number[]): { preset: string; seats: number }[] =>
  game.schema.presets.flatMap(({ id: preset }) =>
    seats.flatMap((count) =>
      isRefusal(resolveRules(game.schema, game, { preset }, count)) ? [] : [{ preset, seats: count }],
    ),
  )

export const botOf = (id: string): Bot => {
  const bot = findBot(id)
  if (bot === undefined) throw new Error(`There is no bot ${id}.`)
  return bot
}

/** What a bot says for the seat that is due, without the time it took. */
export const ask = (bot: Bot, match: Match, seat: Seat, options: ThinkingOptions): Thought => {
  const { ms: _, ...thought } = bot.choose(match, match.engine.view(match.state, seat), seat, options)
  return thought
}

/** Plays on with one bot on all seats, for so many moves, to the end, or as long as `goesOn`. */
export const playOn = (
  match: Match,
  bot: Bot,
  moves: number,
  budget: Omit<ThinkingOptions, 'seed'>,
  goesOn: () => boolean = () => true,
): void => {
  const { engine } = match
  for (let turn = 0; turn < moves && goesOn(); turn++) {
    const seat = engine.toAct(match.state)[0]
    if (seat === undefined) return
    const { move } = ask(bot, match, seat, { ...budget, seed: turn })
    const played = playMove(match, seat, engine.format(move))
    if (isRefusal(played)) throw new Error(`${bot.id} chose ${engine.format(move)}: ${played.message.en}`)
  }
}
