// What the laboratory takes beyond bare play, in a process of its own. Started by the bench.
import { heuristicsOf } from '@tefuda/bots'
import { type Card, type Chance, type Rng, rng, type Seat, simulatedChance } from '@tefuda/kernel'
import { luckOf, type Plan, playDeals } from '@tefuda/lab'
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
    bare.prepare(from, deal)
    for (const [kind, play] of [
      ['bare', bare.play],
      ['lab', (first: number, end: number) => playDeals(plan, first, end)],
    ] as const) {
      const before = process.threadCpuUsage()
      play(from, deal)
      const { user, system } = process.threadCpuUsage(before)
      spent[kind] += user + system
      games[kind] += most
    }
  }
  return spent.lab / games.lab / (spent.bare / games.bare) - 1
}

/** The luck of a deal, as it came: the orders of its shuffles, and what bots drew. */
interface Noted {
  readonly orders: Card[][]
  readonly drawn: number[]
}

/**
 * The same bots through the contract alone, from the deal to the outcome, with nothing measured. Shuffles and what bots draw come from a
 * generator, as in playouts, which takes its time; what is given is the luck of the laboratory, so that both play the same games.
 */
const barePlayer = ({ arms, experiment }: Plan) => {
  const { table } = arms[0]!
  const { engine } = table
  const { fastMove } = heuristicsOf(table)
  const deals = new Map<number, Noted>()
  const playWith = (shuffle: Chance, luckFor: (seat: Seat) => Rng): void => {
    const state = engine.start(shuffle)
    for (let due = engine.toAct(state); due.length > 0; due = engine.toAct(state)) {
      const seat = due[0]!
      engine.apply(state, seat, fastMove(state, seat, luckFor(seat)), shuffle)
    }
    if (engine.outcome(state) === null) throw new Error('a game without an end')
  }
  const note = (deal: number): Noted => {
    const { chance, decision } = luckOf(experiment.seed, deal)
    const paired = chance(engine.deck)
    const decided = Array<number>(engine.seats).fill(0)
    const noted: Noted = { orders: [], drawn: [] }
    playWith(
      (cards) => kept(noted.orders, paired(cards)),
      (seat) => {
        const luck = decision(seat, decided[seat]!++)
        return { below: (n) => kept(noted.drawn, luck.below(n)) }
      },
    )
    return noted
  }
  const play = (deal: number, { orders, drawn }: Noted): void => {
    const random = rng(deal)
    const chance = simulatedChance(random)
    let [shuffles, draws] = [0, 0]
    const luck: Rng = {
      below(n) {
        random.below(n)
        return drawn[draws++]!
      },
    }
    playWith(
      (cards) => {
        chance(cards)
        return orders[shuffles++]!
      },
      () => luck,
    )
  }
  return {
    /** Notes the luck of deals. */
    prepare(from: number, to: number): void {
      deals.clear()
      for (let deal = from; deal < to; deal++) deals.set(deal, note(deal))
    },
    play(from: number, to: number): void {
      for (let deal = from; deal < to; deal++) play(deal, deals.get(deal)!)
    },
  }
}

const kept = <T>(list: T[], value: T): T => {
  list.push(value)
  return value
}

answer({
  /** Plays so many seconds each way, in turn, of the same games by the same bots; answers with the part that is more. */
  overhead: ({ asked, seconds }: Asked) => overhead(planFor(asked), seconds),
})
