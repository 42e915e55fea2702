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
export const blunder = (match: Match): string => {
  const { engine, state } = match
  const seat = engine.toAct(state)[0]!
  const moves = engine.moves(state, seat).map(engine.format)
  const trying = trials(match, engine.view(state, seat), seat, moves, 1)
  const rows = Array.from({ length: 12 }, () => trying.next().value)
  const sums = moves.map((_, move) => rows.reduce((sum, row) => sum + row[move]!, 0))
  return moves[sums.indexOf(Math.min(...sums))]!
}
