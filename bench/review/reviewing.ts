// Reviews games in a process of its own, whose time and memory are looked at. Started by the bench.
import { heuristicsOf } from '@tefuda/bots'
import { findGame } from '@tefuda/games'
import { isRefusal, type Match, openMatch, playMove, type RulesRequest, rng } from '@tefuda/kernel'
import { reviewing, USUAL } from '@tefuda/review'
import { answer } from '../online/processes.ts'

export interface Asked {
  readonly game: string
  readonly rules: RulesRequest
  readonly seats: number
  readonly deal: number
}

/** What the first curve took: seconds of the processor, and the most memory of the process, in megabytes. */
export interface Took {
  readonly seconds: number
  readonly megabytes: number
}

const playedByGreedy = ({ game, rules, seats, deal }: Asked): Match => {
  const match = openMatch({ game: findGame(game)!, rules, seats, seed: deal.toString(16).padStart(64, '0') })
  if (isRefusal(match)) throw new Error(match.message.en)
  const { engine, state } = match
  const { fastMove } = heuristicsOf(match)
  for (let due = engine.toAct(state); due.length > 0; due = engine.toAct(state))
    playMove(match, due[0]!, engine.format(fastMove(state, due[0]!, rng(match.moves.length))))
  return match
}

answer({
  review: (asked: Asked): Took => {
    const match = playedByGreedy(asked)
    const before = process.cpuUsage()
    let [seconds, megabytes] = [0, 0]
    for (const { look } of reviewing(match, 0, USUAL)) {
      if (look > 1) break
      const { user, system } = process.cpuUsage(before)
      seconds = (user + system) / 1e6
      megabytes = Math.max(megabytes, process.memoryUsage.rss() / 1e6)
    }
    return { seconds, megabytes }
  },
})
