import { findBot, reasonFor, type ThinkingOptions } from '@tefuda/bots'
import { findGame } from '@tefuda/games'
import type { Text } from '@tefuda/kernel'
import { OPPONENT } from '@tefuda/learn/opponent'
import { inThread } from '../catalogue/thread-games.ts'
import { botLevel } from './bot-levels.ts'
import { type Answer, DAILY_LEVEL, type Question } from './protocol.ts'

/** Whatever its level, a bot at a table moves within this time, in milliseconds. */
const PATIENCE = 3000

/** A hint comes while one still looks at the field. */
const HINT = { bot: 'monte-carlo', thinking: { playouts: 40, ms: 1500 } } as const

/** Beside a move that was played nobody waits for it: it comes to the same on every device. */
const HINDSIGHT = { ...HINT, thinking: { ...HINT.thinking, ms: 30_000 } } as const

const DAILY = { bot: OPPONENT, thinking: {} } as const

/** The thread in which bots think. It gets views and answers with moves. */
inThread<Question>((question) => postMessage(answerTo(question)))

const answerTo = (question: Question): Answer => {
  try {
    return chosen(question)
  } catch (error) {
    return { id: question.id, trouble: error instanceof Error ? error.message : String(error) }
  }
}

const chosen = ({ id, game: gameId, rules, seats, seat, view, told, level, seed, played }: Question): Answer => {
  const game = findGame(gameId)
  if (game === undefined) throw new Error(`no game is called ${gameId}`)
  const { bot: name, thinking } = playerOf(level, played !== null)
  const bot = findBot(name)
  if (bot === undefined) throw new Error(`no bot is called ${name}`)
  const engine = game.engine(rules, seats)
  const table = { game, rules, engine }
  const { move, values = [] } = bot.choose(table, view, seat, {
    ms: PATIENCE,
    ...thinking,
    seed,
    told,
  })
  const why = (what: string | null): Text | undefined =>
    what === null ? undefined : reasonFor(table, view, seat, what)?.text
  const text = engine.format(move)
  return { id, move: text, values, reason: why(text), playedReason: why(played) }
}

const playerOf = (
  level: string,
  isPlayed: boolean,
): { readonly bot: string; readonly thinking: Pick<ThinkingOptions, 'playouts' | 'overlooks' | 'ms'> } => {
  if (level === DAILY_LEVEL) return DAILY
  if (level === 'hint') return isPlayed ? HINDSIGHT : HINT
  return botLevel(level)
}
