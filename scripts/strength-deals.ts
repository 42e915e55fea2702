import { threadCpuUsage } from 'node:process'
import { findBot } from '@tefuda/bots'
import { findGame } from '@tefuda/games'
import { isRefusal, openMatch, playMove } from '@tefuda/kernel'

/** Some deals for one bot, played alone. */
export interface Task {
  readonly game: string
  readonly bot: string
  /** Playouts for each candidate move; 0 where the bot makes none. */
  readonly playouts: number
  readonly from: number
  readonly to: number
}

/** What came of one deal. */
export interface Played {
  readonly score: number
  readonly decisions: number
  readonly playouts: number
  /** Processor time the bot has used, in milliseconds. */
  readonly ms: number
}

/** Deal number `n` is the same for every bot. */
const seedOf = (deal: number): string => deal.toString(16).padStart(64, '0')

/** Plays the deals of a task in turn; what a worker thread does. */
export default ({ game: id, bot: name, playouts, from, to }: Task): Played[] => {
  const [game, bot] = [findGame(id), findBot(name)]
  if (game === undefined || bot === undefined) throw new Error(`There is no game ${id} or no bot ${name}.`)
  return Array.from({ length: to - from }, (_, k) => {
    const match = openMatch({ game, seats: 1, seed: seedOf(from + k) })
    if (isRefusal(match)) throw new Error(match.message.en)
    const { engine } = match
    let [thought, tried] = [0, 0]
    for (let turn = 0; engine.outcome(match.state) === null; turn++) {
      const options = { seed: (from + k) * 1000 + turn, ...(playouts > 0 && { playouts }) }
      const before = threadCpuUsage()
      const choice = bot.choose(match, engine.view(match.state, 0), 0, options)
      const used = threadCpuUsage(before)
      thought += (used.user + used.system) / 1000
      tried += choice.playouts ?? 0
      const played = playMove(match, 0, engine.format(choice.move))
      if (isRefusal(played)) throw new Error(`${name} chose ${engine.format(choice.move)}: ${played.message.en}`)
    }
    const score = engine.status(match.state).scores[0]!
    return { score, decisions: match.moves.length, playouts: tried, ms: thought }
  })
}
