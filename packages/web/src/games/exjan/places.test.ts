import { describe, expect, test } from 'vitest'
import { heightOf, heightsOf, NARROW, rowsOf, seatedRound, WIDE } from './places.ts'

describe('turns go counter-clockwise: the next seat is on the right', () => {
  test.each([
    [4, 0, 'self right across left', [0, 1, 2, 3]],
    [4, 2, 'self right across left', [2, 3, 0, 1]],
    [3, 1, 'self right left', [1, 2, 0]],
  ])('%i seats, seen from seat %i', (seats, viewer, sides, order) => {
    const round = seatedRound(seats, viewer)
    expect(round.map(({ side }) => side).join(' ')).toBe(sides)
    expect(round.map(({ seat }) => seat)).toEqual(order)
  })

  test('a spectator sits with the first seat', () => {
    expect(seatedRound(4, null)).toEqual(seatedRound(4, 0))
  })
})

describe('rivers', () => {
  test('lie in rows of a fixed length', () => {
    expect(rowsOf(['a', 'b', 'c', 'd'], 3)).toEqual([['a', 'b', 'c'], ['d']])
    expect(rowsOf([], 3)).toEqual([])
  })

  test('need a row even before the first discard, so that nothing jumps', () => {
    expect(heightOf(0, 0, 'left', NARROW)).toBe(1)
    expect(heightOf(4, 0, 'left', NARROW)).toBe(1)
    expect(heightOf(5, 0, 'left', NARROW)).toBeGreaterThan(1)
    expect(heightOf(7, 0, 'across', NARROW)).toBe(1)
  })

  test('open sets take height below those at the sides, none beside those along the table', () => {
    expect(heightOf(12, 2, 'self', NARROW)).toBe(heightOf(12, 0, 'self', NARROW))
    const bare = heightOf(3, 0, 'right', NARROW)
    expect(heightOf(3, 2, 'right', NARROW)).toBe(heightOf(3, 1, 'right', NARROW))
    expect(heightOf(3, 3, 'right', NARROW)).toBeCloseTo(bare + 2 * (heightOf(3, 1, 'right', NARROW) - bare))
  })

  test('have room for the usual round from the first card on; beyond it the fuller side counts', () => {
    const lying = (discards: number) =>
      [
        { side: 'self', discards: 5, melds: 0 },
        { side: 'right', discards, melds: 2 },
        { side: 'left', discards: 2, melds: 0 },
      ] as const
    const along = heightOf(14, 1, 'self', NARROW)
    const usual = { along, beside: heightOf(14, 1, 'right', NARROW) }
    expect(heightsOf(lying(0), NARROW)).toEqual(usual)
    expect(heightsOf(lying(16), NARROW)).toEqual(usual)
    expect(heightsOf(lying(17), NARROW)).toEqual({ along, beside: heightOf(17, 2, 'right', NARROW) })
    expect(heightsOf(lying(13), WIDE).beside).toBeGreaterThan(heightsOf(lying(12), WIDE).beside)
  })
})
