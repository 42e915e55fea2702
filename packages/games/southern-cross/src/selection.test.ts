import { rng } from '@tefuda/kernel'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { BOARDS } from './board.ts'
import { filledUp, linkedRoles } from './linked.ts'
import type { Sharing } from './rivals.ts'
import type { Hit } from './role.ts'
import { bestSelection, isConnected, STEPS } from './selection.ts'

const hit = (cells: readonly number[], points: number, id = 0): Hit => ({
  line: { id, cells },
  kind: 'sequence',
  points,
  hasJoker: false,
  allJokers: false,
})

const sum = (roles: readonly Hit[]): number => roles.reduce((total, role) => total + role.points, 0)
const squared = (roles: readonly Hit[]): number => sum(roles) * roles.length

/** Placed cards count in several roles, no role lies inside another. */
const by = (shared: readonly number[], nested = false): Sharing => ({ shared, nested })

/** Every subset, tried out: what SC-6 says, word by word. */
const byTryingAll = (
  hits: readonly Hit[],
  { shared, nested }: Sharing,
  worth: (roles: readonly Hit[]) => number,
): number => {
  const rivals = (a: Hit, b: Hit): boolean => {
    const [cells, others] = [new Set(a.line.cells), new Set(b.line.cells)]
    const common = cells.intersection(others)
    if ([...common].some((cell) => !shared.includes(cell))) return true
    if (nested) return false
    return cells.isSubsetOf(others) || others.isSubsetOf(cells) || (a.allJokers && b.allJokers && common.size > 1)
  }
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
      fc.boolean(),
    ),
    { maxLength: 9 },
  )
  .map((lines) => lines.map(([cells, points, allJokers], id) => ({ ...hit(cells, points * 10, id), allJokers })))

const EVERYWHERE = Array.from({ length: 10 }, (_, cell) => cell)

describe('the search for a selection', () => {
  /** All runs of a board of one rank, as when nobody ever took anything. */
  const everywhere = BOARDS['5x5'].through.flat().map(({ id, cells }) => hit(cells, 20 + (id % 7), id))
  const different = everywhere.filter(({ line }, k) => everywhere.findIndex((other) => other.line.id === line.id) === k)

  it('ends after its steps, with the best that it has found', () => {
    const shared = [0, 6, 12, 18]
    let judged = 0
    const worth = (roles: readonly Hit[]): number => {
      judged += 1
      return squared(roles)
    }
    expect(
      bestSelection(different, { sharing: by(shared), covered: [], worth, most: 100, allows: () => true }),
    ).not.toBeNull()
    expect(judged).toBeLessThan(STEPS)
    expect(
      bestSelection(different, { sharing: by(shared), covered: shared, worth, most: 1, allows: () => false }),
    ).toBeNull()
  })

  it('may find none in its steps where jokers hang together: that they do is known in a few steps all the same', () => {
    const random = rng(9)
    let beyond = 0
    for (let tries = 0; tries < 1000 && beyond < 1; tries++) {
      const placed = new Set<number>()
      while (placed.size < 6) placed.add(random.below(25))
      const shared = [...placed]
      const hits = different.filter(
        ({ line }) => line.cells.some((cell) => shared.includes(cell)) && random.below(100) < 75,
      )
      const allows = (roles: readonly Hit[]): boolean =>
        isConnected(roles) && shared.every((cell) => roles.some(({ line }) => line.cells.includes(cell)))
      const steps = { left: STEPS / 20 }
      const linked = linkedRoles(hits, shared, by(shared), steps)
      expect(steps.left).toBeGreaterThan(0)
      expect(linked === null || allows(filledUp(linked, hits, by(shared)))).toBe(true)
      if (linked === null) continue
      const best = bestSelection(hits, { sharing: by(shared), covered: shared, worth: sum, most: 1, allows })
      if (best === null) beyond++
    }
    expect(beyond).toBe(1)
  })

  it('that found none in its steps is made good: any roles by which all hangs together, and what else fits', () => {
    const shared = [0, 6, 12, 18, 24]
    const steps = { left: STEPS }
    const linked = linkedRoles(different, shared, by(shared), steps)!
    expect(steps.left).toBeGreaterThan(STEPS - 1000)
    const roles = filledUp(linked, different, by(shared))
    expect(isConnected(roles)).toBe(true)
    const taken = roles.flatMap(({ line }) => line.cells.filter((cell) => !shared.includes(cell)))
    expect(new Set(taken).size).toBe(taken.length)
    for (const { line } of different) {
      const own = line.cells.filter((cell) => !shared.includes(cell))
      const around = roles.some(({ line: { cells } }) => line.cells.every((cell) => cells.includes(cell)))
      const inside = roles.some(({ line: { cells } }) => cells.every((cell) => line.cells.includes(cell)))
      expect(around || inside || own.some((cell) => taken.includes(cell))).toBe(true)
    }
    expect(filledUp([], different, by([])).length).toBeGreaterThan(0)
  })
})

describe('the best selection of roles (SC-6)', () => {
  it('is worth what trying every selection finds, plain and multiplied', () => {
    fc.assert(
      fc.property(
        someHits,
        fc.constantFrom([], [0], [0, 1], EVERYWHERE),
        fc.boolean(),
        fc.boolean(),
        (hits, shared, nested, multiplied) => {
          const sharing = by(shared, nested)
          const worth = multiplied ? squared : sum
          const found = bestSelection(hits, {
            sharing,
            covered: [],
            worth,
            most: multiplied ? 9 : 1,
            allows: () => true,
          })
          expect(worth(found ?? [])).toBe(byTryingAll(hits, sharing, worth))
        },
      ),
      { numRuns: 2000, seed: 6 },
    )
  })

  it('is found at all just where one of those that cover the placed cells and hang together is', () => {
    fc.assert(
      fc.property(
        someHits,
        fc.constantFrom<number[]>([0, 1], [0, 1, 2], [0, 1, 2, 3, 4]),
        fc.boolean(),
        (lines, covered, nested) => {
          const sharing = by(covered, nested)
          // Every role of a placement lies on a cell that was placed.
          const hits = lines.filter(({ line }) => line.cells.some((cell) => covered.includes(cell)))
          const allows = (roles: readonly Hit[]): boolean =>
            (roles.length > 1 || roles[0]?.allJokers === true) &&
            isConnected(roles) &&
            covered.every((cell) => roles.some(({ line }) => line.cells.includes(cell)))
          const demand = { sharing, covered, worth: sum, most: 1, allows }
          const most = byTryingAll(hits, sharing, (roles) => (allows(roles) ? sum(roles) : -1))
          expect(linkedRoles(hits, covered, sharing) !== null).toBe(most >= 0)
          expect(sum(bestSelection(hits, demand) ?? [])).toBe(Math.max(0, most))
        },
      ),
      { numRuns: 3000, seed: 10 },
    )
  })

  it('prefers more points to more roles', () => {
    const [long, left, right] = [hit([0, 1, 2, 3, 4], 80), hit([0, 1, 2], 30, 1), hit([2, 3, 4], 30, 2)]
    expect(
      bestSelection([left, right, long], { sharing: by([2]), covered: [], worth: sum, most: 1, allows: () => true }),
    ).toEqual([long])
  })

  it('on equal points takes the longer role, then fewer roles, then the earlier cells', () => {
    const demand = { sharing: by([9]), covered: [], worth: sum, most: 1, allows: () => true }
    const [four, three, other] = [hit([1, 2, 3, 9], 40), hit([2, 3, 9], 40, 1), hit([3, 4, 9], 40, 2)]
    expect(bestSelection([other, three, four], demand)).toEqual([four])
    expect(bestSelection([other, three], demand)).toEqual([three])
  })

  it('on equal points takes one role rather than two of the same length', () => {
    const demand = { sharing: by([11]), covered: [], worth: sum, most: 1, allows: () => true }
    const [left, right, middle] = [hit([9, 10, 11], 20), hit([11, 0, 1], 20, 1), hit([10, 11, 0], 40, 2)]
    expect(bestSelection([left, right, middle], demand)).toEqual([middle])
  })

  it('leaves nothing out that could still be added, even where it scores nothing', () => {
    const [good, free] = [hit([0, 1, 2], 30), hit([3, 4, 5], 0, 1)]
    expect(
      bestSelection([good, free], { sharing: by([]), covered: [], worth: sum, most: 1, allows: () => true }),
    ).toHaveLength(2)
  })

  it('is null where the demand allows none', () => {
    expect(
      bestSelection([hit([0, 1, 2], 30)], { sharing: by([]), covered: [], worth: sum, most: 1, allows: () => false }),
    ).toBeNull()
  })
})

describe('hanging together (SC-10)', () => {
  it('links roles by common cells, in any order', () => {
    expect(isConnected([hit([0, 1, 2], 1), hit([4, 5, 6], 1), hit([2, 3, 4], 1)])).toBe(true)
    expect(isConnected([hit([0, 1, 2], 1), hit([4, 5, 6], 1)])).toBe(false)
  })
})
