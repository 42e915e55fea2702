import { defaultRules, isJoker, rng, simulatedChance } from '@tefuda/kernel'
import { describe, expect, it } from 'vitest'
import { cutInDaifugo } from './index.ts'
import { PLAYS_LISTED } from './listing.ts'
import type { State } from './state.ts'

/** A lead of somebody who has gathered the jokers of both packs and forty cards of all ranks. */
const tableOf = () => {
  const engine = cutInDaifugo.engine(defaultRules(cutInDaifugo.schema), 4)
  const state: State = engine.start(simulatedChance(rng(3)))
  const seat = engine.toAct(state)[0]!
  const { cards } = engine.deck
  state.hidden[seat] = [...cards.filter(isJoker), ...cards.filter((card) => !isJoker(card)).slice(0, 40)]
  return { engine, state, seat }
}

describe('the leads of a hand with four jokers', () => {
  const { engine, state, seat } = tableOf()
  const { moves, complete } = engine.list(state, seat)

  it('are listed up to a number, and the list says so', () => {
    expect(complete).toBe(false)
    expect(moves.filter(({ type }) => type === 'play')).toHaveLength(PLAYS_LISTED)
    for (let k = 0; k < moves.length; k += 500) expect(engine.check(state, seat, moves[k]!)).toBeNull()
  })

  it('end with the cards that may be shown all the same', () => {
    expect(moves.at(-1)!.type).toBe('show')
    expect(engine.check(state, seat, moves.at(-1)!)).toBeNull()
  })

  it('begin with the same moves under a limit', () => {
    expect(engine.moves(state, seat, { limit: 700 })).toEqual(moves.slice(0, 700))
  })

  it('are played beyond the list too', () => {
    const random = rng(1)
    const listed = new Set(moves.map(engine.format))
    const picked = Array.from({ length: 200 }, () => engine.pick(state, seat, random))
    for (const move of picked) expect(engine.check(state, seat, move)).toBeNull()
    expect(picked.some((move) => !listed.has(engine.format(move)))).toBe(true)
  })
})
