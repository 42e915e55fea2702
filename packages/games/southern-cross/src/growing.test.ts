import { rng } from '@tefuda/kernel'
import { describe, expect, it } from 'vitest'
import { BOARDS, FREE_START, spotCode, spotName } from './board.ts'
import { linesOfSpots, spotsAround, touchesField } from './growing.ts'

describe('growing fields (SC-18)', () => {
  it('may be placed on wherever they are touched, corners too', () => {
    expect(spotsAround(FREE_START)).toHaveLength(16)
    expect(touchesField(FREE_START, spotCode(-1, -1))).toBe(true)
    expect(touchesField(FREE_START, spotCode(-2, 0))).toBe(false)
  })

  it('begin at 0,0 where there is nothing yet', () => {
    expect(spotsAround([]).map(spotName)).toEqual(['0,0'])
  })

  it('find the same lines as the board of fixed size', () => {
    const fixed = BOARDS['3x3'].through[4]!.map((line) => line.cells.join(' ')).sort()
    expect(
      linesOfSpots(FREE_START, 4)
        .map((line) => line.cells.join(' '))
        .sort(),
    ).toEqual(fixed)
  })

  it('run through added cells, at most five long', () => {
    const spots = [...FREE_START, ...[3, 4, 5].map((x) => spotCode(x, 0))]
    const rows = linesOfSpots(spots, 2).filter((line) =>
      line.cells.every((cell) => [0, 1, 2, 9, 10, 11].includes(cell)),
    )
    expect(rows.map((line) => line.cells.length).sort((a, b) => a - b)).toEqual([3, 3, 3, 4, 4, 4, 5, 5])
  })

  it('know what touches them while they grow as if it were looked up anew', () => {
    const random = rng(7)
    const spots = FREE_START.slice()
    for (let n = 0; n < 40; n++) {
      const around = spotsAround(spots)
      expect(around).toEqual(spotsAround(spots.slice()))
      expect(around).toEqual(around.toSorted((a, b) => a - b))
      expect(around.every((spot) => touchesField(spots, spot) && !spots.includes(spot))).toBe(true)
      spots.push(around[random.below(around.length)]!)
    }
    spots.length = 12
    expect(spotsAround(spots)).toEqual(spotsAround(spots.slice()))
  })
})
