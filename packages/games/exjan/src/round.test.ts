import { describe, expect, it } from 'vitest'
import { arrange, ODD, PAIR_WAIT, RUN_WAIT, sheetIn } from '../testing/arrange.ts'

describe('the end of a round', () => {
  it('pays by the table, and the winner gets all reaches (EJ-7, EJ-9)', () => {
    const table = arrange({
      hands: [RUN_WAIT, PAIR_WAIT.replaceAll('S3 S4 S5', 'C3 C4 C5').replaceAll('D12 D13 D14', 'C12 C13 C14')],
      wall: 'S8 H9 H0',
    })
    table.move(0, 'reach S8')
    table.pass()
    table.move(1, 'reach H9')
    table.pass()
    table.move(2, 'discard H0')
    table.pass(0)
    const events = table.move(0, 'win')
    expect(sheetIn(events)).toMatchObject({
      dan: 2,
      points: 20,
      stakes: 20,
      total: 50,
      payments: [{ seat: 2, share: 'dealerDiscard', percent: 150, due: 30, paid: 30 }],
    })
    expect(events.find(({ type }) => type === 'end')).toMatchObject({ chips: [290, 240, 220, 250], next: 0 })
  })

  it('a reach is paid although its own discard is won on', () => {
    const table = arrange({
      hands: ['SJ HJ DJ C12 C13 C14 SM CM H8 H9', 'SQ HQ DQ D12 D13 D14 SK CK H1 H2'],
      wall: 'H3',
    })
    table.move(0, 'reach H3')
    table.pass(1)
    const events = table.move(1, 'win')
    expect(sheetIn(events)).toMatchObject({ points: 10, stakes: 10, total: 20 })
    expect(events.find(({ type }) => type === 'end')).toMatchObject({ chips: [230, 270, 250, 250] })
  })

  it('a dealer who wins keeps the deal, and that round does not count (EJ-9)', () => {
    const table = arrange({ hands: [RUN_WAIT], wall: 'H3' })
    table.move(0, 'win')
    expect(table.view(null)).toMatchObject({ deal: 2, dealer: 0, passed: 0, turn: 0 })
  })

  it('another win passes the deal clockwise (EJ-4)', () => {
    const table = arrange({ hands: [ODD, RUN_WAIT], wall: 'S8 H3' })
    table.turns(1)
    table.move(1, 'win')
    expect(table.view(null)).toMatchObject({ deal: 2, dealer: 3, passed: 1, turn: 3 })
  })

  it('an empty wall gives reaches back and passes the deal (EJ-7, EJ-10)', () => {
    const table = arrange({ hands: [RUN_WAIT, ODD], wall: 'S8' })
    table.move(0, 'reach S8')
    table.pass()
    while (table.state.wall.length > 0) table.turns(1)
    const events = table.turns(1)
    expect(events.flatMap(({ type }) => (type === 'answer' ? [] : [type]))).toEqual([
      'discard',
      'exhausted',
      'end',
      'deal',
      'hand',
      'hand',
      'hand',
      'hand',
      'draw',
    ])
    expect(events.find(({ type }) => type === 'exhausted')).toEqual({ type: 'exhausted', returned: [0] })
    expect(table.view(null)).toMatchObject({
      chips: [250, 250, 250, 250],
      stakes: [0, 0, 0, 0],
      dealer: 3,
      passed: 1,
    })
  })
})

describe('the end of the game (EJ-9)', () => {
  it('after the deal has gone round twice', () => {
    for (const seats of [3, 4]) {
      const table = arrange({ seats })
      while (!table.state.over) table.turns(1)
      expect(table.view(null)).toMatchObject({ deal: 2 * seats, phase: 'over', toAct: [] })
      expect(table.engine.outcome(table.state)).toEqual({
        scores: Array(seats).fill(250),
        ranks: Array(seats).fill(1),
        winners: Array.from({ length: seats }, (_, seat) => seat),
      })
    }
  })

  it('after a round in which somebody stands at 0', () => {
    const table = arrange({ hands: [ODD, RUN_WAIT], wall: 'S8 H3', rules: { chips: 80 } })
    table.turns(1)
    table.move(1, 'win')
    expect(table.engine.outcome(table.state)).toEqual({ scores: [0, 320, 0, 0], ranks: [2, 1, 2, 2], winners: [1] })
    expect(table.view(0).hands.map(({ cards }) => cards !== null)).toEqual([true, true, false, false])
  })

  it('not while a reach that comes back leaves nothing', () => {
    const table = arrange({ hands: [RUN_WAIT, ODD], wall: 'S8', rules: { chips: 10 } })
    table.move(0, 'reach S8')
    table.pass()
    while (table.state.deal === 1) table.turns(1)
    expect(table.view(null)).toMatchObject({ chips: [10, 10, 10, 10], phase: 'turn' })
  })

  it('after as many rounds as the rules say, kept deals included (EJ-13)', () => {
    const table = arrange({ hands: [RUN_WAIT], wall: 'H3', rules: { deals: 1 } })
    table.move(0, 'win')
    expect(table.state.over).toBe(true)
  })
})
