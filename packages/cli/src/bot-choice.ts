import { type Bot, bots } from '@tefuda/bots'
import { type Match, type Refusal, refusal, type Seat, smallSeed } from '@tefuda/kernel'
import { EXIT, failure } from './failure.ts'

/** How long a bot may think: so many playouts, or so many milliseconds. Its own default where neither is given. */
export interface Budget {
  readonly playouts?: number
  readonly ms?: number
}

export const botNamed = (id: string): Bot | Refusal => {
  const bot = bots.find((one) => one.id === id)
  if (bot !== undefined) return bot
  const known = bots.map((one) => one.id).join(' ')
  return refusal(
    'unknown-bot',
    null,
    `「${id.slice(0, 40)}」というボットはありません。あるのは ${known} です。`,
    `There is no bot ${JSON.stringify(id.slice(0, 40))}. There are: ${known}.`,
  )
}

/** The text of the move a bot chooses for a seat that is due, and what it says about it. It gets that seat's view. */
export const chooseMove = async (
  { choose }: Bot,
  { engine, game, state }: Match,
  seat: Seat,
  budget: Budget,
  seed: number,
) => {
  const { move, ...about } = await choose(engine, game.id, engine.view(state, seat), seat, { ...budget, seed })
  return { move: engine.format(move), ...about }
}

/** A seed for a bot's next move that follows from the game so far: a resumed game goes on as it would have. */
export const botSeed = ({ deal, moves }: Match): number => (smallSeed(deal.seed) + moves.length) >>> 0

/** Reads `playouts=200` or `ms=1000`. */
export const readBudget = (text: string): Budget => {
  const [, unit, amount] = /^(playouts|ms)=(\d{1,7})$/.exec(text) ?? []
  if (unit === undefined || Number(amount) < 1)
    throw failure(
      EXIT.usage,
      'bad-option',
      '--budget は playouts=200 か ms=1000 のように書いてください。',
      'Write --budget as playouts=200 or ms=1000.',
    )
  return unit === 'ms' ? { ms: Number(amount) } : { playouts: Number(amount) }
}
