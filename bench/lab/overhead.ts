import { heuristicsOf } from '@tefuda/bots'
import { type Card, type Chance, rng, simulatedChance } from '@tefuda/kernel'
import { type Plan as LabPlan, luckOf, playDeal } from '@tefuda/lab'
import { type Row, rowOf } from '../measure.ts'
import type { Measured, Plan } from '../rounds.ts'
import { GREEDY, planFor } from './experiments.ts'

/** Games of one turn of the two: so short that what else the machine does meets both. */
const SLICE = 0.05

/** What the laboratory takes beyond bare play of the same games by the same bots, in processor time, in turn with it. */
export const measureOverhead = async ({ rounds, seconds, progress }: Plan): Promise<Measured> => {
  progress('overhead over bare play')
  const results: Row[] = []
  const ratios: Record<string, number> = {}
  for (const asked of GREEDY) {
    const plan = planFor(asked)
    const name = `lab/overhead over bare play: ${plan.game.id}`
    overhead(plan, seconds)
    const figures = Array.from({ length: rounds }, () => overhead(plan, seconds))
    const row = rowOf(
      { name, unit: '%' },
      figures.map((part) => 100 * part),
    )
    results.push(row)
    ratios[name] = 1 + row.median / 100
  }
  return { results, ratios }
}

const overhead = (plan: LabPlan, seconds: number): number => {
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
const barePlayer = ({ arms, experiment }: LabPlan) => {
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
