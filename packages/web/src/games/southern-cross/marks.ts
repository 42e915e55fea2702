import type { Text } from '@tefuda/kernel'
import { text } from '@tefuda/kernel'
import type { SouthernCrossEvent, Taking } from '@tefuda/southern-cross'
import { handOf, type SouthernContext } from './cells.ts'
import { type Draft, outlookOf } from './draft.ts'
import { labelCell } from './labels.ts'
import { shortRoleName } from './sum.ts'

/** What is drawn over the cards of the field. */
export interface Marks {
  /** Cards of the draft, lying on their cells. */
  readonly laid: ReadonlyMap<string, string>
  /** Whether they may not be played so. */
  readonly refused: boolean
  /** Cards of roles, and those that make a reach. */
  readonly inRole: ReadonlySet<string>
  /** Pairs of cells that follow one another in a role. */
  readonly bonds: readonly (readonly [from: string, to: string])[]
  /** The same for reaches. */
  readonly threads: readonly (readonly [from: string, to: string])[]
  readonly labels: readonly { readonly cell: string; readonly text: Text }[]
  /** Where a third card would complete a reach. */
  readonly missing: ReadonlySet<string>
  /** Where the last move put its cards. */
  readonly last: ReadonlySet<string>
}

export const NO_MARKS: Marks = {
  laid: new Map(),
  refused: false,
  inRole: new Set(),
  bonds: [],
  threads: [],
  labels: [],
  missing: new Set(),
  last: new Set(),
}

const pairs = (cells: readonly string[]): (readonly [string, string])[] =>
  cells.slice(1).map((cell, k) => [cells[k]!, cell] as const)

export const takingMarks = (taking: Taking): Pick<Marks, 'inRole' | 'bonds' | 'threads' | 'labels' | 'missing'> => {
  const roles = taking.waves[0]?.roles ?? []
  const placed = taking.placed.map(({ cell }) => cell)
  const used = new Set<string>()
  const labels = roles.map(({ kind, cells, points }) => {
    const cell = labelCell(cells, used)
    used.add(cell)
    const name = shortRoleName(kind)
    return { cell, text: text(`${name.ja} ${points}`, `${name.en} ${points}`) }
  })
  const [at] = placed
  if (taking.reachName !== null && at !== undefined)
    labels.push({ cell: at, text: text(`リーチ +${taking.reachPoints}`, `Reach +${taking.reachPoints}`) })
  return {
    inRole: new Set([...roles.flatMap(({ cells }) => cells), ...taking.reaches.map((reach) => reach.with)]),
    bonds: roles.flatMap(({ cells }) => pairs(cells)),
    threads: at === undefined ? [] : taking.reaches.map((reach) => [at, reach.with] as const),
    missing: new Set(taking.reaches.map((reach) => reach.missing)),
    labels,
  }
}

/** Where the cards of a draft lie, and those of the hand they are. */
export const laidBy = ({ card, laid, at }: Draft, context: SouthernContext): readonly (readonly [string, string])[] => {
  const hand = handOf(context)
  const places = laid.map((one) => [one.cell, hand[one.card] ?? ''] as const)
  const isLaid = card === null || at === null || laid.some(({ cell }) => cell === at)
  return isLaid ? places : [...places, [at, hand[card] ?? ''] as const]
}

/** The marks of a draft: its cards, and what they would take. */
const draftMarks = (draft: Draft, context: SouthernContext): Omit<Marks, 'last'> => {
  const { refused, taking } = outlookOf(draft, context)
  const laid = new Map(laidBy(context.due ? draft : { ...draft, at: null }, context))
  return { ...NO_MARKS, laid, refused: refused !== null, ...(taking !== null && takingMarks(taking)) }
}

export const marksOf = (draft: Draft, context: SouthernContext, last: readonly SouthernCrossEvent[]): Marks => {
  const marks = draftMarks(draft, context)
  const placed = last.flatMap((event) => (event.type === 'place' ? event.placed.map(({ cell }) => cell) : []))
  return { ...marks, last: marks.laid.size > 0 ? new Set() : new Set(placed) }
}
