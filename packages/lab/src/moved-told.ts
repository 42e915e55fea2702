import { type Text, text } from '@tefuda/kernel'
import type { MovedDeal } from './changed.ts'
import { PARTS_OF_ONE } from './measures.ts'
import type { Plan } from './plan.ts'
import { measureNamed, signedNumber } from './wording.ts'

/** What moved most in a deal that was changed: `Turns +14`; of what happens or does not, `Ties for the first place: yes → no`. */
export const movedInWords = (plan: Plan, moved: MovedDeal): Text => {
  const { name, unit } = measureNamed(plan, plan.ids[moved.measure]!)
  if (plan.ranges[moved.measure] === PARTS_OF_ONE) {
    const { ja, en } = shareMoved(plan, moved)
    return text(`${name.ja}：${ja}`, `${name.en}: ${en}`)
  }
  const by = signedNumber(moved.difference)
  return text(`${name.ja} ${by} ${unit.ja}`.trimEnd(), `${name.en} ${by} ${unit.en}`.trimEnd())
}

/** A share that is all of it more or less was in none, or in all, of the games before. */
const shareMoved = ({ lineUps }: Plan, { difference }: MovedDeal): Text => {
  if (difference === 1) return text('なし → あり', 'no → yes')
  if (difference === -1) return text('あり → なし', 'yes → no')
  const games = Math.abs(difference) * lineUps.length
  const isMore = difference > 0
  if (!Number.isInteger(Math.round(games * 1000) / 1000)) {
    const by = signedNumber(Math.round(difference * 1000) / 10)
    return text(`${by} %`, `${by} %`)
  }
  const [of, by] = [lineUps.length, Math.round(games)]
  return text(
    `${of}試合のうち${by}試合${isMore ? '多い' : '少ない'}`,
    `in ${by} of ${of} games ${isMore ? 'more' : 'fewer'}`,
  )
}
