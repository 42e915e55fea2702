import { setImmediate } from 'node:timers/promises'
import { type Bot, bots, dealEventsFor, findBot, LEVELS, type Level } from '@tefuda/bots'
import { type Match, type Refusal, type Seat, smallSeed, type Text, text } from '@tefuda/kernel'
import { EXIT, failure } from './failure.ts'
import { unknownName } from './unknown-name.ts'

/** How long a bot may think: so many playouts, or so many milliseconds. As long as it does of itself where neither is given. */
export interface Budget {
  readonly playouts?: number
  readonly ms?: number
}

/** A bot by the name it is asked for and recorded by: a level for people, or a bot as it is. */
export interface BotChoice {
  readonly id: string
  readonly name: Text
  readonly bot: Bot
  readonly thinking: Level['thinking']
}

/** Levels from the weakest to the strongest, then bots. */
export const BOT_CHOICES: readonly BotChoice[] = [
  ...LEVELS.map(({ id, name, bot, thinking }) => ({ id, name, bot: findBot(bot)!, thinking })),
  ...bots.map((bot) => ({ id: bot.id, name: bot.name, bot, thinking: {} })),
]

/** The bot of an id, or of a name as players know it, in either language. */
export const botNamed = (id: string): BotChoice | Refusal =>
  BOT_CHOICES.find((choice) => choice.id === id) ??
  BOT_CHOICES.find(({ name }) => [name.ja, name.en.toLowerCase()].includes(id.toLowerCase())) ??
  unknownName(
    'unknown-bot',
    text('ボット', 'bot'),
    id,
    BOT_CHOICES.map((choice) => choice.id),
  )

/** The move a bot chooses for a seat that is due, and what it says about it. It gets what that seat sees and was told. */
export const chooseMove = ({ bot, thinking }: BotChoice, match: Match, seat: Seat, budget: Budget, seed: number) => {
  const options = { ...thinking, ...budget, seed, told: dealEventsFor(match, seat) }
  const { move, ...about } = bot.choose(tableOf(match), match.engine.view(match.state, seat), seat, options)
  return { move: match.engine.format(move), ...about }
}

/**
 * The same in small steps, so that the keyboard is heard while the bot thinks. Null when `stopped` says so, which is
 * asked between the steps.
 */
export const thinkMove = async (
  { bot, thinking }: BotChoice,
  match: Match,
  seat: Seat,
  budget: Budget,
  stopped: () => boolean,
): Promise<string | null> => {
  const options = { ...thinking, ...budget, seed: botSeed(match), told: dealEventsFor(match, seat) }
  const steps = bot.think(tableOf(match), match.engine.view(match.state, seat), seat, options)
  let rested = performance.now()
  for (let step = steps.next(); ; step = steps.next()) {
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
