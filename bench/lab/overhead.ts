import { heuristicsOf } from '@tefuda/bots'
import { rng, simulatedChance } from '@tefuda/kernel'
import { type Plan as LabPlan, playDeal } from '@tefuda/lab'
import { type Row, rowOf } from '../measure.ts'
import type { Measured, Plan } from '../rounds.ts'
import { GREEDY, planFor } from './experiments.ts'

/** Games of one turn of the two: so short that what else the machine does meets both. */
const SLICE = 0.05

/** What the laboratory takes beyond bare play of the same bots, in processor time, in turn with it. */
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
    for (const [kind, play] of [
      ['bare', bare],
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

/** The same bots through the contract alone, with nothing measured. */
const barePlayer = ({ arms }: LabPlan) => {
  const { table } = arms[0]!
  const { engine } = table
  const { fastMove } = heuristicsOf(table)
  return (deal: number): void => {
    const random = rng(deal)
    const chance = simulatedChance(random)
    const state = engine.start(chance)
    for (let due = engine.toAct(state); due.length > 0; due = engine.toAct(state))
      engine.apply(state, due[0]!, fastMove(state, due[0]!, random), chance)
  }
}
