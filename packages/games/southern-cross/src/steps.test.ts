import { rng } from '@tefuda/kernel'
import { describe, expect, it } from 'vitest'
import { arrange } from '../testing/arrange.ts'
import { BOARDS } from './board.ts'
import { jokersTogether } from './jokers.ts'
import { linkedRoles } from './linked.ts'
import type { Hit } from './role.ts'
import { bestSelection, isConnected } from './selection.ts'
import { rulesContextOf } from './state.ts'
import { trayOf } from './tray.ts'

// A search that no longer sees a dead end finds the same and needs more steps for it.

/** One line in so many of a board, each as if it were a role. */
const rolesOf = (board: '4x4' | '5x5', oneIn: number): Hit[] => {
  const lines = new Map(BOARDS[board].through.flat().map((line) => [line.id, line]))
  return [...lines.values()]
    .filter((_, k) => k % oneIn === 0)
    .map((line) => ({ line, kind: 'sequence', points: 20 + (line.id % 7), hasJoker: false, allJokers: false }))
}

const sum = (roles: readonly Hit[]): number => roles.reduce((total, { points }) => total + points, 0)

describe('the search for a selection judges no more whole selections than it must', () => {
  it.each([
    ['4x4', 2, [5], 45, 8],
    ['4x4', 2, [0, 5], 50, 24],
    ['4x4', 2, [6, 9, 10], 52, 12],
    ['4x4', 3, [6, 9, 10], 22, 19],
    ['5x5', 2, [1, 2, 5, 8], 729, 139],
    ['5x5', 3, [5], 151, 8],
    ['5x5', 4, [0, 5], 87, 54],
    ['5x5', 5, [1, 2, 5, 8], 45, 18],
  ] as const)('%s, one line in %i, cards just placed on %j', (board, oneIn, shared, multiplied, together) => {
    let judged = 0
    const count =
      (answer: (roles: readonly Hit[]) => boolean) =>
      (roles: readonly Hit[]): boolean => {
        judged += 1
        return answer(roles)
      }
    const hits = rolesOf(board, oneIn)
    const worth = (roles: readonly Hit[]): number => sum(roles) * roles.length
    bestSelection(hits, { sharing: { shared, nested: false }, covered: [], worth, most: 9, allows: count(() => true) })
    expect(judged).toBeLessThanOrEqual(multiplied)
    judged = 0
    const allows = count((roles) => shared.length === 1 || isConnected(roles))
    bestSelection(hits, { sharing: { shared, nested: false }, covered: shared, worth: sum, most: 1, allows })
    expect(judged).toBeLessThanOrEqual(together)
  })
})

it.each([
  [4, 55, 21, 1267],
  [5, 100, 34, 3719],
  [6, 35, 10, 1182],
  [6, 75, 25, 3328],
  [7, 55, 29, 3034],
  [7, 100, 37, 7587],
])(
  '%i jokers on 5×5, %i %% of the lines roles: of 40 times %i hang together, seen in %i steps',
  (jokers, share, often, most) => {
    const random = rng(9)
    let [together, taken] = [0, 0]
    for (let k = 0; k < 40; k++) {
      const placed = new Set<number>()
      while (placed.size < jokers) placed.add(random.below(25))
      const cells = [...placed]
      const through = rolesOf('5x5', 1).filter(({ line }) => line.cells.some((cell) => placed.has(cell)))
      const steps = { left: 10_000 }
      const hits = through.filter(() => random.below(100) < share)
      if (linkedRoles(hits, cells, { shared: cells, nested: false }, steps) !== null) together += 1
      taken += 10_000 - steps.left
    }
    expect(together).toBe(often)
    expect(taken).toBeLessThanOrEqual(most)
  },
)

describe('ways of placing three jokers together, and the steps that a list takes for them', () => {
  const FIELD = 'S3 H3 D4 C4 S5 H5 D6 C6 S7 H7 D8 C8 S9 H9 D10 C10 SJ HJ DQ CQ SK HK DA CA S2'.split(' ')

  it.each([
    ['3x3', 'never', 108, 679],
    ['3x3', 'always', 136, 120],
    ['4x4', 'never', 444, 4978],
    ['4x4', 'always', 548, 680],
    ['5x5', 'never', 1012, 19_218],
    ['5x5', 'always', 1180, 2600],
  ] as const)('%s, field cards shared %s: %i, in %i steps', (board, sharing, ways, most) => {
    const field = FIELD.slice(0, BOARDS[board].size).join(' ')
    const table = arrange({ rules: { board, sharing, together: true, decks: 2 }, field, hand: 'RJ BJ RJ C3' })
    const context = rulesContextOf(table.rules, 1)
    const steps = { left: 100_000 }
    const tray = trayOf(context, table.state.fields[0]!)
    expect([...jokersTogether(context, table.state, 0, tray, steps)]).toHaveLength(ways)
    expect(100_000 - steps.left).toBeLessThanOrEqual(most)
  })
})
