import { setImmediate } from 'node:timers/promises'
import { type Bot, bots, dealEventsFor, findBot } from '@tefuda/bots'
import { type Match, type Refusal, type Seat, smallSeed, text } from '@tefuda/kernel'
import { EXIT, failure } from './failure.ts'
import { unknownName } from './unknown-name.ts'

/** How long a bot may think: so many playouts, or so many milliseconds. Its own default where neither is given. */
export interface Budget {
  readonly playouts?: number
  readonly ms?: number
}

export const botNamed = (id: string): Bot | Refusal =>
  findBot(id) ??
  unknownName(
    'unknown-bot',
    text('ボット', 'bot'),
    id,
    bots.map((bot) => bot.id),
  )

/** The move a bot chooses for a seat that is due, and what it says about it. It gets what that seat sees and was told. */
export const chooseMove = (bot: Bot, match: Match, seat: Seat, budget: Budget, seed: number) => {
  const options = { ...budget, seed, told: dealEventsFor(match, seat) }
  const { move, ...about } = bot.choose(tableOf(match), match.engine.view(match.state, seat), seat, options)
  return { move: match.engine.format(move), ...about }
}

/**
 * The same in small steps, so that the keyboard is heard while the bot thinks. Null when `stopped` says so, which is
 * asked between the steps.
 */
export const thinkMove = async (
  bot: Bot,
  match: Match,
  seat: Seat,
  budget: Budget,
  stopped: () => boolean,
): Promise<string | null> => {
  const options = { ...budget, seed: botSeed(match), told: dealEventsFor(match, seat) }
  const thinking = bot.think(tableOf(match), match.engine.view(match.state, seat), seat, options)
  let rested = performance.now()
  for (let step = thinking.next(); ; step = thinking.next()) {
    if (step.done) return match.engine.format(step.value.move)
    if (performance.now() - rested < REST_AFTER_MS) continue
    await setImmediate()
    if (stopped()) return null
    rested = performance.now()
  }
}

const REST_AFTER_MS = 30

/** What of a match is public; a bot gets nothing else but its view. */
const tableOf = ({ game, rules, engine }: Match) => ({ game, rules, engine })

/** A seed for a bot's next move that follows from the game so far: a resumed game goes on as it would have. */
const botSeed = ({ deal, moves }: Match): number => (smallSeed(deal.seed) + moves.length) >>> 0

/** Reads `playouts=200` or `ms=1000`. */
export const readBudget = (written: string): Budget => {
  const [, unit, amount] = /^(playouts|ms)=(\d{1,7})$/.exec(written) ?? []
  if (unit === undefined || Number(amount) < 1)
    throw failure(
      EXIT.usage,
      'bad-option',
      '--budget は playouts=200 か ms=1000 のように書いてください。',
      'Write --budget as playouts=200 or ms=1000.',
    )
  return unit === 'ms' ? { ms: Number(amount) } : { playouts: Number(amount) }
}
