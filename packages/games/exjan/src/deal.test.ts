import { resolveRules } from '@tefuda/kernel'
import { describe, expect, it } from 'vitest'
import { arrange, ODD } from '../testing/arrange.ts'
import type { ExjanEvent } from './event.ts'
import { exjan } from './index.ts'

describe('the deal (EJ-1, EJ-2, EJ-4)', () => {
  it('gives ten cards to each, one by one from the dealer, turns up the indicator, and the dealer draws', () => {
    const { engine } = arrange()
    const state = engine.start((cards) => [...cards])
    const names = engine.deck.cards.map(engine.deck.name)
    expect(engine.view(state, 1).hands[1]!.cards).toEqual([1, 5, 9, 13, 17, 21, 25, 29, 33, 37].map((k) => names[k]))
    expect(engine.view(state, 0)).toMatchObject({ indicator: names[40], wall: 46, turn: 0, drawn: true, toAct: [0] })
    expect(engine.view(state, 0).hands[0]!.cards!.at(-1)).toBe(names[41])
    expect(engine.status(state)).toEqual({ deal: 1, phase: 'turn', scores: [250, 250, 250, 250] })
  })

  it('with three seats leaves 57 cards, and everybody has 250 points (EJ-9)', () => {
    const { engine, state } = arrange({ seats: 3 })
    expect(state.wall.length).toBe(56)
    expect(engine.status(state).scores).toEqual([250, 250, 250])
  })

  it.each([4, 5, 7, 8, 10, 11, 13])('hands of %i cards and one more make sets, or sets and a pair', (hand) => {
    const { state } = arrange({ rules: { hand } })
    expect(state.hands.map((cards) => cards.length)).toEqual([hand + 1, hand, hand, hand])
  })

  it.each([6, 9, 12])('hands of %i cards never come out, and are refused', (hand) => {
    expect(resolveRules(exjan.schema, exjan, { hand }, 4)).toMatchObject({ code: 'rules-conflict' })
  })

  it('is by the seat that was chosen, which is dealt to first and plays first (EJ-17)', () => {
    expect(arrange({ rules: { firstDealer: 'seat2' } }).view(null)).toMatchObject({ dealer: 2, turn: 2, toAct: [2] })
    expect(resolveRules(exjan.schema, exjan, { firstDealer: 'seat3' }, 3)).toMatchObject({ code: 'rules-conflict' })
  })

  it('is by whoever turns up the highest card, where the dealer is drawn; then all is shuffled anew (EJ-17)', () => {
    const { engine } = arrange({ rules: { firstDealer: 'drawn' } })
    const named = (names: string) =>
      names.split(' ').map((name) => engine.deck.cards.find((card) => engine.deck.name(card) === name)!)
    const drawn = (names: string) => {
      const told: ExjanEvent[] = []
      let asked = 0
      const state = engine.start(
        (cards) => (asked++ === 0 ? [...new Set([...named(names), ...cards])] : [...cards]),
        (event) => told.push(event),
      )
      return { asked, dealer: engine.view(state, null).dealer, first: told[0] }
    }
    expect(drawn('S15 HJ SJ D0')).toEqual({
      asked: 2,
      dealer: 2,
      first: { type: 'lots', cards: ['S15', 'HJ', 'SJ', 'D0'], dealer: 2 },
    })
    expect(drawn('CM SF H15 S15').dealer).toBe(0)
    expect(drawn('D15 C15 H14 H15').dealer).toBe(3)
  })

  it('begins the next round with the seat before the dealer, who is dealt to first', () => {
    const table = arrange()
    while (table.state.deal === 1) table.turns(1)
    const names = table.engine.deck.cards.map(table.engine.deck.name)
    expect(table.view(3)).toMatchObject({ deal: 2, dealer: 3, turn: 3 })
    expect(table.view(3).hands[3]!.cards!.slice(0, 2)).toEqual([names[0], names[4]])
    expect(table.view(0).hands[0]!.cards!.slice(0, 2)).toEqual([names[1], names[5]])
  })

  it.each([
    ['S5', 'S6 H6 D6 C6'],
    ['H15', 'S0 H0 D0 C0'],
    ['D0', 'S1 H1 D1 C1'],
    ['CM', 'SM HM DM CM'],
    ['SC', 'SC HC DC CC'],
  ])('indicator %s: dora are %s', (indicator, dora) => {
    expect(arrange({ indicator }).view(null).dora.join(' ')).toBe(dora)
  })
})

describe('a turn', () => {
  it('draws a card, discards one, and goes on counter-clockwise (EJ-4)', () => {
    const table = arrange({ wall: 'S8 H8' })
    expect(table.why(0, 'pass')).toBe('no-discard EJ-5')
    expect(table.why(1, 'discard S8')).toBe('not-your-turn null')
    table.move(0, 'discard S8')
    expect(table.view(null)).toMatchObject({ phase: 'window', toAct: [1, 2, 3], discard: 'S8', turn: 0 })
    table.pass()
    expect(table.view(1)).toMatchObject({ phase: 'turn', toAct: [1], turn: 1, drawn: true, wall: 45 })
    expect(table.view(1).hands[1]!.cards!.at(-1)).toBe('H8')
    expect(table.view(null).rivers[0]).toEqual(['S8'])
  })

  it('discards only what one holds', () => {
    const table = arrange({ hands: [ODD], wall: 'S8' })
    expect(table.why(0, 'discard HK')).toBe('not-in-hand null')
    expect(table.moves(0)).toEqual(
      ['S0', 'S8', 'S9', 'SC', 'H6', 'HJ', 'D2', 'D9', 'DF', 'C4', 'C11'].map((c) => `discard ${c}`),
    )
  })
})
