import { describe, expect, test } from 'vitest'
import { aim } from './aim.ts'

const grid = [0, 1, 2].flatMap((y) => [0, 1, 2].map((x) => ({ x: x * 100, y: y * 140 })))

describe('arrow keys', () => {
  test('go to the neighbour on a grid', () => {
    expect(aim(grid, 4, 'ArrowLeft')).toBe(3)
    expect(aim(grid, 4, 'ArrowRight')).toBe(5)
    expect(aim(grid, 4, 'ArrowUp')).toBe(1)
    expect(aim(grid, 4, 'ArrowDown')).toBe(7)
  })

  test('stop at the edge', () => {
    expect(aim(grid, 0, 'ArrowLeft')).toBe(-1)
    expect(aim(grid, 0, 'ArrowUp')).toBe(-1)
  })

  test('reach every place of a ring round a centre from every other', () => {
    const ring = Array.from({ length: 12 }, (_, k) => ({
      x: 260 * Math.sin(((k + 1) * Math.PI) / 6),
      y: -206 * Math.cos(((k + 1) * Math.PI) / 6),
    }))
    const places = [...ring, { x: 0, y: 0 }]
    const reached = new Set([0])
    for (const from of reached)
      for (const key of ['ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown']) {
        const to = aim(places, from, key)
        if (to >= 0) reached.add(to)
      }
    expect(reached.size).toBe(13)
  })

  test('leap over gaps of a growing field', () => {
    expect(
      aim(
        [
          { x: 0, y: 0 },
          { x: 300, y: 0 },
        ],
        0,
        'ArrowRight',
      ),
    ).toBe(1)
  })

  test('other keys lead nowhere', () => {
    expect(aim(grid, 4, 'Enter')).toBe(-1)
  })
})
