import type { Game } from '@tefuda/kernel'
import { zhengShangYou } from '@tefuda/zheng-shang-you'
import { expect, it } from 'vitest'
import { ask, botOf, open, playOn } from '../../testing/matches.ts'
import { heuristicsOf } from '../heuristics-of.ts'
import { likings } from './likings.ts'

it('in San Jia Xi a search that hardly tries anything plays what the policy likes best', () => {
  const match = open(zhengShangYou as unknown as Game, { preset: 'san-jia-xi', deals: 1 }, 6)
  const { engine } = match
  const { learner } = heuristicsOf(match)
  let unlikeGreedy = 0
  while (engine.outcome(match.state) === null) {
    const seat = engine.toAct(match.state)[0]!
    const liked = likings(learner!, match.state)!
    const best = liked.toSorted((a, b) => b.value - a.value)[0]!.option()
    const { move } = ask(botOf('monte-carlo'), match, seat, { seed: 1, playouts: 1 })
    expect(engine.format(move)).toBe(engine.format(best))
    if (engine.format(move) !== engine.format(ask(botOf('greedy'), match, seat, { seed: 1 }).move)) unlikeGreedy++
    playOn(match, botOf('greedy'), 1, {})
  }
  expect(unlikeGreedy).toBeGreaterThan(3)
})
