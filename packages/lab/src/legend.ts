import { type Text, text } from '@tefuda/kernel'
import type { Outcome } from './collect.ts'
import { isBaseAlone } from './wording.ts'

/** What a table of measures shows, and how far its verdicts are to be trusted. */
export const legendOf = (outcome: Pick<Outcome, 'reading' | 'plan' | 'tally'>): Text => {
  const { ja, en } = outcome.reading === 'fixed' ? FIXED : ANYTIME
  if (isBaseAlone(outcome)) return text(`範囲は95 %の幅で、${ja}`, `Ranges are 95 % intervals ${en}.`)
  return text(
    `線と範囲は95 %の幅で、${ja}帯は、基準の5 %までの差で、端の印は図に入らない差です。%のない目盛りは、そのものさしの単位です。判定は全部あわせて、間違いが平均で100に5つまで。`,
    `Lines and ranges are 95 % intervals ${en}; the band is a difference of up to 5 % of the base, and what lies beyond a plot is marked at its edge. A scale without % is in the unit of its measure. Of all that is called different at most 5 in 100 are wrong, on average.`,
  )
}

const FIXED = text(
  '配りの数だけで止めたときの、ふつうの区間です。',
  'for a number of deals that was settled beforehand',
)
const ANYTIME = text('いつ見てもよい区間です。', 'that may be looked at all the time')

/** What no number of deals can tell. */
export const BOTS = text(
  'ボットは人ではありません。上手な人だけが使うルールの値打ちや、楽しさは、この数では分かりません。',
  'Bots are not people: what a rule is worth that only good players use, and whether it is fun, these numbers do not say.',
)
