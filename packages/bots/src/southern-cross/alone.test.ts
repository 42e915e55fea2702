import { findGame } from '@tefuda/games'
import { isRefusal, openMatch, rng, simulatedChance } from '@tefuda/kernel'
import type { SouthernCrossState } from '@tefuda/southern-cross'
import { describe, expect, it } from 'vitest'
import { heuristicsOf } from '../heuristics-of.ts'
import { playout } from '../monte-carlo.ts'

const open = (preset: string) => {
  const game = findGame('southern-cross')!
  const match = openMatch({ game, rules: { preset }, seats: 1, seed: '0'.repeat(64) })
  if (isRefusal(match)) throw new Error(match.message.en)
  return { game, rules: match.rules, engine: match.engine }
}

/** What fast moves alone make of so many deals, on average. */
const meanOf = (preset: string, deals: number): number => {
  const table = open(preset)
  const { engine } = table
  const { fastMove } = heuristicsOf(table)
  let total = 0
  for (let deal = 0; deal < deals; deal++) {
    const luck = rng(deal)
    const chance = simulatedChance(luck)
    const state = engine.start(chance)
    while (engine.outcome(state) === null) engine.apply(state, 0, fastMove(state, 0, luck), chance)
    total += engine.status(state).scores[0]!
  }
  return total / deals
}

describe('a field of its own, played fast', () => {
  // Greedy makes 375, 980, 390 and 480 of them; what plays for the best aim alone, and never for the others, 1,080, 1,340, 1,080 and 1,170.
  it.each([
    ['standard', 200, 1150],
    ['5x5', 20, 3000],
    ['zodiac', 100, 1200],
    ['wild', 200, 1200],
  ])('makes of %s, %d deals, at least %d points each', (preset, deals, points) => {
    expect(meanOf(preset, deals)).toBeGreaterThanOrEqual(points)
  })
})

describe('the horizon', () => {
  it('ends a playout after its moves, with the estimate of the rest', () => {
    const table = open('standard')
    const { engine } = table
    const heuristics = heuristicsOf(table)
    const state = engine.start(simulatedChance(rng(1)))
    const move = heuristics.fastMove(state, 0, rng(2))
    const asked: number[] = []
    const estimate = (at: unknown): number => {
      asked.push(at === state ? 0 : (engine.status(at).scores[0] ?? 0))
      return 1000
    }
    const ended = playout(table, heuristics, { state, seed: 3 }, 0, move, { moves: 5, estimate })
    expect(asked).toHaveLength(1)
    expect(ended).toBe(asked[0]! + 1000)
    expect(playout(table, heuristics, { state, seed: 3 }, 0, move, { moves: 100, estimate })).toBe(
      playout(table, heuristics, { state, seed: 3 }, 0, move),
    )
    expect(asked).toHaveLength(1)
  })
})

it('playing on leaves the next moves of the seat to the search, and what follows to first sight', () => {
  const table = open('standard')
  const { engine } = table
  const heuristics = heuristicsOf(table)
  const state = engine.start(simulatedChance(rng(1)))
  const move = heuristics.fastMove(state, 0, rng(2))
  /** How many cards the pile has left when first sight begins, and what the deal comes to. */
  const playedOn = (moves: number): [pile: number, points: number] => {
    const piles: number[] = []
    const fastMove: typeof heuristics.fastMove = (at, seat, random) => {
      piles.push((at as SouthernCrossState).fields[0]!.pile.length)
      return heuristics.fastMove(at, seat, random)
    }
    const points = playout(table, { ...heuristics, fastMove }, { state, seed: 3 }, 0, move, {
      moves,
      playouts: 1,
    })
    return [piles[0]!, points]
  }
  const [[pile, points], [later]] = [playedOn(0), playedOn(3)]
  expect(points).toBe(playout(table, heuristics, { state, seed: 3 }, 0, move))
  expect(later).toBeLessThanOrEqual(pile - 3)
  expect(playedOn(3)).toEqual(playedOn(3))
})
