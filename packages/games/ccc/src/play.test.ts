import { isJoker, isRefusal, type RulesRequest, resolveRules, sentenceOf } from '@tefuda/kernel'
import { describe, expect, it } from 'vitest'
import { arrange } from '../testing/arrange.ts'
import { ccc } from './index.ts'

/** A game dealt from a new pack as it lies. */
const start = (request: RulesRequest, seats: number) => {
  const rules = resolveRules(ccc.schema, ccc, request, seats)
  if (isRefusal(rules)) throw new Error(rules.message.en)
  const engine = ccc.engine(rules, seats)
  return { engine, state: engine.start((cards) => [...cards]), name: engine.deck.name }
}

describe('the deal', () => {
  it('is of 108 cards, four of them jokers', () => {
    const { engine } = start({}, 2)
    expect(engine.deck.cards).toHaveLength(108)
    expect(engine.deck.cards.filter(isJoker).map(engine.deck.name)).toEqual(['RJ', 'BJ', 'RJ', 'BJ'])
  })

  it('gives the first player five cards, the next six, and so on; seat 0 its five first', () => {
    const { state, name } = start({}, 4)
    expect(state.hands.map((cards) => cards.length)).toEqual([5, 6, 7, 8])
    expect(state.hands[0]!.map(name)).toEqual(['SA', 'S2', 'S3', 'S4', 'S5'])
    expect(state.hands[1]!.map(name)).toEqual(['S6', 'S7', 'S8', 'S9', 'S10', 'SJ'])
    expect(state.pile).toHaveLength(108 - 26)
    expect(name(state.pile.at(-1)!)).toBe('DA')
  })

  it('may give the first player another number of cards', () => {
    expect(start({ hand: 3 }, 3).state.hands.map((cards) => cards.length)).toEqual([3, 4, 5])
  })
})

describe('a turn', () => {
  it('is any number of coins, and then the draw', () => {
    const table = arrange({ hands: ['S9 SA C3 D2 H2', 'S2'] })
    table.play('SA C3 > a2', 'D2 H2 > c1', 'draw 1')
    expect(table.state.turn).toBe(1)
    expect(table.engine.status(table.state).scores).toEqual([2, 0])
    table.play('draw 0')
    expect(table.state.turn).toBe(0)
  })

  it('takes the cards of a payment, and uses them', () => {
    const table = arrange({ hands: ['C4 SA D3 H6 S2', ''], coins: { d5: '10' } })
    table.play('C4 / SA / D3 H6 > b2')
    expect(table.engine.view(table.state, 0)).toMatchObject({
      used: ['C4', 'D3', 'H6', 'SA'],
      hands: [{ count: 1, cards: ['S2'] }, { count: 0 }],
      placed: ['b2'],
    })
  })

  it('is simultaneous: a coin of this turn opens nothing and bars nothing (CC-5)', () => {
    const table = arrange({ hands: ['D2 H2 SA C3 S4 C4 C5 D4', ''] })
    table.play('D2 H2 > c1')
    expect(table.refuses('S4 > a2')).toMatchObject({ code: 'alone-without-neighbours' })
    table.play('SA C3 > a2')
    expect(table.refuses('C4 > c1')).toMatchObject({ code: 'alone-without-neighbours' })
  })

  it('may bring several coins to one cell, and make it territory at once', () => {
    const table = arrange({ hands: ['D2 H2 SA C3', ''] })
    table.play('D2 H2 > c1', 'SA C3 > c1')
    expect(table.events.at(-1)).toMatchObject({ cell: 'c1', holder: { seat: 0, lead: 2 } })
  })

  it('needs two aces to make a 1 one’s territory, both in the same turn', () => {
    const two = arrange({ hands: ['SA HA', ''], coins: { b1: '10' } })
    two.play('SA > a1', 'HA > a1')
    expect(two.events.at(-1)).toMatchObject({ holder: { seat: 0, lead: 2 } })
    const later = arrange({ hands: ['SA HA', ''], coins: { b1: '10' } })
    later.play('SA > a1', 'draw 0', 'draw 0')
    expect(later.refuses('HA > a1')).toMatchObject({ code: 'alone-on-near-territory', rule: 'CC-6' })
  })

  it('tells what was paid and whose the cell is', () => {
    const table = arrange({ hands: ['C4 SA D3 H6', ''], coins: { b2: '01' } })
    table.play('C4 / SA / D3 H6 > b2')
    expect(sentenceOf(table.engine.narrate(table.events[0]!))).toEqual({
      ja: '席1　C4 / SA / D3 H6 で b2 に置く（4、√4 = 2；3 + 6 = 9、√9 = 3；2 + 3 = 5、だれのものでもない）',
      en: 'Seat 1: C4 / SA / D3 H6 for b2 (4, √4 = 2; 3 + 6 = 9, √9 = 3; 2 + 3 = 5; nobody holds it)',
    })
  })

  it('can be looked at before it is played', () => {
    const { engine, state } = arrange({ hands: ['SA C3 D6', ''], coins: { a2: '01' } })
    const move = engine.parse(state, 0, 'SA C3 > a2')
    expect(isRefusal(move) ? move : engine.preview(state, 0, move)).toMatchObject({
      left: 1,
      groups: [{ value: 4, root: 2 }],
      before: { seat: 1, lead: 1 },
      after: null,
      scores: [0, 0],
    })
  })

  it('is looked at too where it is a draw: cards that are left, and the points as they are', () => {
    const { engine, state } = arrange({ hands: ['SA C3 D6', ''], coins: { a2: '10', d3: '01' } })
    const move = engine.parse(state, 0, 'draw 4 - C3 D6')
    expect(isRefusal(move) ? move : engine.preview(state, 0, move)).toEqual({
      left: 1,
      groups: [],
      before: null,
      after: null,
      scores: [1, 4],
    })
  })
})

describe('a payment is refused', () => {
  const table = arrange({ hands: ['C4 SA D3 H6 RJ BJ SK', ''], coins: { b1: '10' } })

  it.each([
    ['D3 H6 > a1', 'wrong-number'],
    ['D3 SK > a1', 'wrong-number'],
    ['C4 H6 > a1', 'not-square'],
    ['RJ BJ > a1', 'jokers-alone'],
    ['RJ / SA / C4 > c1', 'jokers-alone'],
    ['S5 S4 > a1', 'not-in-hand'],
    ['C4 C4 RJ > a1', 'not-so-many'],
    ['SA / SA / SA > c1', 'not-so-many'],
  ])('%s: %s', (move, code) => {
    expect(table.refuses(move)).toMatchObject({ code })
  })

  it('when it is somebody else’s turn, whatever it is', () => {
    const { engine, state } = table
    const move = engine.parse(state, 1, 'C4 > c1')
    expect(isRefusal(move) ? move : engine.check(state, 1, move)).toMatchObject({ code: 'not-your-turn' })
  })
})

describe('the four ways of drawing', () => {
  const table = () => arrange({ hands: ['S2 S3 S4 S5 S6 S7', ''], pile: 'HA H2 H3 H4 H5 H6 H7 H8 H9 H10' })
  const hand = (move: string): readonly string[] | null => {
    const { engine, state, play } = table()
    play(move)
    return engine.view(state, 0).hands[0]!.cards
  }

  it('none', () => {
    expect(hand('draw 0')).toEqual(['S2', 'S3', 'S4', 'S5', 'S6', 'S7'])
  })

  it('one from the pile', () => {
    expect(hand('draw 1')).toEqual(['S2', 'S3', 'S4', 'S5', 'S6', 'S7', 'HA'])
  })

  it('two discarded, four drawn', () => {
    expect(hand('draw 4 - S3 S5')).toEqual(['S2', 'S4', 'S6', 'S7', 'HA', 'H2', 'H3', 'H4'])
  })

  it('five discarded, eight drawn', () => {
    expect(hand('draw 8 - S2 S3 S4 S5 S6')).toEqual(['S7', 'HA', 'H2', 'H3', 'H4', 'H5', 'H6', 'H7', 'H8'])
  })

  it.each([
    ['draw 2', 'no-such-draw'],
    ['draw 0 - S2', 'wrong-discards'],
    ['draw 1 - S2', 'wrong-discards'],
    ['draw 4', 'wrong-discards'],
    ['draw 4 - S2', 'wrong-discards'],
    ['draw 8 - S2 S3', 'wrong-discards'],
    ['draw 4 - S2 S8', 'not-in-hand'],
    ['draw 4 - S2 S2', 'not-so-many'],
  ])('%s is refused: %s', (move, code) => {
    expect(table().refuses(move)).toMatchObject({ code })
  })

  it('never take more than the pile holds: with three left two are not discarded for four', () => {
    const short = arrange({ hands: ['S2 S3 S4', ''], pile: 'HA H2 H3' })
    expect(short.refuses('draw 4 - S2 S3')).toMatchObject({ code: 'short-pile', rule: 'CC-7' })
    expect(short.moves().filter((move) => move.startsWith('draw'))).toEqual(['draw 0', 'draw 1'])
  })

  it('need the cards that are discarded', () => {
    expect(
      arrange({ hands: ['S2', ''] })
        .moves()
        .filter((move) => move.startsWith('draw')),
    ).toEqual(['draw 0', 'draw 1'])
  })

  it('may be changed, or taken away', () => {
    const other = arrange({ rules: { draws: { none: 2, two: 0, five: 9 } }, hands: ['S2 S3 S4 S5 S6', ''] })
    expect(other.refuses('draw 1')).toMatchObject({ code: 'no-such-draw' })
    expect(other.moves().filter((move) => move.startsWith('draw'))).toEqual([
      'draw 0',
      'draw 2',
      'draw 9 - S2 S3 S4 S5 S6',
    ])
  })

  it('draw one card when the time is up, or none', () => {
    const late = (pile: string): string => {
      const { engine, state } = arrange({ hands: ['S2 S3', ''], pile })
      return engine.format(engine.timeoutMove(state, 0))
    }
    expect([late('HA'), late('')]).toEqual(['draw 1', 'draw 0'])
  })
})

describe('the pile', () => {
  it('is made of the used cards when it first runs out, those just discarded too', () => {
    const table = arrange({ hands: ['S2 S3 S4', 'H2'], pile: 'HA H2 H3 H4', used: 'D9 C9' })
    table.play('draw 4 - S3 S4')
    expect(table.events.map(({ type }) => type)).toEqual(['draw', 'reshuffle'])
    expect(table.engine.view(table.state, null)).toMatchObject({ pile: 4, used: [], reshuffles: 0, last: null })
    table.play('draw 1')
    expect(table.engine.view(table.state, 1).hands[1]!.cards).toEqual(['H2', 'S3'])
  })

  it('ends the game when it runs out again: one more turn each, the last for whoever drew last', () => {
    const table = arrange({ seats: 3, hands: ['S2', 'S3', 'S4'], pile: 'HA', used: 'D9' })
    table.play('draw 1')
    expect(table.state.turn).toBe(1)
    table.play('draw 1')
    expect(table.events.at(-1)).toEqual({ type: 'last-turns', turns: 3 })
    expect(table.engine.view(table.state, null)).toMatchObject({ pile: 0, last: 3, turn: 2 })
    expect(table.refuses('draw 1')).toMatchObject({ code: 'short-pile' })
    table.play('draw 0', 'draw 0')
    expect(table.state).toMatchObject({ turn: 1, last: 1, over: false })
    table.play('draw 0')
    expect(table.engine.outcome(table.state)).toMatchObject({ scores: [0, 0, 0], ranks: [1, 1, 1] })
    expect(table.engine.toAct(table.state)).toEqual([])
  })

  it('ends the game at once where nothing was used', () => {
    const table = arrange({ hands: ['S2', 'S3'], pile: 'HA' })
    table.play('draw 1')
    expect(table.state).toMatchObject({ last: 2, reshuffles: 1 })
  })

  it('may be renewed more often, or never', () => {
    const never = arrange({ rules: { reshuffles: 0 }, hands: ['S2', 'S3'], pile: 'HA', used: 'D9' })
    never.play('draw 1')
    expect(never.state.last).toBe(2)
    const twice = arrange({ rules: { reshuffles: 2 }, hands: ['S2', 'S3'], pile: 'HA', used: 'D9' })
    twice.play('draw 1')
    expect(twice.state.reshuffles).toBe(1)
  })
})

describe('the end', () => {
  it('comes when nobody places or draws for two rounds (CC-8)', () => {
    const table = arrange({ hands: ['S2', 'S3'] })
    table.play('draw 0', 'draw 0', 'draw 0')
    expect(table.state).toMatchObject({ idle: 3, over: false })
    table.play('draw 0')
    expect(table.events.at(-1)).toMatchObject({ type: 'end', standstill: true })
    expect(table.engine.outcome(table.state)).not.toBeNull()
  })

  it('does not come where somebody places without drawing, or draws without placing', () => {
    const table = arrange({ hands: ['SA C3', 'S3'] })
    table.play('draw 0', 'draw 0', 'draw 0', 'draw 1')
    expect(table.state.idle).toBe(0)
    table.play('SA C3 > a2', 'draw 0')
    expect(table.state.idle).toBe(0)
  })

  it.each([
    [1, 1],
    [2, 1],
    [3, 1],
    [4, 1],
    [5, 2],
    [6, 2],
    [7, 4],
    [8, 4],
    [14, 4],
  ])('gives for a %i in territory or near-territory %i', (number, points) => {
    const scores = (digits: string) => {
      const { engine, state } = arrange({ board: `${number} ${number}`, coins: { a1: digits } })
      return engine.status(state).scores
    }
    expect(scores('10')).toEqual([points, 0])
    expect(scores('13')).toEqual([0, points])
    expect(scores('22')).toEqual([0, 0])
  })

  it('is won by the most points; equal points share it (CC-9)', () => {
    const table = arrange({ seats: 3, hands: ['', '', ''], coins: { d3: '100', c4: '010', a1: '002' } })
    for (let turn = 0; turn < 6; turn++) table.play('draw 0')
    expect(table.engine.outcome(table.state)).toEqual({
      scores: [4, 4, 1],
      ranks: [1, 1, 3],
      winners: [0, 1],
      territory: [0, 0, 1],
      nearTerritory: [1, 1, 0],
    })
  })

  it('of one of several games is followed by another deal, begun by the next seat (CC-12)', () => {
    const table = arrange({ rules: { deals: 2 }, hands: ['', ''], coins: { d3: '10' } })
    table.play('draw 0', 'draw 0', 'draw 0', 'draw 0')
    expect(table.engine.status(table.state)).toEqual({ deal: 2, phase: 'turn', scores: [4, 0] })
    expect(table.state.turn).toBe(1)
    expect(table.state.hands.map((cards) => cards.length)).toEqual([6, 5])
    table.play('draw 0', 'draw 0', 'draw 0', 'draw 0')
    expect(table.engine.outcome(table.state)).toMatchObject({ scores: [4, 0], winners: [0] })
  })
})
