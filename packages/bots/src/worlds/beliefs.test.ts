import { cutInDaifugo } from '@tefuda/cut-in-daifugo'
import { faceOf, type Game, type Match, type Place, rng, type Seat } from '@tefuda/kernel'
import { zhengShangYou } from '@tefuda/zheng-shang-you'
import { describe, expect, it } from 'vitest'
import { botOf, open, playOn } from '../../testing/matches.ts'
import { dealEventsFor } from '../deal-events.ts'
import { heuristicsOf } from '../heuristics-of.ts'
import type { Belief } from './metropolis.ts'

const GAMES = [zhengShangYou as unknown as Game, cutInDaifugo as unknown as Game]

/** What a seat believes at a match, from a sample of its view; null where nothing is to be told. */
const beliefAt = ({ engine, state, ...match }: Match, seat: Seat, seed: number): [Belief, unknown] | null => {
  const world = engine.sample(engine.view(state, seat), rng(seed))
  const told = dealEventsFor({ engine, ...match }, seat)
  const belief = heuristicsOf({ engine, ...match }).belief!(world, seat, told, rng(seed))
  return belief === null ? null : [belief, world]
}

const facesOf = (places: readonly Place[]): readonly number[] =>
  places.flatMap(({ cards }) => cards.map(faceOf)).toSorted((a, b) => a - b)

const explained = ({ loose, logLikelihood }: Belief): number =>
  loose.reduce((sum, _, seat) => sum + logLikelihood(seat, Number.NEGATIVE_INFINITY), 0)

describe.each(GAMES)('$id', (game) => {
  it('worlds that were believed agree with the view', () => {
    const match = open(game, { deals: 2 }, 4)
    const { engine } = match
    for (let turn = 0; turn < 24; turn++) {
      playOn(match, botOf('greedy'), 9, {})
      const seat = engine.toAct(match.state)[0]
      const found = seat === undefined ? null : beliefAt(match, seat, turn)
      if (found === null) continue
      const [belief, world] = found
      const view = JSON.stringify(engine.view(world, seat!))
      belief.lay(world)
      expect(JSON.stringify(engine.view(world, seat!))).toBe(view)
      expect(facesOf(engine.places(world))).toEqual(facesOf(engine.places(match.state)))
    }
  })

  it('thinks the cards that the others hold likelier than cards dealt at random', () => {
    const match = open(game, { deals: 2 }, 4, 3)
    const { engine } = match
    let [truth, random, count] = [0, 0, 0]
    for (let turn = 0; turn < 40; turn++) {
      playOn(match, botOf('greedy'), 4, {})
      const seat = engine.toAct(match.state)[0]!
      const found = beliefAt(match, seat, turn)
      if (found === null) continue
      const [belief] = found
      random += explained(belief)
      for (const [holder, cards] of trueCards(match, seat, belief).entries())
        belief.loose[holder]!.splice(0, Number.POSITIVE_INFINITY, ...cards)
      truth += explained(belief)
      count++
    }
    expect(count).toBeGreaterThan(10)
    expect(truth / count).toBeGreaterThan(-6)
    expect(truth / count).toBeGreaterThan(random / count + 6)
  })
})

/** What lies in the hands that a guess is about, but for what the seat knows of them. */
const trueCards = ({ engine, state }: Match, seat: Seat, { loose }: Belief): number[][] =>
  loose.map((cards, holder) => {
    if (cards.length === 0) return []
    const hand = engine
      .places(state)
      .find(({ seenBy }) => seenBy !== 'all' && seenBy.length === 1 && seenBy[0] === holder)!
    const { known = [], knownTo = [] } = hand
    return hand.cards.filter((_, at) => !known.includes(at) && knownTo[seat]?.includes(at) !== true)
  })
