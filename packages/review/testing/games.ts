import { dealEventsFor, findBot, trials } from '@tefuda/bots'
import { findGame } from '@tefuda/games'
import { isRefusal, type Match, type MatchRequest, openMatch, playMove, type RulesRequest } from '@tefuda/kernel'

/** Greedy budgets: enough to see what is plain. */
export const SMALL = { playouts: 40, worlds: 32, seed: 5 }

export const opened = (game: string, seats: number, rules: RulesRequest, more: Partial<MatchRequest> = {}): Match => {
  const match = openMatch({ game: findGame(game)!, seats, rules, seed: '7'.repeat(64), ...more })
  if (isRefusal(match)) throw new Error(match.message.en)
  return match
}

/** Plays so many moves, each as `choose` says for the seat that is due. */
export const played = (match: Match, choose: (turn: number) => string, moves = Number.POSITIVE_INFINITY): Match => {
  for (let turn = 0; turn < moves; turn++) {
    const seat = match.engine.toAct(match.state)[0]
    if (seat === undefined) break
    const done = playMove(match, seat, choose(turn))
    if (isRefusal(done)) throw new Error(done.message.en)
  }
  return match
}

/** What a bot plays for whoever is due. */
export const chosen = (match: Match, bot: string, seed: number, playouts = 0): string => {
  const seat = match.engine.toAct(match.state)[0]!
  const view = match.engine.view(match.state, seat)
  const options = { seed, playoutsInAll: playouts, told: dealEventsFor(match, seat) }
  return match.engine.format(findBot(bot)!.choose(match, view, seat, options).move)
}

/** The move that does worst of all for whoever is due. */
export const blunder = (match: Match): string => worst(tried(match, Number.POSITIVE_INFINITY, 12))

/** The worst of a dozen moves, where the best of them is expected to make a point more; else null. */
export const plainBlunder = (match: Match): string | null => {
  const moves = tried(match, 12, 40)
  const points = [...moves.values()]
  return Math.max(...points) - Math.min(...points) < 1 ? null : worst(moves)
}

/** What so many of the moves of whoever is due come to on average, in so many worlds. */
const tried = (match: Match, most: number, worlds: number): Map<string, number> => {
  const { engine, state } = match
  const seat = engine.toAct(state)[0]!
  const moves = engine.moves(state, seat).slice(0, most).map(engine.format)
  const trying = trials(match, engine.view(state, seat), seat, moves, 1, dealEventsFor(match, seat))
  const rows = Array.from({ length: worlds }, () => trying.next().value)
  return new Map(moves.map((move, at) => [move, rows.reduce((sum, row) => sum + row[at]!, 0) / worlds]))
}

const worst = (moves: Map<string, number>): string => [...moves].reduce((low, one) => (one[1] < low[1] ? one : low))[0]
