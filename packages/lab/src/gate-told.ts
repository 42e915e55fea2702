import { type Text, text } from '@tefuda/kernel'
import { same } from '@tefuda/kernel/rulebook'
import { BOUND, type GateState } from './gate.ts'
import type { Moments } from './interval.ts'
import { armNamed } from './named.ts'
import type { Plan } from './plan.ts'
import type { Tally } from './tally.ts'
import { measureNamed, shortNumber, signedNumber } from './wording.ts'

/** The gate's answer as a sentence: what is settled of which rules, what was seen of it, and how sure it is. */
export const gateInWords = (plan: Plan, tally: Tally, { answer, likelier }: GateState): Text => {
  const { ja, en } = measuredInWords(plan)
  const said = answeredInWords(plan, seenInWords(plan, tally), { answer, likelier }, isTheSame(plan, tally))
  return text(`関門「${ja}」：${said.ja}。`, `Gate “${en}”: ${said.en}.`)
}

const answeredInWords = (plan: Plan, seen: string, { answer, likelier }: GateState, isSame: boolean): Text => {
  const { by, than } = plan.experiment.until.gate!
  const size = shortNumber(Math.abs(by))
  const from = than === undefined ? text('基準', 'the base') : same(shortNumber(than))
  const way = by > 0 ? text('多い', 'above') : text('少ない', 'below')
  const [none, much] =
    than === undefined
      ? [text('変わらない', 'no difference'), text(`${size}${way.ja}`, `${size} ${way.en}`)]
      : [from, same(shortNumber(than + by))]
  const open =
    than === undefined
      ? text(`基準より${much.ja}か、変わらないか`, `${much.en} the base or no different`)
      : text(`${much.ja}か、${none.ja}か`, `${much.en} or ${none.en}`)
  const ahead = isSame ? ALL_THE_SAME : aheadInWords(likelier < 0 ? none : much, likelier)
  switch (answer) {
    case 'better':
      return text(
        `${from.ja}より${way.ja}、と言えます（${seen}。${likelierInWords(much, none).ja}）`,
        `${way.en} ${from.en} (${seen}; ${likelierInWords(much, none).en})`,
      )
    case 'not better':
      return text(
        `${from.ja}より${size}以上${way.ja}ことはない、と言えます（${seen}。${likelierInWords(none, much).ja}）`,
        `not ${size} or more ${way.en} ${from.en} (${seen}; ${likelierInWords(none, much).en})`,
      )
    case 'open':
      return text(
        `${open.ja}は、まだ言えません（${seen}。${ahead.ja}）`,
        `cannot tell yet whether it is ${open.en} (${seen}; ${ahead.en})`,
      )
  }
}

/** So many times as likely as the other, and it is settled. */
const ENOUGH = Math.round(Math.exp(BOUND))

/** Which of the two that are tested the deals speak for. */
const likelierInWords = (one: Text, other: Text): Text =>
  text(
    `${one.ja}と見るほうが、${other.ja}と見るより${ENOUGH}倍以上確か`,
    `${one.en} is at least ${ENOUGH} times as likely as ${other.en}`,
  )

const ALL_THE_SAME = text(
  'どの配りでも同じで、ばらつきがないと関門では決まりません。表の数を見てください',
  'it was the same in every deal, and without any spread no gate is settled: go by the table',
)

/** How far the one that is ahead is from being settled. */
const aheadInWords = (ahead: Text, likelier: number): Text => {
  const times = shortNumber(Math.round(10 * Math.exp(Math.abs(likelier))) / 10)
  return text(
    `いまは${ahead.ja}と見るほうが${times}倍確かで、${ENOUGH}倍で決まります`,
    `so far ${ahead.en} is ${times} times as likely, and ${ENOUGH} times settles it`,
  )
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

/** The difference from the base, or the mean of the base where that is held against a number. */
const seenInWords = (plan: Plan, tally: Tally): string => {
  const { n, mean } = momentsIn(plan, tally)
  if (n === 0) return shortNumber(null)
  return plan.experiment.until.gate!.than === undefined ? signedNumber(mean) : shortNumber(mean)
}

const isTheSame = (plan: Plan, tally: Tally): boolean => {
  const { n, m2 } = momentsIn(plan, tally)
  return n > 0 && m2 === 0
}

const momentsIn = ({ experiment, ids }: Plan, { means, differences }: Tally): Moments => {
  const { measure, than } = experiment.until.gate!
  return (than === undefined ? differences : means)[0]![ids.indexOf(measure)]!
}
