import { cutInDaifugo } from '@tefuda/cut-in-daifugo'
import { type Game, type Rng, rng, type Seat, simulatedChance } from '@tefuda/kernel'
import { zhengShangYou } from '@tefuda/zheng-shang-you'
import { describe, expect, it } from 'vitest'
import { open } from '../../testing/matches.ts'
import { heuristicsOf } from '../heuristics-of.ts'
import type { Table } from '../table.ts'
import { ascend, newAscent } from './ascent.ts'
import { contest, type Practice, practise } from './practice.ts'
import { first } from './softmax.ts'

const GAMES: Readonly<Record<string, Game>> = {
  'zheng-shang-you': zhengShangYou as unknown as Game,
  'cut-in-daifugo': cutInDaifugo as unknown as Game,
}

const PLACES = [
  { game: 'zheng-shang-you', preset: 'standard', seats: 4 },
  { game: 'zheng-shang-you', preset: 'teams', seats: 4 },
  { game: 'zheng-shang-you', preset: 'san-jia-xi', seats: 6 },
  { game: 'cut-in-daifugo', preset: 'standard', seats: 4 },
]

const groundOf = ({ game, preset, seats }: (typeof PLACES)[number]): Table => open(GAMES[game]!, { preset }, seats)

/** Where cards are chosen blind, the first is taken. */
const BLIND: Rng = { below: () => 0 }

const learnerAt = (ground: Table) => heuristicsOf(ground).learner!

const practice = (ground: Table, weights: Float32Array, from: number, to: number): Practice => {
  const done: Practice = { gradient: new Float64Array(weights.length), decisions: 0 }
  for (let seed = from; seed < to; seed++) practise(ground, weights, seed, done)
  return done
}

const meanOf = (ground: Table, weights: Float32Array, deals: number): number =>
  Array.from({ length: deals }, (_, deal) => contest(ground, weights, 1_000_000 + deal)).reduce((a, b) => a + b) / deals

/** Weights for what first choices are known by, in a few deals: passing, for whoever follows. */
const timidOf = (ground: Table): Float32Array => {
  const learner = learnerAt(ground)
  const weights = new Float32Array(learner.size)
  const { choices } = learner
  const luck = rng(1)
  for (let deal = 0; deal < 20; deal++) {
    const position = learner.read(ground.engine.start(simulatedChance(luck)))
    while (learner.turn(position) >= 0) {
      learner.look(position, true)
      for (const feature of choices.features.subarray(0, choices.width)) weights[feature] = 1
      learner.play(position, first(choices))
    }
  }
  return weights
}

describe('a tiny policy', () => {
  const ground = groundOf(PLACES[0]!)
  const { size } = learnerAt(ground)

  it('plays as players at first sight do before it has learned anything', () => {
    expect(meanOf(ground, newAscent(size).weights, 20)).toBeCloseTo(0, 10)
  })

  it('that begins timid, and passes wherever it can, beats its start after a few hundred deals', () => {
    const ascent = newAscent(size)
    ascent.weights.set(timidOf(ground))
    const start = meanOf(ground, ascent.weights, 200)
    for (let iteration = 0; iteration < 10; iteration++) {
      const { gradient, decisions } = practice(ground, ascent.weights, iteration * 20, iteration * 20 + 20)
      ascend(ascent, gradient, decisions)
    }
    const trained = meanOf(ground, ascent.weights, 200)
    expect(start).toBeLessThan(-0.7)
    expect(trained).toBeGreaterThan(start + 0.3)
  })

  it('learns the same from the same deals, whoever plays them', () => {
    const weights = new Float32Array(size).fill(0.125)
    const whole = practice(ground, weights, 0, 6)
    expect(practice(groundOf(PLACES[0]!), weights, 0, 6)).toEqual(whole)
    expect(practice(ground, weights, 0, 2).decisions + practice(ground, weights, 2, 6).decisions).toBe(whole.decisions)
  })
})

describe.each(PLACES)('$game, $preset, $seats seats', (place) => {
  const ground = groundOf(place)
  const { engine } = ground

  it('a deal that is played quickly goes as it does by the rules', () => {
    const { fastMove } = heuristicsOf(ground)
    const learner = learnerAt(ground)
    for (let seed = 0; seed < 30; seed++) {
      const chance = (cards: readonly number[]): number[] => [...cards].sort(() => luck.below(3) - 1)
      const luck = rng(seed)
      const state = engine.start(chance)
      const position = learner.read(state)
      const play = (seat: Seat): void => engine.apply(state, seat, fastMove(state, seat, BLIND), chance)
      for (let seat = learner.turn(position); seat >= 0; seat = learner.turn(position)) {
        while (engine.status(state).phase !== 'turn') play(engine.toAct(state)[0]!)
        expect(engine.toAct(state)).toEqual([seat])
        learner.look(position, false)
        const choice = first(learner.choices)
        expect(engine.format(learner.move(state, choice))).toBe(engine.format(fastMove(state, seat, BLIND)))
        learner.play(position, choice)
        play(seat)
      }
      while (engine.status(state).deal === 1) play(engine.toAct(state)[0]!)
      expect(learner.scores(position)).toEqual(engine.status(state).scores)
      expect(engine.status(state).deal).toBe(2)
    }
  })

  it('describes choices by what the seat sees alone', () => {
    const learner = learnerAt(ground)
    const state = engine.start((cards) => [...cards])
    const seat = engine.toAct(state)[0]!
    const described = (world: unknown): unknown => {
      learner.look(learner.read(world), true)
      const { choices } = learner
      return [choices.count, [...choices.bias.subarray(0, choices.count)], [...choices.features]]
    }
    const seen = [1, 2, 3].map((seed) => described(engine.sample(engine.view(state, seat), rng(seed))))
    expect(seen[1]).toEqual(seen[0])
    expect(seen[2]).toEqual(seen[0])
  })

  it('has weights that were trained for it, and plays better by them than at first sight', () => {
    const { trained } = learnerAt(ground)
    expect(trained).not.toBeNull()
    expect(meanOf(ground, trained!, 400)).toBeGreaterThan(0)
  })
})
