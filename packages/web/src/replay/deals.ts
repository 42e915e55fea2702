import type { Step } from './steps.ts'

/** A deal among the steps of a record: where it begins and ends, as numbers of steps made. */
export interface DealSpan {
  /** From 1. */
  readonly deal: number
  readonly from: number
  readonly to: number
}

/** The deals of a record, in order. */
export const dealSpans = (steps: readonly Pick<Step, 'deal'>[]): DealSpan[] => {
  const spans: DealSpan[] = []
  for (const [index, { deal }] of steps.entries()) {
    const before = spans.at(-1)
    const goesOn = before?.deal === deal
    if (goesOn) spans.pop()
    spans.push({ deal, from: goesOn ? before.from : index, to: index + 1 })
  }
  return spans
}

/** The deal that the step belongs to after which a record stands; the first one at the beginning. */
export const spanAt = (spans: readonly DealSpan[], now: number): DealSpan =>
  spans.find(({ to }) => now <= to) ?? spans.at(-1) ?? { deal: 1, from: 0, to: 0 }

/** The first position at which a deal is shown: between deals stands the last step of the one before. */
export const startOf = ({ from }: DealSpan): number => (from === 0 ? 0 : from + 1)
