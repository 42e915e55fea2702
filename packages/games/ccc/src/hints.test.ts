import { type Card, rng, shuffleInPlace, simulatedChance } from '@tefuda/kernel'
import { describe, expect, it } from 'vitest'
import { arrange, cards } from '../testing/arrange.ts'
import { cellsFor, readings } from './hints.ts'
import { formatPayment } from './notation.ts'

describe('where these cards may put a coin', () => {
  it('is where a payment of all of them is allowed, by trying every cell', () => {
    const { engine, context } = arrange({ seats: 3 })
    const random = rng(7)
    let found = 0
    for (let game = 0; game < 6; game++) {
      const chance = simulatedChance(random)
      const state = engine.start(chance)
      for (let move = 0; move < 60; move++) {
        const seat = engine.toAct(state)[0]
        if (seat === undefined) break
        engine.apply(state, seat, engine.pick(state, seat, random), chance)
        const due = engine.toAct(state)[0]
        if (due === undefined) break
        const chosen = someOf(state.hands[due]!.map((card) => card & 63))
        const { cells } = engine.view(state, due)
        const allowed = cells.filter(({ name }) =>
          readings(context.rules, chosen).some(
            ({ payment }) =>
              engine.check(state, due, { type: 'place', cell: context.board.names.indexOf(name), ...payment }) === null,
          ),
        )
        const told = cellsFor(context.rules, cells, chosen)
        expect(told.map(({ cell }) => cell)).toEqual(allowed.map(({ name }) => name))
        found += told.length
      }
    }
    expect(found).toBeGreaterThan(50)

    function someOf(hand: Card[]): Card[] {
      shuffleInPlace(hand, random)
      return hand.slice(0, 1 + random.below(4))
    }
  })

  it('comes with a payment', () => {
    const table = arrange({ hands: ['D3 H6 SA C4'], coins: { b1: '10' } })
    const { cells } = table.engine.view(table.state, 0)
    const told = cellsFor(table.context.rules, cells, cards('SA H6 C4 D3'))
    expect(told.map(({ cell, payment }) => `${formatPayment(payment)} > ${cell}`)).toEqual([
      'C4 / SA / D3 H6 > b2',
      'C4 / SA / D3 H6 > e2',
      'C4 / SA / D3 H6 > b5',
      'C4 / SA / D3 H6 > e5',
    ])
  })

  it('is nowhere for cards that pay for nothing', () => {
    const table = arrange({ hands: ['RJ BJ S5'] })
    const { cells } = table.engine.view(table.state, 0)
    expect(cellsFor(table.context.rules, cells, cards('RJ BJ'))).toEqual([])
    expect(cellsFor(table.context.rules, cells, [])).toEqual([])
  })
})
