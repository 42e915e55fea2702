import { freshSeed, isRefusal, isSeed, type Match, type Refusal, refusal, smallSeed } from '@tefuda/kernel'
import type { Reply } from '@tefuda/wire/engine'
import { botNamed, chooseMove } from '../bot-choice.ts'
import type { RequestOf } from './requests.ts'

/** What a bot would play for a seat that is due, and what it says about it. It sees what the seat sees. */
export const askBot = async (match: Match, request: RequestOf<'bot'>): Promise<Reply | Refusal> => {
  const bot = botNamed(request.bot)
  if (isRefusal(bot)) return bot
  const { seat, budget = {}, seed } = request
  if (typeof seed === 'string' && !isSeed(seed.toLowerCase()))
    return refusal(
      'bad-seed',
      null,
      'シードは16進数64桁か、0以上の整数で書いてください。',
      'A seed is 64 hex digits, or a whole number from 0.',
    )
  if (!match.engine.toAct(match.state).includes(seat))
    return refusal('not-your-turn', null, `いまは席${seat}の番ではありません。`, `It is not the turn of seat ${seat}.`)
  return chooseMove(bot, match, seat, budget, seedNumber(seed))
}

const seedNumber = (seed: string | number | undefined): number =>
  typeof seed === 'string' ? smallSeed(seed.toLowerCase()) : (seed ?? smallSeed(freshSeed()))
