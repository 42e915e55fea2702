// What the laboratory takes beyond bare play, in a process of its own. Started by the bench.
import { heuristicsOf } from '@tefuda/bots'
import { type Card, type Chance, rng, simulatedChance } from '@tefuda/kernel'
import { luckOf, type Plan, playDeal } from '@tefuda/lab'
import { answer } from '../online/processes.ts'
import { planFor } from './experiments.ts'

/** Games of one turn of the two: so short that what else the machine does meets both. */
const SLICE = 0.05

/** An experiment, and seconds of processor time. */
export interface Asked {
  readonly asked: object
  readonly seconds: number
}

const overhead = (plan: Plan, seconds: number): number => {
  const bare = barePlayer(plan)
  const spent = { bare: 0, lab: 0 }
  const games = { bare: 0, lab: 0 }
  for (let deal = 0; spent.bare + spent.lab < 2 * seconds * 1e6; ) {
    const most = Math.max(1, Math.ceil((SLICE * 1e6 * (games.bare + 1)) / (spent.bare + 1e4)))
    const from = deal
    deal += most
    for (let one = from; one < deal; one++) bare.prepare(one)
    for (const [kind, play] of [
      ['bare', bare.play],
      ['lab', (one: number) => playDeal(plan, one)],
    ] as const) {
      const before = process.threadCpuUsage()
      for (let one = from; one < deal; one++) play(one)
      const { user, system } = process.threadCpuUsage(before)
      spent[kind] += user + system
      games[kind] += most
    }
  }
  return spent.lab / games.lab / (spent.bare / games.bare) - 1
}

/**
 * The same bots through the contract alone, with nothing measured. Chance is a generator's, as in playouts, and takes its time; the
 * order that it gives is that of the laboratory, so that both play the same games.
 */
const barePlayer = ({ arms, experiment }: Plan) => {
  const { table } = arms[0]!
  const { engine } = table
  const { fastMove } = heuristicsOf(table)
  const orders = new Map<number, Card[][]>()
  const playWith = (deal: number, shuffle: Chance): void => {
    const random = rng(deal)
    const state = engine.start(shuffle)
    for (let due = engine.toAct(state); due.length > 0; due = engine.toAct(state))
      engine.apply(state, due[0]!, fastMove(state, due[0]!, random), shuffle)
  }
  return {
    /** Notes the orders of a deal. */
    prepare(deal: number): void {
      const paired = luckOf(experiment.seed, deal).chance(engine.deck)
      const noted: Card[][] = []
      playWith(deal, (cards) => {
        const order = paired(cards)
        noted.push(order)
        return order
      })
      orders.set(deal, noted)
    },
    play(deal: number): void {
      const chance = simulatedChance(rng(deal))
      const noted = orders.get(deal)!
      let asked = 0
      playWith(deal, (cards) => {
        chance(cards)
        return noted[asked++]!
      })
      orders.delete(deal)
    },
  }
}

answer({
  /** Plays so many seconds each way, in turn, of the same games by the same bots; answers with the part that is more. */
  overhead: ({ asked, seconds }: Asked) => overhead(planFor(asked), seconds),
})
