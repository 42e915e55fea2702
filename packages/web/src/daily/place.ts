import type { DailyResults } from '@tefuda/wire'

export interface Place {
  /** From 1; null without a result that counts. */
  readonly place: number | null
  /** Results that count. */
  readonly count: number
  /** The part of all that is at least as good, in whole percent from 1 to 100. */
  readonly percent: number
}

/** Where one's own result stands. Equal results share the better place. */
export const placeOf = ({
  histogram,
  better,
}: Pick<NonNullable<DailyResults['results']>, 'histogram' | 'better'>): Place => {
  const count = histogram.reduce((sum, one) => sum + one.count, 0)
  if (better === null) return { place: null, count, percent: 100 }
  const place = better + 1
  return { place, count, percent: Math.max(1, Math.ceil((100 * place) / Math.max(1, count))) }
}
