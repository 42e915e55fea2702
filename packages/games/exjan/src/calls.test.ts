import { describe, expect, it } from 'vitest'
import { arrange, ODD, PAIR_WAIT, sheetIn } from '../testing/arrange.ts'

describe('calls (EJ-5)', () => {
  const called = (...hands: readonly string[]) => {
    const table = arrange({ hands: [ODD, ...hands], wall: 'S5' })
    table.move(0, 'discard S5')
    return table
  }

  it('a group with two cards of the same number or symbol; whoever calls discards, and play goes on from there', () => {
    const table = called('', 'H5 D5 C5')
    expect(table.moves(2)).toEqual(['group H5 D5', 'group H5 C5', 'group D5 C5', 'pass'])
    table.pass(2)
    table.move(2, 'group D5 H5')
    expect(table.view(null).melds[2]).toEqual([{ kind: 'group', cards: ['S5', 'H5', 'D5'], taken: 'S5', from: 0 }])
    expect(table.view(null)).toMatchObject({ turn: 2, drawn: false, phase: 'turn', toAct: [2] })
    expect(table.view(null).rivers[0]).toEqual([])
    expect(table.why(2, 'win')).toBe('discard-first EJ-6')
    expect(table.why(2, 'discard C5')).toBe('legal')
    table.move(2, 'discard C5')
    table.pass()
    expect(table.state.turn).toBe(3)
  })

  it('a run with two cards of the suit, low, middle or high', () => {
    expect(called('S3 S4 S6 S7').moves(1)).toEqual(['run S3 S4', 'run S4 S6', 'run S6 S7', 'pass'])
    expect(called('S3 S4 S6 S7').why(1, 'run S6 S4')).toBe('legal')
    expect(called('S3 H4 S6 S7').why(1, 'run H4 S6')).toBe('no-run EJ-3')
    expect(called('S3 H5 S6 S7').why(1, 'group H5 S6')).toBe('no-group EJ-3')
    expect(called('H5 C5').why(1, 'run H5 C5')).toBe('no-run EJ-3')
    expect(called('S3').why(1, 'run S3 S4')).toBe('not-in-hand null')
    expect(called('S3').why(1, 'discard S3')).toBe('answer-first EJ-5')
  })

  it('where the rules say so, on the discard of the left neighbour alone, who plays before (EJ-4)', () => {
    const table = arrange({ hands: [ODD, 'H5 D5', 'S6 S7'], wall: 'S5', rules: { claims: 'left' } })
    table.move(0, 'discard S5')
    expect(table.moves(1)).toEqual(['group H5 D5', 'pass'])
    expect(table.moves(2)).toEqual(['pass'])
    expect(table.why(2, 'run S6 S7')).toBe('left-only EJ-4')
    expect(table.why(2, 'group S6 S7')).toBe('no-group EJ-3')
  })

  it('no run goes round the end or holds symbols (EJ-3)', () => {
    const table = arrange({ hands: [ODD, 'S14 S1 SJ SQ H14'], wall: 'S15' })
    table.move(0, 'discard S15')
    expect(table.moves(1)).toEqual(['pass'])
    expect(table.why(1, 'run S14 SJ')).toBe('no-run EJ-3')
  })

  it('a group goes before a run, whoever is nearer', () => {
    const table = called('S6 S7', '', 'H5 D5')
    table.move(1, 'run S6 S7')
    table.move(3, 'group H5 D5')
    table.move(2, 'pass')
    expect(table.state.turn).toBe(3)
  })

  it('among equals the nearest to the discarder in turn order goes first', () => {
    const table = called('', 'S6 S7', 'S3 S4')
    table.pass(2, 3)
    table.move(3, 'run S3 S4')
    table.move(2, 'run S6 S7')
    expect(table.state.turn).toBe(2)
  })

  it('a win goes before all', () => {
    const table = arrange({ hands: [ODD, 'H7 D7', 'S6 S8', PAIR_WAIT.replace('H7', 'C7')], wall: 'SQ H9 HQ D8 S7' })
    table.turns(3)
    table.move(3, 'reach D8')
    table.pass()
    table.move(0, 'discard S7')
    table.move(1, 'group H7 D7')
    table.move(2, 'run S6 S8')
    const events = table.move(3, 'win')
    expect(sheetIn(events)).toMatchObject({ winner: 3, from: 0 })
  })

  it('nobody learns who could have called, or what was answered before all have', () => {
    const table = called('H5 D5', 'S6 S7')
    const before = table.view(3)
    const events = [...table.move(1, 'group H5 D5'), ...table.move(2, 'run S6 S7')]
    expect(events.flatMap((event) => table.engine.eventFor(event, 3) ?? [])).toEqual([])
    expect(table.view(3)).toEqual({ ...before, toAct: [3] })
    expect(table.view(1).answer).toBe('group H5 D5')
    expect(table.move(3, 'pass').map(({ type }) => type)).toEqual(['answer', 'call'])
  })

  it('the last discard can only be won on', () => {
    const table = arrange({ hands: [ODD, 'S6 S7 H5 D5'] })
    while (table.state.wall.length > 0) table.turns(1)
    const last = table.state.turn
    table.state.hands[last]!.push(...table.state.hands[last]!.splice(0, 1))
    table.move(last, `discard ${table.engine.deck.name(table.state.hands[last]!.at(-1)!)}`)
    for (const seat of table.engine.toAct(table.state)) expect(table.moves(seat)).toEqual(['pass'])
  })
})
