import { type Text, text } from '@tefuda/kernel'

/** What speaks for passing. */
export interface PassFacts {
  /** The turn is a partner's. */
  readonly isPartners: boolean
  /** What would be played instead would cut in, and not follow. */
  readonly isCutIn: boolean
  /** What would be played instead, as cards. */
  readonly instead: string
  /** The strong or wild cards that would cost. */
  readonly cost: Text | null
  /** In so many plays the rest of the hand would go after it, at a glance. */
  readonly plays: number
  /** It would take apart cards that belong together. */
  readonly breaks: boolean
  /** Cards unseen that would beat it. */
  readonly stronger: number
  /** What it would do besides, as the table calls it: `8切り`; null where it has no effect. */
  readonly effect: Text | null
  /** Somebody may hold the same cards, and cut in. */
  readonly isExposed: boolean
}

/** In so many plays a hand is nearly out. */
export const SOON = 3

/** Why a seat passes, the weightiest reason alone; null is for nothing sensible to play. */
export const reasonOfPass = (facts: PassFacts | null): Text => {
  if (facts === null) return text('返せる札がない。', 'Nothing in the hand beats it.')
  const { isPartners, isCutIn, instead, cost, breaks, stronger } = facts
  const { base, te } = isCutIn ? CUTTING_IN : FOLLOWING
  if (isPartners) return text('味方の番なので、そのまま任せる。', 'The turn is the partner’s: let it be.')
  if (cost !== null) return costText(cost, facts)
  if (breaks)
    return text(
      `${instead} で${base}と、まとめて出せる札をくずすことになる。`,
      `${instead} would take apart cards that can go together.`,
    )
  return stronger > 0
    ? text(
        `${instead} で${te}も、もっと強い札がまだ${stronger}枚見えていない。`,
        `${instead} could ${isCutIn ? 'cut in' : 'follow'}, but ${stronger} stronger ${stronger === 1 ? 'card is' : 'cards are'} unseen.`,
      )
    : keepingText(facts)
}

const FOLLOWING = { base: '返す', te: '返して' }
const CUTTING_IN = { base: '割りこむ', te: '割りこんで' }

/** Of strong cards that a play would cost, by what it would bring now. */
const costText = (cost: Text, { isCutIn, stronger, plays }: PassFacts): Text => {
  const { base } = isCutIn ? CUTTING_IN : FOLLOWING
  if (stronger > 0)
    return text(
      `${base}には${cost.ja}が要るのに、それに勝てる札がまだ${stronger}枚見えていない。`,
      `It would take ${cost.en}, and ${stronger} ${stronger === 1 ? 'card' : 'cards'} unseen could still beat it.`,
    )
  return plays > SOON
    ? text(
        `${base}には${cost.ja}が要る。番を取っても、残りを出し切るのにまだ${plays}回かかる。`,
        `It would take ${cost.en}, and the rest would still take ${plays} plays.`,
      )
    : text(`${base}には${cost.ja}が要る。いまは使わない。`, `It would take ${cost.en}, which is not spent yet.`)
}

/** Of cards that nobody could beat, and yet are better kept. */
const keepingText = ({ instead, effect, isExposed }: PassFacts): Text => {
  const kept =
    effect === null
      ? text(instead, instead)
      : text(`${effect.ja}の ${instead}`, `${instead}, ${effect.en.toLowerCase()},`)
  return isExposed
    ? exposedText(kept)
    : text(`${kept.ja} は、番を取りたいときまで残す。`, `${kept.en} is kept until the turn matters.`)
}

/** Of cards that somebody else may hold as well, as they are called. */
export const exposedText = ({ ja, en }: Text): Text =>
  text(
    `${ja} は、出せば同じ札で割りこまれるおそれがある。残せば自分が割りこめる。`,
    `${en} may be cut in on with the same cards. Kept, it can cut in itself.`,
  )
