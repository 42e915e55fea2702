import { cardsEn, isJoker, type Seat, type Text, text } from '@tefuda/kernel'
import {
  fieldIndex,
  rulesContextOf,
  type SouthernCrossEngine,
  type SouthernCrossMove,
  type SouthernCrossRules,
  type SouthernCrossRulesContext,
  type SouthernCrossState,
} from '@tefuda/southern-cross'
import { type Point, spokenFor } from '../points.ts'
import { joined, paragraph, type Reasoning } from '../reason.ts'
import { type Facts, outlooks, preparesTake, takeLeft } from './facts.ts'
import type { Left } from './left.ts'
import { lessText, ownText } from './left-texts.ts'
import type { Offer } from './offers.ts'
import type { Aim } from './prospects.ts'
import { raisedBy } from './raised.ts'
import { factors } from './takings.ts'
import { trialFor } from './trial.ts'
import { leftText, sourceText, tookText, type Words, wordsOn } from './words.ts'

/** What a placement takes; then what it prepares, keeps or, on a shared field, leaves to the next. */
export const southernCrossReason = (
  engine: SouthernCrossEngine,
  rules: SouthernCrossRules,
): Reasoning<SouthernCrossState, SouthernCrossMove> => {
  const context = rulesContextOf(rules, engine.seats)
  const factor = factors(rules)
  const trial = trialFor(context, factor)
  const outlookOf = outlooks(engine, context, factor, trial)
  const raisedOf = raisedBy(engine, trial)
  const words = wordsOn(engine, rules, trial)
  const points = [...TAKEN, ...(context.shared ? [leftPoint(words)] : ownPoints(words)).map(whilePlayed)]
  const pointsAlone = context.shared ? [...points, LAST] : [...points, ...pointsOfOne(words).map(whilePlayed), LAST]
  const beside = (facts: Facts, other: Facts): readonly (Text | null)[] =>
    facts.left !== null && other.left !== null
      ? [moreText(facts, other), ...(facts.isLast ? [] : leftTexts(facts, other, facts.left, other.left, words))]
      : [...spokenFor(points, facts, noNearer(facts, other)), costText(facts, other)]
  const factsOf = (state: SouthernCrossState, seat: Seat, move: SouthernCrossMove, isBeside: boolean): Facts => {
    const taking = engine.preview(state, seat, move)
    const outlook = outlookOf(state, seat, move, isBeside)
    return {
      move,
      taking,
      isLast: isLastOn(context, state, seat, move),
      raised: taking.points === 0 ? raisedOf(state, seat, move, outlook) : null,
      ...outlook,
    }
  }
  return (state, seat, move, instead) => {
    const facts = factsOf(state, seat, move, instead !== undefined)
    const other = instead === undefined ? null : factsOf(state, seat, instead, true)
    const told = paragraph(other === null ? spokenFor(pointsAlone, facts) : beside(facts, other))
    if (told === null) return null
    const kind = facts.taking.waves.length > 0 ? 'take' : 'prepare'
    const atOnce = other && moreAtOnce(facts, other, engine.seats)
    return atOnce === null ? { kind, text: told } : { kind, text: told, atOnce }
  }
}

/** What scores at once. */
const TAKEN: readonly Point<Facts>[] = [
  {
    speaks: ({ taking }) => (taking.waves.length > 0 || taking.eclipse > 0) && taking.points,
    text: ({ taking }) => tookText(taking),
  },
  {
    speaks: ({ taking }) => taking.waves.length === 0 && taking.reachPoints > 0 && taking.reachPoints,
    text: ({ taking }) => text(`リーチで${taking.reachPoints}点。`, `${taking.reachPoints} points for the reach.`),
  },
]

/** What scores at once, where it is more than another move scores; null where it is not. */
const moreText = (facts: Facts, { taking }: Facts): Text | null => {
  if (facts.taking.points <= taking.points) return null
  const other =
    taking.points > 0 ? text(`もう一方の手では${taking.points}点。`, `The other move makes ${taking.points}.`) : null
  return paragraph([...spokenFor(TAKEN, facts), other])
}

/**
 * By how many points a move is better than another one at once: on a shared field with what the next player may take of it, against the mean of the
 * others. Null where it makes no more on a field of one's own, where most moves only prepare.
 */
const moreAtOnce = (facts: Facts, other: Facts, seats: number): number | null => {
  const more = facts.taking.points - other.taking.points
  if (facts.left === null || other.left === null) return more > 0 ? more : null
  return more + (other.left.next - facts.left.next) / (seats - 1)
}

/** That a joker stays in the hand which another move spends; null where it does not. */
const jokerText = (move: SouthernCrossMove, instead: SouthernCrossMove): Text | null => {
  const jokers = (laid: SouthernCrossMove): number => laid.filter(({ card }) => isJoker(card)).length
  return jokers(move) < jokers(instead)
    ? text('ジョーカーは、あとのために残す。', 'The joker is kept for later.')
    : null
}

/** What is better about what is left of a shared field: for whoever is next, and for oneself. */
const leftTexts = (facts: Facts, other: Facts, left: Left, otherwise: Left, words: Words): readonly (Text | null)[] => {
  const less = lessText(left, otherwise)
  const joker = jokerText(facts.move, other.move)
  return [less, less && worseText(facts, other, words.offerText), joker ?? ownText(left, otherwise, words.cellText)]
}

/** What another move leaves to the next player, where one card would take more of it; null where it would not. */
const worseText = ({ after }: Facts, other: Facts, offerText: Words['offerText']): Text | null => {
  if (other.after === null || other.after.points <= (after?.points ?? 0)) return null
  const offer = offerText(other.after)
  return text(`もう一方の手では、${offer.ja}という形が残る。`, `The other move leaves this: ${offer.en}.`)
}

/** Whether it is the last move on its field: no card is left to be drawn, and none in a hand. */
const isLastOn = (
  context: SouthernCrossRulesContext,
  { fields, hands }: SouthernCrossState,
  seat: Seat,
  move: SouthernCrossMove,
): boolean => {
  const left = context.shared ? hands.reduce((sum, hand) => sum + hand.length, 0) : hands[seat]!.length
  return fields[fieldIndex(context, seat)]!.pile.length === 0 && left === move.length
}

/** After the last move nothing is prepared, and nothing left. */
const whilePlayed = (point: Point<Facts>): Point<Facts> => ({
  ...point,
  speaks: (facts) => !facts.isLast && point.speaks(facts),
})

const LAST: Point<Facts> = {
  speaks: ({ isLast, taking }) => isLast && taking.points === 0,
  text: () => text('最後の手。この手で取れる役はない。', 'The last move; it takes no role.'),
}

/** What is left to whoever plays next on a shared field. */
const leftPoint = ({ offerText }: Words): Point<Facts> => ({
  speaks: ({ after }) => (after === null ? true : offerKey(after)),
  text: (facts) => leftText(facts, offerText),
})

/** What a field of one's own may still give: one thing, and what is better about a big trick. */
const ownPoints = ({ greatText, aimText, raisedText, offerText }: Words): readonly Point<Facts>[] => [
  {
    speaks: ({ great }) => great !== null && `${great.rank} ${great.lying}`,
    text: ({ great }) => greatText(great!),
  },
  {
    speaks: (facts) =>
      facts.great === null && facts.aim !== null && preparesTake(facts) && offerKey(facts.inHand.after!),
    text: (facts) => preparedText(facts.inHand.after!, facts, offerText),
  },
  {
    speaks: ({ great, aim }) =>
      great === null && aim !== null && `${aim.aim.crossing.centre} ${aim.aim.rank} ${aim.aim.roles} ${aim.lacking}`,
    text: (facts) => aimText(facts.aim!, facts),
  },
  {
    speaks: ({ great, raised }) => great === null && raised !== null && raised.to,
    text: ({ move, aim, raised }) => raisedText(move, aim!.aim, raised!),
  },
  {
    speaks: (facts) => {
      const { great, aim, after } = facts
      return (
        great === null && aim === null && after !== null && `${offerKey(after)} ${sourceText(after.rank, facts).ja}`
      )
    },
    text: (facts) => prospectText(facts, offerText),
  },
]

/** Said of a move alone: what could be taken instead, and that nothing speaks for it. */
const pointsOfOne = ({ nothingText, waitText }: Words): readonly Point<Facts>[] => [
  {
    speaks: (facts) => leftNow(facts) !== null,
    text: (facts) => waitText(leftNow(facts)!, facts),
  },
  {
    speaks: (facts) => {
      const { great, aim, after, taking } = facts
      return great === null && aim === null && after === null && taking.points === 0 && leftNow(facts) === null
    },
    text: ({ move }) => nothingText(move),
  },
]

/** A take that is left; null where it is what the move is said to leave as it was. */
const leftNow = (facts: Facts): Offer | null => {
  const { great, aim, after } = facts
  const left = takeLeft(facts)
  return left !== null && great === null && aim === null && after !== null && isSameOffer(left, after) ? null : left
}

const isSameOffer = (one: Offer, other: Offer): boolean => one.cell === other.cell && one.rank === other.rank

const offerKey = ({ cell, rank, points }: Offer): string => `${cell} ${rank} ${points}`

const preparedText = (offer: Offer, facts: Facts, offerText: Words['offerText']): Text => {
  const told = offerText(offer, facts.held(offer.rank) > 0)
  return joined(text(`形をつくる：${told.ja}。`, `Prepares: ${told.en}.`), sourceText(offer.rank, facts))
}

/** The best that one card may make after a move, and whether the move made it so. */
const prospectText = (facts: Facts, offerText: Words['offerText']): Text => {
  const { before, taking } = facts
  const after = facts.after!
  const isSame = before !== null && isSameOffer(before, after)
  const offer = offerText(after, facts.held(after.rank) > 0)
  const stays = sourceText(after.rank, facts)
  if (taking.points > 0) return text(`そのあとも、${offer.ja}。${stays.ja}`, `After that ${offer.en}. ${stays.en}`)
  if (before === null || after.points > before.points || (!isSame && after.points === before.points))
    return preparedText(after, facts, offerText)
  if (isSame) {
    const leaves = text(`ねらいを崩さない：${offer.ja}。`, `Leaves the aim alone: ${offer.en}.`)
    return facts.held(after.rank) > 0 ? leaves : joined(leaves, stays)
  }
  return joined(text(`早く実るほうを選ぶ：${offer.ja}。`, `Goes for what comes sooner: ${offer.en}.`), stays)
}

/** Another move as it is compared with this one: whether it is nearer to the same aim, or makes more of it, does not speak for this one. */
const noNearer = ({ aim, raised }: Facts, other: Facts): Facts => ({
  ...other,
  aim:
    aim !== null && other.aim !== null && isSameAim(aim.aim, other.aim.aim) && other.aim.lacking < aim.lacking
      ? aim
      : other.aim,
  raised: raised !== null && other.raised !== null && other.raised.to > raised.to ? raised : other.raised,
})

const isSameAim = (one: Aim, other: Aim): boolean =>
  one.crossing === other.crossing && one.rank === other.rank && one.roles === other.roles

/** What another move costs: how far it sets the aim of this one back, and how many cards more the pile; null where it costs neither. */
const costText = ({ great, aim, refill }: Facts, other: Facts): Text | null => {
  const then = great !== null || aim === null ? 0 : other.lackingOf(aim.aim)
  const isBack = aim !== null && then > aim.lacking
  const more = other.refill - refill
  if (!isBack && more <= 0) return null
  const [lacks, cards] = [cardsEn(then), cardsEn(more)]
  if (more <= 0)
    return text(`もう一方の手では、その形まであと${then}枚になる。`, `After the other move it lacks ${lacks}.`)
  return isBack
    ? text(
        `もう一方の手では、その形まであと${then}枚になり、空きマスを埋めるのに山札も${more}枚減る。`,
        `After the other move it lacks ${lacks}, and filling the bare cells takes ${cards} from the pile.`,
      )
    : text(
        `もう一方の手では、空きマスを埋めるのに山札が${more}枚減り、後で使える札が少なくなる。`,
        `After the other move filling the bare cells takes ${cards} from the pile, which are no longer to come.`,
      )
}
