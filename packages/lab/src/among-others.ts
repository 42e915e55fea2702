import { canonicalJson, type Text, text } from '@tefuda/kernel'
import type { Outcome } from './collect.ts'
import type { Plan } from './plan.ts'
import { around, type Estimate } from './summary.ts'
import { measureNamed, rangeInWords, shortNumber } from './wording.ts'

/**
 * How the one player who plays otherwise fares under a rule set (0 is the base) among others that are all alike: what it does without
 * is worth what it wins less. Null where there is no such player, or its wins are not measured.
 */
export const oneAmongOthers = ({ plan, tally, reading }: Outcome, arm: number): Text | null => {
  const id = `player${otherPlayer(plan) + 1}`
  const measure = plan.ids.indexOf(id)
  if (measure < 0) return null
  const wins = around(tally.means[arm]![measure]!, reading, plan.ranges[measure]!)
  const { name } = measureNamed(plan, id)
  const even = 1 / plan.arms[arm]!.sides.seats.length
  const [share, compared] = [shareInWords(wins), against(wins, even)]
  return text(
    `${name.ja}は${share.ja}で、互角の${shortNumber(even)}${compared.ja}。`,
    `${name.en}: ${share.en}, ${compared.en} the ${shortNumber(even)} of equals.`,
  )
}

/** A share with its interval: `0.25 (0.21 to 0.29)`. */
export const shareInWords = (share: Estimate): Text => {
  const { ja, en } = rangeInWords(share)
  const mean = shortNumber(share.mean)
  return text(`${mean}（${ja}）`, `${mean} (${en})`)
}

/** The place of the one that is unlike all others, which are alike; −1 where there is none. */
const otherPlayer = ({ experiment, players }: Plan): number => {
  if (!Array.isArray(experiment.players)) return -1
  const kinds = players.map((player) => canonicalJson(player))
  return new Set(kinds).size === 2
    ? kinds.findIndex((kind) => kinds.filter((other) => other === kind).length === 1)
    : -1
}

const against = ({ low, high }: Estimate, even: number): Text => {
  if (high !== null && high < even) return text('より少ない', 'fewer than')
  if (low !== null && low > even) return text('より多い', 'more than')
  return text('と違うとは、まだ言えない', 'not yet to be told from')
}
