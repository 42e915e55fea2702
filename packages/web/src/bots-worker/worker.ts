import { bots } from '@tefuda/bots'
import { findGame } from '@tefuda/games'
import { botLevel } from '../setup/bot-levels.ts'
import type { Answer, Question } from './protocol.ts'

/** The thread in which bots think. It gets views and answers with moves. */
addEventListener('message', ({ data }: MessageEvent<Question>) => {
  postMessage(answer(data))
})

const answer = (question: Question): Answer => {
  try {
    return chosen(question)
  } catch (error) {
    return { id: question.id, trouble: error instanceof Error ? error.message : String(error) }
  }
}

const chosen = ({ id, game: gameId, rules, seats, seat, view, level, seed }: Question): Answer => {
  const game = findGame(gameId)
  if (game === undefined) throw new Error(`no game is called ${gameId}`)
  const engine = game.engine(rules, seats)
  const { bot: name, playouts } = level === 'hint' ? { bot: 'monte-carlo', playouts: 20 } : botLevel(level)
  const bot = bots.find((one) => one.id === name)
  if (bot === undefined) throw new Error(`no bot is called ${name}`)
  const { move, values = [] } = bot.choose({ game, rules, engine }, view, seat, {
    seed,
    ...(playouts !== undefined && { playouts }),
  })
  return { id, move: engine.format(move), values }
}
