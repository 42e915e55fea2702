import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Hit } from './role.ts'
import { bestSelection, isConnected } from './selection.ts'

const hit = (cells: readonly number[], points: number, id = 0): Hit => ({
  line: { id, cells },
  kind: 'sequence',
  points,
  hasJoker: false,
  allJokers: false,
})

const sum = (roles: readonly Hit[]): number => roles.reduce((total, role) => total + role.points, 0)
const squared = (roles: readonly Hit[]): number => sum(roles) * roles.length

/** Every subset, tried out: what SC-6 says, word by word. */
const byTryingAll = (
  hits: readonly Hit[],
  shared: readonly number[],
  worth: (roles: readonly Hit[]) => number,
): number => {
  const rivals = (a: Hit, b: Hit): boolean =>
    a.line.cells.some((cell) => !shared.includes(cell) && b.line.cells.includes(cell))
  let best = -1
  for (let bits = 0; bits < 1 << hits.length; bits++) {
    const roles = hits.filter((_, i) => bits & (1 << i))
    if (roles.some((a, i) => roles.some((b, j) => i < j && rivals(a, b)))) continue
    const canGrow = hits.some((other) => !roles.includes(other) && !roles.some((role) => rivals(role, other)))
    if (!canGrow) best = Math.max(best, worth(roles))
  }
  return best
}

const someHits = fc
  .array(
    fc.tuple(
      fc.uniqueArray(fc.integer({ min: 0, max: 9 }), { minLength: 3, maxLength: 5 }),
      fc.integer({ min: 1, max: 8 }),
    ),
    { maxLength: 9 },
  )
  .map((lines) => lines.map(([cells, points], id) => hit(cells, points * 10, id)))

describe('the best selection of roles (SC-6)', () => {
  it('is worth what trying every selection finds, plain and multiplied', () => {
    fc.assert(
      fc.property(someHits, fc.constantFrom([], [0], [0, 1]), fc.boolean(), (hits, shared, multiplied) => {
        const worth = multiplied ? squared : sum
        const found = bestSelection(hits, { shared, worth, most: multiplied ? 9 : 1, allows: () => true })
        expect(worth(found ?? [])).toBe(byTryingAll(hits, shared, worth))
      }),
      { numRuns: 2000, seed: 6 },
    )
  })

  it('prefers more points to more roles', () => {
    const [long, left, right] = [hit([0, 1, 2, 3, 4], 80), hit([0, 1, 2], 30, 1), hit([2, 3, 4], 30, 2)]
    expect(bestSelection([left, right, long], { shared: [2], worth: sum, most: 1, allows: () => true })).toEqual([long])
  })

  it('on equal points takes the longer role, then fewer roles, then the earlier cells', () => {
    const demand = { shared: [9], worth: sum, most: 1, allows: () => true }
    const [four, three, other] = [hit([1, 2, 3, 9], 40), hit([2, 3, 9], 40, 1), hit([3, 4, 9], 40, 2)]
    expect(bestSelection([other, three, four], demand)).toEqual([four])
    expect(bestSelection([other, three], demand)).toEqual([three])
  })

  it('on equal points takes one role rather than two of the same length', () => {
    const demand = { shared: [11], worth: sum, most: 1, allows: () => true }
    const [left, right, middle] = [hit([9, 10, 11], 20), hit([11, 0, 1], 20, 1), hit([10, 11, 0], 40, 2)]
    expect(bestSelection([left, right, middle], demand)).toEqual([middle])
  })

  it('leaves nothing out that could still be added, even where it scores nothing', () => {
    const [good, free] = [hit([0, 1, 2], 30), hit([3, 4, 5], 0, 1)]
    expect(bestSelection([good, free], { shared: [], worth: sum, most: 1, allows: () => true })).toHaveLength(2)
  })

  it('is null where the demand allows none', () => {
    expect(bestSelection([hit([0, 1, 2], 30)], { shared: [], worth: sum, most: 1, allows: () => false })).toBeNull()
  })
})

describe('hanging together (SC-10)', () => {
  it('links roles by common cells, in any order', () => {
    expect(isConnected([hit([0, 1, 2], 1), hit([4, 5, 6], 1), hit([2, 3, 4], 1)])).toBe(true)
    expect(isConnected([hit([0, 1, 2], 1), hit([4, 5, 6], 1)])).toBe(false)
  })
})
