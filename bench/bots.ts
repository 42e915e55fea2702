import { type Bot, findBot, heuristicsOf, type Table } from '@tefuda/bots'
import { type Match, type RulesRequest, rng, simulatedChance } from '@tefuda/kernel'
import { earlier, LAST_RELEASE } from '../scripts/strength-earlier.ts'
import { greedyMatch } from './greedy-match.ts'
import type { Probe } from './measure.ts'

/** Bots of today or of another time, and a match as they see it. */
interface Bots {
  findBot(id: string): Bot | undefined
  tableOf(match: Match): Table
}

const today: Bots = { findBot, tableOf: (match) => match }

/** How often something is done in a second of the processor, which other work beside it changes less than a second of the clock. */
const rateOf = (seconds: number, work: () => number): number => {
  const before = process.threadCpuUsage()
  for (let done = work(); ; done += work()) {
    const { user, system } = process.threadCpuUsage(before)
    if (user + system >= seconds * 1e6) return (1e6 * done) / (user + system)
  }
}

/** Playouts of one decision. */
const PLAYOUTS = 60

/** Milliseconds for a playout of Monte Carlo, with all that belongs to its decision, `moves` moves into a game. */
const playoutProbe = (name: string, { findBot: find, tableOf }: Bots, match: Match): Probe => {
  const table = tableOf(match)
  const bot = find('monte-carlo')!
  const { engine, state } = match
  const seat = engine.toAct(state)[0]!
  const view = engine.view(state, seat)
  let seed = 0
  const decide = (): number => bot.choose(table, view, seat, { seed: seed++, playoutsInAll: PLAYOUTS }).playouts!
  return { name, unit: 'ms', run: (seconds) => 1000 / rateOf(seconds, decide) }
}

/** The same decision by the bots of today and by those of the last release, which are measured in turn. */
export const playoutProbes = async (
  names: readonly [now: string, then: string],
  game: string,
  seats: number,
  moves: number,
): Promise<Probe[]> => {
  const match = greedyMatch({ game, rules: {}, seats, deal: 1 }, moves)
  const last = await earlier(LAST_RELEASE)
  return [playoutProbe(names[0], today, match), playoutProbe(names[1], last, match)]
}

/** Deals a second of greedy players, move by move through `fastMove`, as playouts and the laboratory play them. */
export const dealsProbe = (name: string, game: string, rules: RulesRequest, seats: number): Probe => {
  const table = greedyMatch({ game, rules, seats, deal: 1 }, 0)
  const { engine } = table
  const { fastMove } = heuristicsOf(table)
  const luck = rng(1)
  const chance = simulatedChance(luck)
  const playOne = (): number => {
    const state = engine.start(chance)
    for (let due = engine.toAct(state); due.length > 0; due = engine.toAct(state))
      engine.apply(state, due[0]!, fastMove(state, due[0]!, luck), chance)
    return 1
  }
  return { name, unit: 'deals/s', run: (seconds) => rateOf(seconds, playOne) }
}

/** Moves a second of the bot that plays so, view by view: by the bots and games of today, and by those of the last release. */
export const greedyProbes = async (
  names: readonly [now: string, then: string],
  game: string,
  rules: RulesRequest,
  seats: number,
): Promise<Probe[]> => {
  const last = await earlier(LAST_RELEASE)
  return [today, last].map(({ findBot: find, tableOf }, k) => {
    const table = tableOf(greedyMatch({ game, rules, seats, deal: 1 }, 0))
    const { engine } = table
    const bot = find('greedy')!
    const chance = simulatedChance(rng(1))
    const playOne = (): number => {
      const state = engine.start(chance)
      for (let moves = 0; ; moves++) {
        const seat = engine.toAct(state)[0]
        if (seat === undefined) return moves
        engine.apply(state, seat, bot.choose(table, engine.view(state, seat), seat, { seed: moves }).move, chance)
      }
    }
    return { name: names[k]!, unit: 'moves/s', run: (seconds: number) => rateOf(seconds, playOne) }
  })
}
