// npm run lab-worth: what dealt cards are worth to their seats in greedy play, for WORTH in worth.ts of the games of the French pack.
import { heuristicsOf } from '@tefuda/bots'
import { type Card, isRefusal, type Refusal, rankOf, rng } from '@tefuda/kernel'
import { type Plan, planOf, readExperiment } from '@tefuda/lab'
import { solved } from '../packages/lab/src/control.ts'
import { handsIn } from '../packages/lab/src/dealt.ts'
import { luckOf } from '../packages/lab/src/pairing.ts'

const DEALS = 6000

/** Ace to king, and jokers. */
const RANKS = 14

/** Keeps what few deals say of a card small: so many seats are taken to have had it for nothing. */
const RIDGE = 20

const GAMES: readonly object[] = [
  { game: 'southern-cross', seats: 2 },
  { game: 'cut-in-daifugo', seats: 4, base: { set: { deals: 1 } } },
  { game: 'zheng-shang-you', seats: 4, base: { set: { deals: 1 } } },
]

/** Of a seat, against the mean of all: how many cards of each rank it was dealt, and its points. */
interface Seated {
  readonly cards: readonly number[]
  readonly points: number
}

const granted = <T extends object>(answer: T | Refusal): T => {
  if (isRefusal(answer)) throw new Error(answer.message.en)
  return answer
}

const played = ({ arms }: Plan, deal: number): Seated[] => {
  const { table } = arms[0]!
  const { engine } = table
  const { fastMove } = heuristicsOf(table)
  const chance = luckOf('worth', deal).chance(engine.deck)
  const random = rng(deal)
  const state = engine.start(chance)
  const counts = handsIn(engine, state).map(countRanks)
  for (let due = engine.toAct(state); due.length > 0; due = engine.toAct(state))
    engine.apply(state, due[0]!, fastMove(state, due[0]!, random), chance)
  const { scores } = engine.outcome(state)!
  const usual = Array.from({ length: RANKS }, (_, rank) => meanOf(counts.map((ranks) => ranks[rank]!)))
  return counts.map((ranks, seat) => ({
    cards: ranks.map((count, rank) => count - usual[rank]!),
    points: scores[seat]! - meanOf(scores),
  }))
}

const countRanks = (hand: readonly Card[]): number[] =>
  Array.from({ length: RANKS }, (_, rank) => hand.filter((card) => rankOf(card) === rank).length)

const sumOf = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0)
const meanOf = (values: readonly number[]): number => sumOf(values) / values.length

/** By rank: the coefficients of a ridge regression, in standard deviations of the points. */
const worthOf = (seats: readonly Seated[]): readonly number[] => {
  const ranks = [...Array(RANKS).keys()]
  const products = ranks.map((a) =>
    ranks.map((b) => sumOf(seats.map(({ cards }) => cards[a]! * cards[b]!)) + (a === b ? RIDGE : 0)),
  )
  const deviation = Math.sqrt(meanOf(seats.map(({ points }) => points ** 2)))
  const shared = ranks.map((rank) => sumOf(seats.map(({ cards, points }) => cards[rank]! * points)))
  return solved(products, shared)!.map((worth) => worth / deviation)
}

for (const asked of GAMES) {
  const plan = granted(planOf(granted(readExperiment({ name: 'worth', ...asked }))))
  const seats = Array.from({ length: DEALS }, (_, deal) => played(plan, deal)).flat()
  process.stdout.write(
    `${plan.game.id}: ${worthOf(seats)
      .map((worth) => worth.toFixed(3))
      .join(', ')}\n`,
  )
}
