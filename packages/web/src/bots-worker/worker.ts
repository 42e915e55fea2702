import { findBot, type ThinkingOptions } from '@tefuda/bots'
import { findGame } from '@tefuda/games'
import { OPPONENT } from '@tefuda/learn/opponent'
import { botLevel } from './bot-levels.ts'
import { type Answer, DAILY_LEVEL, type Question } from './protocol.ts'

/** Whatever its level, a bot at a table moves within this time, in milliseconds. */
const PATIENCE = 3000

/** A hint comes while one still looks at the field. */
const HINT = { bot: 'monte-carlo', thinking: { playouts: 40, ms: 1500 } } as const

const DAILY = { bot: OPPONENT, thinking: {} } as const

/** The thread in which bots think. It gets views and answers with moves. */
addEventListener('message', ({ data }: MessageEvent<Question>) => postMessage(answerTo(data)))

const answerTo = (question: Question): Answer => {
  try {
    return chosen(question)
  } catch (error) {
    return { id: question.id, trouble: error instanceof Error ? error.message : String(error) }
  }
}

const chosen = ({ id, game: gameId, rules, seats, seat, view, told, level, seed }: Question): Answer => {
  const game = findGame(gameId)
  if (game === undefined) throw new Error(`no game is called ${gameId}`)
  const { bot: name, thinking } = playerOf(level)
  const bot = findBot(name)
  if (bot === undefined) throw new Error(`no bot is called ${name}`)
  const engine = game.engine(rules, seats)
  const { move, values = [] } = bot.choose({ game, rules, engine }, view, seat, {
    ms: PATIENCE,
    ...thinking,
    seed,
    told,
  })
  return { id, move: engine.format(move), values }
}

const playerOf = (
  level: string,
): { readonly bot: string; readonly thinking: Pick<ThinkingOptions, 'playouts' | 'overlooks' | 'ms'> } => {
  if (level === DAILY_LEVEL) return DAILY
  return level === 'hint' ? HINT : botLevel(level)
}
