import { DECISION_KINDS, type DecisionKind } from '@tefuda/bots/decisions'
import type { Measure, Text } from '@tefuda/kernel'

/** A tag of a puzzle in words, with the measures of its game; undefined for one that is no more. */
export const tagText = (tag: string, measures: readonly Measure[] = []): Text | undefined =>
  tag in DECISION_KINDS ? DECISION_KINDS[tag as DecisionKind] : measures.find(({ id }) => id === tag)?.name
