import { type Rng, rng, type Seat, type Sides, sidesOf, simulatedChance } from '@tefuda/kernel'
import { heuristicsOf } from '../heuristics-of.ts'
import { pointsOf } from '../monte-carlo.ts'
import type { Table } from '../table.ts'
import type { Learner } from './learner.ts'
import { addGradient, draw, first, rank, weigh } from './softmax.ts'

/** What came of some practice. */
export interface Practice {
  /** The gradient, summed over decisions. */
  readonly gradient: Float64Array
  decisions: number
}

/** One decision in so many is learned from. */
const LEARNED = 3

/**
 * Plays a deal by a policy, and learns from some of its decisions: each choice is played on to the end in the deal as it is. The
 * policy sees its own seat's view alone, so over many deals that is the mean over what others may hold: a rollout policy
 * improved by itself (Tesauro and Galperin, On-line policy improvement using Monte-Carlo search, 1996), as in expert iteration
 * (Anthony, Tian and Barber, Thinking fast and slow with deep learning and tree search, 2017).
 *
 * In one deal of two it has all seats, in the other one side against players at first sight.
 */
export const practise = (table: Table, weights: Float32Array, seed: number, into: Practice): void => {
  const learner = learnerOf(table)
  const { choices, rare = 0 } = learner
  const luck = rng(seed)
  const learns = learnersAt(sidesOf(table.engine), luck)
  const position = dealt(table, learner, luck)
  const start = dealt(table, learner, luck)
  const after = dealt(table, learner, luck)
  const gains = new Float64Array(choices.chances.length)

  const decide = (at: unknown, seat: Seat, own: Rng): number => {
    learner.look(at, learns[seat]!)
    if (!learns[seat]) return first(choices)
    weigh(weights, choices)
    return draw(choices, own)
  }
  const playOn = (at: unknown, own: Rng): void => {
    for (let seat = learner.turn(at); seat >= 0; seat = learner.turn(at)) learner.play(at, decide(at, seat, own))
  }
  const tryAll = (seat: Seat): void => {
    learner.copy(start, position)
    learner.look(start, true)
    weigh(weights, choices)
    const chances = choices.chances.slice(0, choices.count)
    const likely = [...chances.keys()].filter((choice) => chances[choice]! >= rare)
    if (likely.length < 2) return
    const same = luck.below(SEEDS) * SEEDS + luck.below(SEEDS)
    let [sum, part] = [0, 0]
    for (const choice of likely) {
      learner.copy(after, start)
      learner.look(after, false)
      learner.play(after, choice)
      playOn(after, rng(same))
      gains[choice] = pointsOf(learner.scores(after), seat, false)
      sum += chances[choice]! * gains[choice]!
      part += chances[choice]!
    }
    for (const [choice, chance] of chances.entries()) if (chance < rare) gains[choice] = sum / part
    learner.look(start, true)
    weigh(weights, choices)
    addGradient(into.gradient, choices, gains)
    into.decisions++
  }
  for (let seat = learner.turn(position); seat >= 0; seat = learner.turn(position)) {
    if (learns[seat] && luck.below(LEARNED) === 0) tryAll(seat)
    learner.play(position, decide(position, seat, luck))
  }
}

const SEEDS = 65_536

/** Which seats play as the policy does; the others play at first sight. */
const learnersAt = ({ of, seats }: Sides, luck: Rng): boolean[] => {
  const all = luck.below(2) === 0
  const learning = luck.below(seats.length)
  return of.map((side) => all || side === learning)
}

/** How a policy fares against players at first sight in a deal that is played from every side: points against the mean of the others. */
export const contest = (table: Table, weights: Float32Array, seed: number): number => {
  const learner = learnerOf(table)
  const start = dealt(table, learner, rng(seed))
  const position = dealt(table, learner, rng(seed))
  const { of: sides, seats } = sidesOf(table.engine)
  let sum = 0
  for (const [side, one] of seats.entries()) {
    learner.copy(position, start)
    for (let seat = learner.turn(position); seat >= 0; seat = learner.turn(position)) {
      const isOurs = sides[seat] === side
      learner.look(position, isOurs)
      learner.play(position, isOurs ? rank(weights, learner.choices) : first(learner.choices))
    }
    sum += pointsOf(learner.scores(position), one, false)
  }
  return sum / seats.length
}

const dealt = ({ engine }: Table, learner: Learner, luck: Rng): unknown =>
  learner.read(engine.start(simulatedChance(luck)))

const learnerOf = (table: Table): Learner => {
  const { learner } = heuristicsOf(table)
  if (learner === undefined) throw new Error(`no policy is learned for ${table.game.id}`)
  return learner as Learner
}
