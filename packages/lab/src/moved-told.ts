import { type Text, text } from '@tefuda/kernel'
import type { MovedDeal } from './changed.ts'
import type { Plan } from './plan.ts'
import { measureNamed, signedNumber } from './wording.ts'

/** What moved most in a deal that was changed: `Turns +14`. */
export const movedInWords = (plan: Plan, { measure, difference }: MovedDeal): Text => {
  const { name, unit } = measureNamed(plan, plan.ids[measure]!)
  const by = signedNumber(difference)
  return text(`${name.ja} ${by} ${unit.ja}`.trimEnd(), `${name.en} ${by} ${unit.en}`.trimEnd())
}
