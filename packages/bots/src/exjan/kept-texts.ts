import { cardName, type ExjanRulesContext, type ExjanState, KIND_NAMES } from '@tefuda/exjan'
import { type Card, type Seat, type Text, text } from '@tefuda/kernel'
import type { Block } from './blocks.ts'
import { isThreatened, riskOf } from './danger.ts'
import { scoreText } from './score-text.ts'
import { seenBy } from './seen.ts'
import { outlookOf, worthiestHand } from './targets.ts'

/** So much less is clearly less. */
const CLEARLY = 0.8

/**
 * What a discard does better than another one, as far as the bot weighs it: others win by it less often, or it keeps what the hands that can still be
 * made use more; of both what makes more points. Null where it does neither.
 */
export const gainText = (
  context: ExjanRulesContext,
  state: ExjanState,
  seat: Seat,
  card: Card,
  instead: Card,
): Text | null => {
  const seen = seenBy(state, seat)
  const { using } = outlookOf(context, state, state.hands[seat]!, state.melds[seat]!)
  const [risk, otherwise] = [card, instead].map((one) => riskOf(context, state, seat, seen, one)) as [number, number]
  const isSafer = risk < CLEARLY * otherwise
  const isKept = using[card]! < CLEARLY * using[instead]!
  if (isSafer && (!isKept || otherwise - risk > using[instead]! - using[card]!))
    return saferText(state, seat, card, instead, risk === 0)
  return isKept ? keptText(context, state, seat, card, instead) : null
}

/** `SF は、2組を開いている人に当たりやすい。C5 はだれにも当たらない。` */
const saferText = (state: ExjanState, seat: Seat, card: Card, instead: Card, isSafe: boolean): Text => {
  const [name, other] = [cardName(card), cardName(instead)]
  const open = Math.max(...state.melds.map((melds, owner) => (owner === seat ? 0 : melds.length)))
  const whom = isThreatened(state, seat)
    ? text('リーチした人', 'whoever has said reach')
    : open === 0
      ? text('ほかの人', 'somebody else')
      : text(`${open}組を開いている人`, `somebody with ${open === 1 ? 'an open set' : `${open} open sets`}`)
  const safe = isSafe
    ? text(
        `${name} は、見えている札からして、だれも待てない。`,
        `By the cards in sight nobody can wait for the ${name}.`,
      )
    : text(`${name} のほうが当たりにくい。`, `The ${name} is less likely to.`)
  return text(
    `${other} は、${whom.ja}に当たるおそれがある。${safe.ja}`,
    `The ${other} may let ${whom.en} win. ${safe.en}`,
  )
}

/** That the hands which can still be made use the other card more, and the best of those. */
const keptText = (context: ExjanRulesContext, state: ExjanState, seat: Seat, card: Card, instead: Card): Text => {
  const name = cardName(instead)
  const best = bestText(context, state, seat, card, instead)
  return text(
    `これから作れる手には、残した ${name} のほうが役に立つ。${best.ja}`,
    `The ${name} that is kept is of more use to the hands that can still be made.${best.en}`,
  )
}

/** `H12 H13 H14 の連などで、大札・ドラ（80点）が見込める。` */
const bestText = (context: ExjanRulesContext, state: ExjanState, seat: Seat, card: Card, instead: Card): Text => {
  const hand = state.hands[seat]!
  const open = state.melds[seat]!
  const best = worthiestHand(context, state, hand, open, {
    block: (block) => uses(block, instead),
    without: card,
  })
  const score = best && scoreText(context, state, { seat, hand, open }, best)
  const block = best?.find((one) => uses(one, instead))
  if (block === undefined || !score) return text('', '')
  const cards = block.cards.map(cardName).join(' ')
  const kind = KIND_NAMES[block.kind]
  return text(
    `${cards} の${kind.ja}をそろえれば、${score.ja}が見込める。`,
    ` With ${cards} as a ${kind.en.toLowerCase()} it may come to ${score.en}.`,
  )
}

const uses = ({ cards }: Block, card: Card): boolean => cards.includes(card)
