import { cutInDaifugo } from '@tefuda/cut-in-daifugo'
import type { Game } from '@tefuda/kernel'
import { zhengShangYou } from '@tefuda/zheng-shang-you'
import { expect, it } from 'vitest'
import { ask, botOf, open, playOn } from '../../testing/matches.ts'
import { heuristicsOf } from '../heuristics-of.ts'
import { likings } from './likings.ts'

const PLACES = [
  { name: 'San Jia Xi', game: zhengShangYou as unknown as Game, preset: 'san-jia-xi', seats: 6 },
  { name: 'Cut-in Daifugo', game: cutInDaifugo as unknown as Game, preset: 'standard', seats: 4 },
]

/** More moves than a deal has. */
const MOST = 1000

it.each(PLACES)('at $name a search that hardly tries anything plays what the policy likes best', (place) => {
  const match = open(place.game, { preset: place.preset, deals: 1 }, place.seats)
  const { engine } = match
  const { learner } = heuristicsOf(match)
  const isElse = (): boolean => engine.status(match.state).phase !== 'turn'
  let unlikeGreedy = 0
  for (; engine.outcome(match.state) === null; playOn(match, botOf('greedy'), MOST, {}, isElse)) {
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
