import type { Estimate } from './summary.ts'

/**
 * What a difference is told as a part of: the size of the base's mean. Null where a part says nothing: of a mean that may as well be 0,
 * or where one of the means beside it has the other sign.
 */
export const wholeOf = (
  { mean, low, high }: Estimate,
  beside: readonly { readonly mean: number | null }[],
): number | null => {
  const isAboutZero = mean === null || low === null || low * high! <= 0
  if (isAboutZero || beside.some((other) => (other.mean ?? 0) * mean < 0)) return null
  return Math.abs(mean)
}
