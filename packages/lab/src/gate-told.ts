import { type Text, text } from '@tefuda/kernel'
import { same } from '@tefuda/kernel/rulebook'
import { BOUND, type GateState } from './gate.ts'
import { armNamed } from './named.ts'
import type { Plan } from './plan.ts'
import type { Tally } from './tally.ts'
import { measureNamed, shortNumber, signedNumber } from './wording.ts'

/** The gate's answer as a sentence: what was asked of which rules, and what was seen of it. */
export const gateInWords = (plan: Plan, tally: Tally, { answer, likelier }: GateState): Text => {
  const [of, asked, seen] = [measuredInWords(plan), askedInWords(plan), seenInWords(plan, tally)]
  const ratio = `${shortNumber(Math.round(likelier * 10) / 10)} / ±${BOUND.toFixed(1)}`
  switch (answer) {
    case 'better':
      return text(`関門「${of.ja}」：${asked.ja}、と言えます（${seen}）。`, `Gate “${of.en}”: ${asked.en} (${seen}).`)
    case 'not better':
      return text(
        `関門「${of.ja}」：${asked.ja}、とは言えません（${seen}）。`,
        `Gate “${of.en}”: it cannot be said to be ${asked.en} (${seen}).`,
      )
    case 'open':
      return text(
        `関門「${of.ja}」：${asked.ja}かは、まだ言えません（${seen}、対数尤度比 ${ratio}）。`,
        `Gate “${of.en}”: cannot tell yet whether it is ${asked.en} (${seen}; log-likelihood ratio ${ratio}).`,
      )
  }
}

/** The measure, and the variant where it is one of several. */
const measuredInWords = (plan: Plan): Text => {
  const { until, variants } = plan.experiment
  const { measure, than } = until.gate!
  const { name } = measureNamed(plan, measure)
  if (than !== undefined || variants.length < 2) return name
  const { ja, en } = armNamed(plan, 1)
  return text(`${name.ja}（${ja}）`, `${name.en} (${en})`)
}

/** `基準より0.5以上多い`. */
const askedInWords = ({ experiment }: Plan): Text => {
  const { by, than } = experiment.until.gate!
  const size = shortNumber(Math.abs(by))
  const from = than === undefined ? text('基準', 'the base') : same(shortNumber(than))
  return text(
    `${from.ja}より${size}以上${by > 0 ? '多い' : '少ない'}`,
    `at least ${size} ${by > 0 ? 'above' : 'below'} ${from.en}`,
  )
}

/** The difference from the base, or the mean of the base where that is held against a number. */
const seenInWords = ({ experiment, ids }: Plan, { means, differences }: Tally): string => {
  const { measure, than } = experiment.until.gate!
  const k = ids.indexOf(measure)
  const { n, mean } = (than === undefined ? differences : means)[0]![k]!
  if (n === 0) return shortNumber(null)
  return than === undefined ? signedNumber(mean) : shortNumber(mean)
}
