import { joinTexts, type Refusal, refusal, text } from '@tefuda/kernel'

/** Everything that is wrong, in one answer with the code of what comes first; undefined where nothing is. */
export const allRefused = (refusals: readonly (Refusal | undefined)[]): Refusal | undefined => {
  const wrong = refusals.filter((each) => each !== undefined)
  const [first] = wrong
  if (first === undefined || wrong.length === 1) return first
  const { ja, en } = joinTexts(
    wrong.map(({ message }) => message),
    text('', ' '),
  )
  return refusal(first.code, first.rule, ja, en)
}
