import { type Language, sentenceOf } from '@tefuda/kernel'
import type { Arm } from './plan.ts'
import type { NotedGame } from './record.ts'

/** Where two games of the same shuffle went different ways. */
export interface Divergence {
  /** How many moves are the same in both. */
  readonly same: number
  /** The last lines of the log that are. */
  readonly before: readonly string[]
  /** What comes next in the base, and in the variant. */
  readonly base: readonly string[]
  readonly variant: readonly string[]
}

/** A game, and the rule set it was played by. */
export interface PlayedBy extends Pick<NotedGame, 'events' | 'steps'> {
  readonly arm: Arm
}

/** Lines that are shown before and after. */
const BEFORE = 2
const AFTER = 8

/** From where on a deal went different ways by the base and by a variant. */
export const divergenceOf = (base: PlayedBy, variant: PlayedBy, language: Language): Divergence => {
  const [one, other] = [linesOf(base, language), linesOf(variant, language)]
  const at = sameIn(one, other)
  return {
    same: sameIn(base.steps, variant.steps),
    before: one.slice(Math.max(0, at - BEFORE), at),
    base: one.slice(at, at + AFTER),
    variant: other.slice(at, at + AFTER),
  }
}

/** With how many of the same both begin. */
const sameIn = (one: readonly string[], other: readonly string[]): number => {
  const at = one.findIndex((each, k) => each !== other[k])
  return at < 0 ? one.length : at
}

const linesOf = ({ events, arm }: PlayedBy, language: Language): string[] =>
  events
    .map((event) => arm.table.engine.narrate(event))
    .filter(({ weight }) => weight !== 'minor')
    .map((line) => sentenceOf(line)[language])
