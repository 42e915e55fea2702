import {
  type CccPreview,
  type CccRulesContext,
  formatPayment,
  type Opening,
  type Payment,
  type Reading,
} from '@tefuda/ccc'
import type { CccContext, Draft } from './draft.ts'
import { type HandCard, linedUp } from './hand-card.ts'
import { openingsFor, paidBy, readingsOf, rulesContextAt, waysFor, withinReach } from './reach.ts'
import { type Tray, trayOf } from './tray.ts'

/** A draft with everything that follows from it and the context. */
export interface Work {
  readonly context: CccContext
  readonly rulesContext: CccRulesContext
  /** The draft without what has gone from the hand since. */
  readonly draft: Draft
  readonly hand: readonly HandCard[]
  readonly openings: readonly Opening[]
  readonly tray: Tray
  /** Every way to read the tray, the one it lies in first. */
  readonly readings: readonly Reading[]
  /** Cells the tray pays for. */
  readonly paid: ReadonlyMap<string, Payment>
  /** Cells the hand can pay for; empty while cards lie in the tray. */
  readonly within: ReadonlySet<string>
  /** How the hand can pay for the chosen cell, while the table proposes that. */
  readonly ways: readonly Payment[]
  /** The cell the coin would go to: the chosen one, or the only one that the tray pays for. */
  readonly target: string | null
}

interface Known {
  readonly context: CccContext
  readonly work: Work
}
const known = new WeakMap<Draft, Known>()

const isSame = (a: CccContext, b: CccContext): boolean =>
  a.view === b.view && a.seat === b.seat && a.due === b.due && a.handOrder === b.handOrder && a.rules === b.rules

export const workOf = (draft: Draft, context: CccContext): Work => {
  const before = known.get(draft)
  if (before !== undefined && isSame(before.context, context)) return { ...before.work, context }
  const work = worked(draft, context)
  known.set(draft, { context, work })
  return work
}

const worked = (before: Draft, context: CccContext): Work => {
  const rulesContext = rulesContextAt(context)
  const { view, seat } = context
  const hand = linedUp(seat === null ? [] : (view.hands[seat]?.cards ?? []), context.handOrder)
  const draft = live(before, hand)
  const openings = openingsFor(rulesContext, view, seat)
  const tray = trayOf(rulesContext.rules, hand, draft.ending ? { ...draft, cards: [] } : draft)
  const readings = readingsOf(rulesContext, tray)
  const paid = paidBy(rulesContext, openings, tray, readings)
  const isIdle = draft.ending || tray.cards.length > 0
  const lit = paid.size === 1 ? [...paid.keys()] : []
  const [only] = lit.filter(
    (name) => rulesContext.board.numbers[rulesContext.board.names.indexOf(name)] === tray.number,
  )
  return {
    context,
    rulesContext,
    draft,
    hand,
    openings,
    tray,
    readings,
    paid,
    within: isIdle ? new Set() : withinReach(rulesContext, openings, hand),
    ways: draft.proposed && draft.cell !== null ? waysFor(rulesContext, openings, hand, draft.cell) : [],
    target: draft.ending ? null : (draft.cell ?? only ?? null),
  }
}

/** The draft that looks at another cell; the same object where it does so already. Nothing else is worked out anew. */
export const lookingAt = (draft: Draft, at: string | null): Draft => {
  if (draft.at === at) return draft
  const next: Draft = { ...draft, at }
  const before = known.get(draft)
  if (before !== undefined)
    known.set(next, { context: before.context, work: { ...before.work, draft: { ...before.work.draft, at } } })
  return next
}

/** Cards that have left the hand leave the draft. */
const live = (draft: Draft, hand: readonly HandCard[]): Draft => {
  const holds = (key: string): boolean => hand.some((one) => one.key === key)
  return draft.cards.every(holds)
    ? draft
    : { ...draft, cards: draft.cards.filter(holds), splits: draft.splits.filter(holds) }
}

/** The placement that would be made: with the cards lying as the cell asks for, if they can; null while there is none. */
export const placementOf = ({ tray, target, paid }: Work): string | null => {
  if (target === null) return null
  const payment = paid.get(target)
  const text = payment === undefined ? tray.text : formatPayment(payment)
  return text === null ? null : `${text} > ${target}`
}

/** What that placement would do; null where it may not be made, or not now. */
export const previewIn = (work: Work): CccPreview | null => {
  const move = placementOf(work)
  return move === null || !work.context.due ? null : (work.context.preview(move) as CccPreview | null)
}
