import { type Refusal, refusal, type Text, text } from '@tefuda/kernel'
import type { Experiment, Variant } from './experiment.ts'
import { type Asked, armNamed } from './named.ts'
import type { Arm, Plan } from './plan.ts'

/** A game that takes so many decisions does not end. */
export const ENDLESS = 100_000

/** A session under one of a plan's rule sets does not end. */
interface NoEnd extends Refusal {
  readonly code: 'no-end'
  /** As `Arm.name`. */
  readonly arm: string
}

export const noEnd = ({ name, title, table: { game } }: Arm): NoEnd => {
  const decisions = ENDLESS.toLocaleString('en')
  const { message } = refusal(
    'no-end',
    null,
    `${game.name.ja}（${title.ja}）は、ボットが${decisions}回選んでも終わりません。配りの数など、終わる条件をルールで決めてください。`,
    `${game.name.en} (${title.en}) has not ended after ${decisions} decisions of the bots. Let the rules set an end, such as a number of deals.`,
  )
  return { code: 'no-end', rule: null, message, arm: name }
}

/** The variant of a plan that a refusal says does not end; null where it is the base, or the refusal says something else. */
export const endlessIn = ({ arms, experiment }: Plan, refused: Refusal): Variant | null => {
  const isOfArm = ({ name }: Arm): boolean => 'arm' in refused && refused.arm === name
  return experiment.variants[arms.findIndex(isOfArm) - 1] ?? null
}

/** The same without these variants, and without those that are one of them and another together. */
export const withoutEndless = (experiment: Experiment, endless: readonly Variant[]): Experiment => {
  const isLeftOut = ({ set }: Variant): boolean => endless.some((one) => holds(set, one.set))
  return { ...experiment, variants: experiment.variants.filter((variant) => !isLeftOut(variant)) }
}

const holds = (set: Variant['set'], part: Variant['set']): boolean =>
  Object.entries(part).every(([name, value]) => JSON.stringify(set[name]) === JSON.stringify(value))

/** Says which variant was left out, and why. */
export const leftOutInWords = ({ game, experiment }: Asked, variant: Variant): Text => {
  const { ja, en } = armNamed({ game, experiment: { ...experiment, variants: [variant] } }, 1)
  return text(`除いたもの：「${ja}」。対局が終わりません。`, `Left out: "${en}" does not end.`)
}
