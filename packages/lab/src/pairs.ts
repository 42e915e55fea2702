import { canonicalJson } from '@tefuda/kernel'
import type { Experiment } from './experiment.ts'

/** A variant that changes what two others change: by their numbers, from 0. */
export interface Pair {
  readonly both: number
  readonly one: number
  readonly other: number
}

/** Every variant that is two others together. */
export const pairsIn = ({ variants }: Pick<Experiment, 'variants'>): readonly Pair[] => {
  const known = new Map(variants.map(({ set }, variant) => [canonicalJson(set), variant]))
  return variants.flatMap(({ set }, one) =>
    variants.slice(one + 1).flatMap((second, after) => {
      const isApart = Object.keys(set).length > 0 && Object.keys(second.set).every((name) => !(name in set))
      const both = known.get(canonicalJson({ ...set, ...second.set }))
      const other = one + 1 + after
      return isApart && both !== undefined && both !== one && both !== other ? [{ both, one, other }] : []
    }),
  )
}

/** The deal's value of an interaction: both less each, plus the base. `means`: by arm, of one measure. */
export const interactionIn = (means: ArrayLike<number>, { both, one, other }: Pair): number =>
  means[both + 1]! - means[one + 1]! - means[other + 1]! + means[0]!
