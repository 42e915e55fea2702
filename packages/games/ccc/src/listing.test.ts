import { describe, expect, it } from 'vitest'
import { arrange } from '../testing/arrange.ts'
import { DISCARDS_LISTED, WAYS_LISTED } from './listing.ts'

const RICH = 'SA HA C4 D4 S8 RJ D9 H3 C6 S7 D10 CK HQ S5'

describe('the list of moves', () => {
  it('names the ways to pay for a cell, cheapest first', () => {
    const table = arrange({ hands: ['C4 SA D3 H6 S10 H5'], coins: { b1: '10' } })
    expect(table.moves('b2')).toEqual(['C4 H5 H6 S10 > b2', 'C4 / SA / D3 H6 > b2', 'SA D3 H5 H6 S10 > b2'])
    expect(table.moves('a1')).toEqual(['SA > a1'])
  })

  it('on a cell is empty where no coin may go', () => {
    const table = arrange({ hands: [RICH], coins: { c3: '02' } })
    expect(table.moves('c3')).toEqual([])
    expect(table.moves('c2')).toEqual([])
    expect(table.moves('z9')).toEqual([])
  })

  it('leaves out a card alone where it may not pay', () => {
    const table = arrange({ hands: ['S9 D6 H3'] })
    expect(table.moves('b1')).toEqual(['H3 D6 > b1'])
  })

  it('is cut at a limit', () => {
    const table = arrange({ hands: [RICH] })
    const all = table.moves('d3')
    expect(all.length).toBeGreaterThan(50)
    expect(table.moves('d3', 7)).toEqual(all.slice(0, 7))
    expect(table.moves(undefined, 5)).toEqual(table.moves().slice(0, 5))
  })

  it('of all cells holds the cheapest ways of each, and the draws', () => {
    const table = arrange({ hands: [RICH] })
    const all = table.moves()
    for (const cell of ['d3', 'b1', 'a1']) {
      const there = table.moves(cell)
      expect(all.filter((move) => move.endsWith(`> ${cell}`))).toEqual(there.slice(0, WAYS_LISTED))
    }
    for (const [draw, count] of [
      ['draw 0', 1],
      ['draw 1', 1],
      ['draw 4', DISCARDS_LISTED],
      ['draw 8', DISCARDS_LISTED],
    ] as const)
      expect(all.filter((move) => move.startsWith(draw))).toHaveLength(count)
  })

  it('of discards begins with plain cards; fours, nines, aces and jokers come last', () => {
    const draws = arrange({ hands: ['RJ SA C4 D9 H2 S3 C8'] })
      .moves()
      .filter((move) => move.startsWith('draw 4'))
    const byRank = 'SA H2 S3 C4 C8 D9 RJ'.split(' ')
    const leastMissed = 'H2 S3 C8 C4 D9 SA RJ'.split(' ')
    const pairs = leastMissed.flatMap((one, k) => leastMissed.slice(k + 1).map((other) => [one, other]))
    expect(draws).toEqual(pairs.map((pair) => `draw 4 - ${byRank.filter((card) => pair.includes(card)).join(' ')}`))
  })

  it('says whether it is complete', () => {
    const complete = (hand: string, query: { cell?: string; limit?: number } = {}) => {
      const { engine, state } = arrange({ hands: [hand] })
      return engine.list(state, 0, query).complete
    }
    expect(complete('SA H3 C4')).toBe(true)
    expect(complete('SA H3 C4', { limit: 100 })).toBe(true)
    expect(complete('SA H3 C4', { limit: 2 })).toBe(false)
    // Two black threes: one of them stands for both.
    expect(complete('SA S3 C3')).toBe(false)
    expect(complete(RICH)).toBe(false)
    expect(complete(RICH, { cell: 'd3' })).toBe(true)
    expect(complete(RICH, { cell: 'd3', limit: 3 })).toBe(false)
  })

  it('under any limit is the beginning of the whole, and complete where that is all', () => {
    const { engine, state } = arrange({ hands: ['SA H3 C4 S9 RJ'], coins: { b2: '20' } })
    for (const query of [{}, { cell: 'b1' }, { cell: 'a2' }]) {
      const { moves } = engine.list(state, 0, query)
      expect(engine.list(state, 0, { ...query, limit: moves.length })).toEqual({ moves, complete: true })
      for (let limit = 1; limit < moves.length; limit++)
        expect(engine.list(state, 0, { ...query, limit })).toEqual({ moves: moves.slice(0, limit), complete: false })
    }
  })

  it('is empty for a seat that is not due', () => {
    const { engine, state } = arrange({ hands: [RICH, 'S2 S3 S4'] })
    expect(engine.moves(state, 1)).toEqual([])
    expect(engine.list(state, 1).complete).toBe(true)
  })

  it('holds only legal moves, and every one of them once', () => {
    const { engine, state } = arrange({ hands: [RICH], coins: { b1: '10', c3: '01', d4: '20' } })
    const all = engine.moves(state, 0)
    for (const move of all) expect(engine.check(state, 0, move)).toBeNull()
    const texts = all.map((move) => engine.format(move))
    expect(new Set(texts).size).toBe(texts.length)
  })
})
