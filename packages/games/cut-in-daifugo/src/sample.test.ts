import { type Card, faceOf, frenchFace, frenchName, rng } from '@tefuda/kernel'
import { describe, expect, it } from 'vitest'
import { type Arranged, arrange } from '../testing/arrange.ts'
import { EFFECTS } from './rules.ts'
import { rankOf } from './state.ts'

const PLAIN = Object.fromEntries(EFFECTS.map((effect) => [effect, 0]))

const draw = (table: Arranged, viewer: number | null, count = 40) =>
  Array.from({ length: count }, (_, seed) => table.engine.sample(table.engine.view(table.state, viewer), rng(seed)))

/** After a game with the places 0, 1, 3, 2 and its exchange; the great pauper keeps nothing above a nine. */
const exchanged = (): Arranged => {
  const table = arrange(['', '', 'C4', 'C4'], { effects: { ...PLAIN, pass: 7 } })
  table.state.out = [0, 1]
  table.state.turn = 3
  table.move(3, 'C4')
  const deck = table.engine.deck.cards
  const low = deck.filter((card) => rankOf(card) <= 4)
  const mine = low.slice(0, 24).concat(['S9', 'H9', 'D9'].map((name): Card => frenchFace(name)!))
  const rest = deck.filter((card) => !mine.includes(card))
  table.state.hidden = [rest.slice(0, 27), rest.slice(27, 54), mine, rest.slice(54)]
  table.state.knownTo = table.state.hidden.map((cards) => cards.map(() => 0))
  for (const seat of [2, 2, 3, 0, 0, 1]) table.move(seat, table.moves(seat)[0]!)
  return table
}

describe('samples', () => {
  it('keep what the exchange has shown: who got the strongest cards of a hand knows what the others do not exceed', () => {
    const table = exchanged()
    const view = table.engine.view(table.state, 0)
    expect(view.hands.map((hand) => hand.ceiling)).toEqual([null, null, '9', null])
    for (const state of draw(table, 0)) {
      const known = view.hands[2]!.known
      const others = state.hidden[2]!.map(frenchName).filter((name) => !known.includes(name))
      expect(others.every((name) => rankOf(frenchFace(name)!) <= 6)).toBe(true)
      expect(state.hidden.map((cards) => cards.length)).toEqual([27, 27, 27, 27])
    }
  })

  it('tell nobody else of it', () => {
    const table = exchanged()
    for (const viewer of [null, 1, 2, 3]) {
      expect(table.engine.view(table.state, viewer).hands[2]!.ceiling).toBeNull()
    }
    expect(draw(table, 1).some((state) => state.hidden[2]!.some((card) => rankOf(card) > 6))).toBe(true)
  })

  it('forget it once the hand has given or got a card unseen', () => {
    const table = exchanged()
    const seven = table.state.hidden[2]!.find((card) => rankOf(card) === 4)!
    table.play(2, frenchName(seven))
    expect(table.engine.view(table.state, 0).hands[2]!.ceiling).toBe('9')
    table.move(2, table.moves(2)[0]!)
    expect(table.engine.view(table.state, 0).hands[2]!.ceiling).toBeNull()
  })

  it('leave public and known cards where they are', () => {
    const table = arrange(['S7 S5 C3 | DK', 'C7 CJ', 'D3 | D4', 'H9 H8'])
    table.play(0, 'S7')
    table.move(0, 'give S5')
    for (const state of draw(table, 0)) {
      expect(state.hidden[1]!.map(faceOf)).toContain(frenchFace('S5'))
      expect(state.open[2]!.map(frenchName)).toEqual(['D4'])
      expect(state.hidden[0]!.map(frenchName)).toEqual(['C3'])
    }
  })

  it('take a pass for no proof of anything', () => {
    const table = arrange(['S5 C3 C8', 'S5 H5 CJ', 'D3 D9', 'H9 H8'], { effects: PLAIN })
    table.play(0, 'S5')
    table.move(1, 'pass')
    expect(draw(table, 0).some((state) => state.hidden[1]!.some((card) => rankOf(card) > 2))).toBe(true)
  })

  it('draw what the poor have chosen to give from the strongest of the hand they are dealt', () => {
    const table = arrange(['', '', 'C4', 'C4'], { effects: PLAIN })
    table.state.out = [0, 1]
    table.state.turn = 3
    table.move(3, 'C4')
    table.move(2, table.moves(2)[0]!)
    for (const state of draw(table, 0)) {
      const [at = -1] = state.exchange!.chosen[2]!
      const hand = state.hidden[2]!
      expect(rankOf(hand[at]!)).toBe(Math.max(...hand.map(rankOf)))
    }
  })

  it('draw what the rich have chosen to give from all of the hand they are dealt', () => {
    const table = arrange(['', '', 'C4', 'C4'], { effects: PLAIN })
    table.state.out = [0, 1]
    table.state.turn = 3
    table.move(3, 'C4')
    while (table.state.exchange!.step === 'poor') {
      const poor = table.engine.toAct(table.state)[0]!
      table.move(poor, table.moves(poor)[0]!)
    }
    table.move(0, table.moves(0)[0]!)
    const chosen = draw(table, 1).map((state) => {
      const [at = -1] = state.exchange!.chosen[0]!
      return rankOf(state.hidden[0]![at]!) < Math.max(...state.hidden[0]!.map(rankOf))
    })
    expect(chosen).toContain(true)
  })
})
