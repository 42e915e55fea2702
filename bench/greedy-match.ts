import { heuristicsOf } from '@tefuda/bots'
import { findGame } from '@tefuda/games'
import { isRefusal, type Match, openMatch, playMove, type RulesRequest, rng } from '@tefuda/kernel'

export interface Asked {
  readonly game: string
  readonly rules: RulesRequest
  readonly seats: number
  /** Each number, from 1, has a shuffle of its own. */
  readonly deal: number
}

/** A match of greedy players, to its end or after so many moves. */
export const greedyMatch = ({ game, rules, seats, deal }: Asked, moves = Number.POSITIVE_INFINITY): Match => {
  const match = openMatch({ game: findGame(game)!, rules, seats, seed: deal.toString(16).padStart(64, '0') })
  if (isRefusal(match)) throw new Error(match.message.en)
  const { engine, state } = match
  const { fastMove } = heuristicsOf(match)
  for (let made = 0; made < moves; made++) {
    const [seat] = engine.toAct(state)
    if (seat === undefined) break
    playMove(match, seat, engine.format(fastMove(state, seat, rng(made))))
  }
  return match
}
