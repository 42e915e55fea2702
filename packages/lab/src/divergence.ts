import { type Language, sentenceOf } from '@tefuda/kernel'
import type { Arm, Plan } from './plan.ts'
import { eventsOf } from './play.ts'

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

/** Lines that are shown before and after. */
const BEFORE = 2
const AFTER = 8

/** Plays a deal by the base and by a variant (from 0), and tells from where on they differ; in the first rotation. */
export const divergenceOf = (plan: Plan, variant: number, deal: number, language: Language): Divergence => {
  const [base, other] = [plan.arms[0]!, plan.arms[variant + 1]!].map((arm) => linesOf(plan, arm, deal, language))
  const at = base!.findIndex((line, k) => line !== other![k])
  const same = at < 0 ? base!.length : at
  return {
    same,
    before: base!.slice(Math.max(0, same - BEFORE), same),
    base: base!.slice(same, same + AFTER),
    variant: other!.slice(same, same + AFTER),
  }
}

const linesOf = (plan: Plan, arm: Arm, deal: number, language: Language): string[] =>
  eventsOf(plan, arm, deal)
    .map((event) => arm.table.engine.narrate(event))
    .filter(({ weight }) => weight !== 'minor')
    .map((line) => sentenceOf(line)[language])
