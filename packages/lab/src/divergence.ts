import { type Language, sentenceOf } from '@tefuda/kernel'
import type { Arm } from './plan.ts'
import type { NotedGame } from './record.ts'

/** Where two games of the same shuffle went different ways. */
export interface Divergence {
  /** How many lines of the log are the same in both. */
  readonly same: number
  /** The last of them. */
  readonly before: readonly string[]
  /** What comes next in the base, and in the variant. */
  readonly base: readonly string[]
  readonly variant: readonly string[]
}

/** A game, and the rule set it was played by. */
export interface PlayedBy extends Pick<NotedGame, 'events'> {
  readonly arm: Arm
}

/** Lines that are shown before and after. */
const BEFORE = 2
const AFTER = 8

/** From where on a deal went different ways by the base and by a variant. */
export const divergenceOf = (base: PlayedBy, variant: PlayedBy, language: Language): Divergence => {
  const [one, other] = [linesOf(base, language), linesOf(variant, language)]
  const at = one.findIndex((line, k) => line !== other[k])
  const same = at < 0 ? one.length : at
  return {
    same,
    before: one.slice(Math.max(0, same - BEFORE), same),
    base: one.slice(same, same + AFTER),
    variant: other.slice(same, same + AFTER),
  }
}

const linesOf = ({ events, arm }: PlayedBy, language: Language): string[] =>
  events
    .map((event) => arm.table.engine.narrate(event))
    .filter(({ weight }) => weight !== 'minor')
    .map((line) => sentenceOf(line)[language])
