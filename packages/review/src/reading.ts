import { heuristicsOf, joined } from '@tefuda/bots'
import { dealWordOf, type Match, type Text, text } from '@tefuda/kernel'

/** Whether the points of a review are counted against the mean of the other seats; else they are the seat's own. */
export const isAgainstOthers = (match: Match): boolean => match.engine.seats > 1 && !heuristicsOf(match).alone

/** How the figures of a review are to be read: what luck is, whether points are counted against others, and of how many deals they are. */
export const readingOf = (match: Match): Text => {
  const { game, engine, state } = match
  const { deal: deals } = engine.status(state)
  const counted = isAgainstOthers(match) ? AGAINST_OTHERS : OWN
  const { ja, en } = dealWordOf(game)
  const sum = text(`はじめの見込みは、${deals}${ja}分の合計です。`, `What was expected is the sum of ${deals} ${en}s.`)
  return deals === 1 ? counted : joined(counted, sum)
}

const OWN = text(
  '運は、札の来方で動いた分です。平均すれば0になります。',
  'Luck is how the cards fell; it is 0 on the mean.',
)

const AGAINST_OTHERS = text(
  '運は、札の来方とほかの席のプレイで動いた分です。どれもほかの席の平均との差です。',
  'Luck is how the cards fell and what the others did. All is against the mean of the other seats.',
)
