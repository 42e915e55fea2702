import { describe, expect, it } from 'vitest'
import { arrange } from '../testing/arrange.ts'

describe('the exchange (ZS-5)', () => {
  /** Seat 0 was first, 1 second, then 4, 2 and last 3; hands are set by hand. */
  const second = (hands: readonly string[] = ['S3 S4', 'S5 S6', 'HA SA D3', 'RJ BJ D4', 'S7']) => {
    const table = arrange([], {}, 5)
    table.goOut([0, 1, 4, 2, 3])
    table.hold(hands)
    return table
  }

  it('comes before the second deal is played, not before the first', () => {
    expect(arrange([]).state.exchange).toBeNull()
    const table = second()
    expect(table.engine.status(table.state)).toMatchObject({ deal: 2, phase: 'exchange' })
  })

  it('the last and the last but one show one card of their highest rank; which one, they choose', () => {
    const table = second()
    expect(table.engine.toAct(table.state)).toEqual([2, 3])
    expect(table.moves(2)).toEqual(['give SA', 'give HA'])
    expect(table.moves(3)).toEqual(['give RJ'])
    expect(table.why(2, 'give D3')).toBe('not-strongest ZS-5')
    expect(table.why(3, 'give BJ')).toBe('not-strongest ZS-5')
  })

  it('they show together: nobody sees one card before the other', () => {
    const table = second()
    expect(table.play(2, 'give HA')).toEqual([{ type: 'choose', seat: 2, card: 'HA' }])
    for (const viewer of [0, 1, 3, 4, null])
      expect(table.engine.view(table.state, viewer).exchange).toEqual({ step: 'show', chosen: null, open: [] })
    expect(table.engine.view(table.state, 2).exchange?.chosen).toBe('HA')
    expect(table.play(3, 'give RJ')).toEqual([{ type: 'offer', seats: [2, 3], cards: ['HA', 'RJ'] }])
    expect(table.engine.view(table.state, null).exchange?.open).toEqual(['HA', 'RJ'])
  })

  it('cards seen to go to a hand are told as a new pack has them, however they came', () => {
    const table = second(['H4 RJ S5 S3', 'S6', 'S7', 'S8', 'S9'])
    table.state.shown = [table.state.hands[0]![2]!, table.state.hands[0]![0]!, table.state.hands[0]![3]!]
    expect(table.engine.view(table.state, 1).hands[0]).toEqual({ count: 4, cards: null, known: ['S3', 'S5', 'H4'] })
  })

  it('the first takes one of the two, either of them; the second gets the other', () => {
    const table = second()
    table.play(3, 'give RJ')
    table.play(2, 'give HA')
    expect(table.engine.toAct(table.state)).toEqual([0])
    expect(table.moves(0)).toEqual(['take HA', 'take RJ'])
    expect(table.why(0, 'take SA')).toBe('not-on-table ZS-5')
    expect(table.play(0, 'take HA')).toEqual([
      { type: 'take', seat: 0, card: 'HA' },
      { type: 'take', seat: 1, card: 'RJ' },
    ])
  })

  it('the first and the second put down any card they like, one just taken too', () => {
    const table = second()
    table.play(2, 'give HA')
    table.play(3, 'give RJ')
    table.play(0, 'take RJ')
    expect(table.engine.toAct(table.state)).toEqual([0, 1])
    expect(table.moves(0)).toEqual(['give S3', 'give S4', 'give RJ'])
    expect(table.moves(1)).toEqual(['give S5', 'give S6', 'give HA'])
    expect(table.play(1, 'give HA')).toEqual([{ type: 'choose', seat: 1, card: 'HA' }])
    expect(table.play(0, 'give S3')).toEqual([{ type: 'offer', seats: [0, 1], cards: ['S3', 'HA'] }])
  })

  it('the last but one takes one of these, the last gets the other; then the third leads', () => {
    const table = second()
    for (const [seat, move] of [
      [2, 'give HA'],
      [3, 'give RJ'],
      [0, 'take RJ'],
      [0, 'give S3'],
      [1, 'give HA'],
    ] as const)
      table.play(seat, move)
    expect(table.engine.toAct(table.state)).toEqual([2])
    expect(table.moves(2)).toEqual(['take S3', 'take HA'])
    table.play(2, 'take HA')
    expect(table.state).toMatchObject({ exchange: null, turn: 4 })
    expect(table.state.hands.map((hand) => hand.map((card) => table.engine.deck.name(card)).join(' '))).toEqual([
      'S4 RJ',
      'S5 S6',
      'SA D3 HA',
      'BJ D4 S3',
      'S7',
    ])
  })

  it('is public: everybody knows where the cards went', () => {
    const table = second()
    for (const [seat, move] of [
      [2, 'give HA'],
      [3, 'give RJ'],
      [0, 'take RJ'],
      [0, 'give S3'],
      [1, 'give HA'],
      [2, 'take HA'],
    ] as const)
      table.play(seat, move)
    expect(table.engine.view(table.state, 4).hands.map(({ known }) => known)).toEqual([['RJ'], [], ['HA'], ['S3'], []])
  })

  it('what is no part of it is refused, and so is an exchange at any other time', () => {
    const table = second()
    expect(table.why(2, 'D3')).toBe('give-first ZS-5')
    expect(table.why(2, 'take D3')).toBe('give-first ZS-5')
    expect(table.why(0, 'take HA')).toBe('not-your-turn ZS-5')
    table.play(2, 'give HA')
    expect(table.why(2, 'give SA')).toBe('not-your-turn ZS-5')
    table.play(3, 'give RJ')
    expect(table.why(0, 'give S3')).toBe('take-first ZS-5')
    expect(table.why(0, 'pass')).toBe('take-first ZS-5')
    expect(arrange(['S5 S6']).why(0, 'give S5')).toBe('no-exchange-now ZS-5')
  })

  it('with four players the third and the fourth exchange with the first and the second', () => {
    const table = arrange([])
    table.goOut([3, 2, 1, 0])
    expect(table.engine.toAct(table.state)).toEqual([0, 1])
  })

  it('takes place in team games too', () => {
    const teams = arrange([], { preset: 'teams' })
    teams.goOut([0, 1, 2, 3])
    expect(teams.engine.toAct(teams.state)).toEqual([2, 3])
    const six = arrange([], { preset: 'san-jia-xi' }, 6)
    six.goOut([0, 1, 2, 3, 4, 5])
    expect(six.engine.toAct(six.state)).toEqual([4, 5])
  })

  it('may be left out', () => {
    const table = arrange([], { exchange: false })
    table.goOut([0, 1, 2, 3])
    expect(table.engine.status(table.state)).toMatchObject({ deal: 2, phase: 'turn' })
  })
})

describe('when time is up (ZS-15)', () => {
  it('a seat passes, leads its weakest card, gives its weakest and takes the stronger', () => {
    const table = arrange(['SK S5 C6', 'S9 D3'])
    const late = (seat: number): string => table.engine.format(table.engine.timeoutMove(table.state, seat))
    expect(late(0)).toBe('S5')
    table.play(0, 'S5')
    expect(late(1)).toBe('pass')
    table.goOut([0, 1, 2, 3])
    table.hold(['S3 S4', 'S5 S6', 'HA D3', 'RJ D4'])
    table.play(2, late(2))
    table.play(3, late(3))
    expect(late(0)).toBe('take RJ')
    table.play(0, late(0))
    expect([late(0), late(1)]).toEqual(['give S3', 'give S5'])
  })
})
