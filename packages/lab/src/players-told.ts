import { joinTexts, type Text, text } from '@tefuda/kernel'
import { oneAmongOthers, shareInWords } from './among-others.ts'
import type { Outcome } from './collect.ts'
import { stepNamed } from './skill.ts'
import { around, type Estimate } from './summary.ts'

/** What is said of who plays, where players differ, under a rule set (0 is the base): of one among others, or of a ladder. */
export const playersInWords = (outcome: Outcome, arm: number): Text | null =>
  oneAmongOthers(outcome, arm) ?? ladderInWords(outcome, arm)

/** Whether the better still wins: how many of the weaker bots each beats, half of them among equals. Null where that is not measured. */
const ladderInWords = ({ plan, tally, reading }: Outcome, arm: number): Text | null => {
  const { players } = plan.experiment
  if (Array.isArray(players)) return null
  const steps = players.ladder.slice(1).map((_, step) => {
    const measure = plan.ids.indexOf(`beats${step + 1}`)
    return measure < 0 ? null : around(tally.means[arm]![measure]!, reading, plan.ranges[measure]!)
  })
  const beaten = steps.filter((step) => step !== null)
  if (beaten.length < steps.length) return null
  const told = beaten.map((share, step) => {
    const [names, { ja, en }] = [stepNamed(players.ladder, step, plan.game), shareInWords(share)]
    return text(`${names.ja}は${ja}`, `${names.en} ${en}`)
  })
  const [answer, each] = [answerOf(beaten), joinTexts(told, text('、', ', '))]
  return text(`${answer.ja}：${each.ja}（互角なら0.5）。`, `${answer.en}: ${each.en} (equals: 0.5).`)
}

const EVEN = 0.5

const answerOf = (steps: readonly Estimate[]): Text => {
  if (steps.every(({ low }) => low !== null && low > EVEN))
    return text('どの段でも、上手いほうが勝つ', 'The better wins on every step')
  if (steps.some(({ high }) => high !== null && high < EVEN))
    return text('上手いほうが負ける段がある', 'The better loses on some step')
  return text('上手いほうが勝つとは、まだ言えない段がある', 'Not every step can be told yet')
}
