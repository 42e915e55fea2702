import {
  cardName,
  doraOf,
  type ExjanRulesContext,
  type ExjanState,
  hasReached,
  isSymbol,
  mayReach,
  NEVER,
  rankOf,
  suitOf,
} from '@tefuda/exjan'
import { type Card, cardsEn, type Seat, type Text, text } from '@tefuda/kernel'
import { type Point, spokenFor } from '../points.ts'
import { joined, paragraph } from '../reason.ts'
import { dangerOf, isThreatened, riskOf } from './danger.ts'
import { distanceOf } from './distance.ts'
import { gainText } from './kept-texts.ts'
import { isTooLate } from './late.ts'
import { goneIn, seenBy } from './seen.ts'
import { outlookOf } from './targets.ts'
import { type Waits, waitsAfter } from './waits.ts'

/** What a discard does to its hand. */
interface DiscardFacts {
  readonly name: string
  /** Cards that the hand lacks before it and after it. */
  readonly before: number
  readonly after: number
  /** Cards left in the wall, and how many of them leave each seat a draw. */
  readonly wall: number
  readonly seats: number
  /** Why no win is to be hoped for: it is the last discard, the wall is too short for what the hand lacks, or for what it lacks then; null where one is. */
  readonly late: 'last' | 'short' | 'given-up' | null
  /** What completes the hand then; null where it lacks more than one card, or one more than before. */
  readonly waits: Waits | null
  /** What it is good for, where it leads away from a win or another card fits worse; null where neither is so, and where that is not known. */
  readonly why: Text | null
  /** It could have been a reach. */
  readonly mightReach: boolean
  /** How it stands against a reach, or late in a round against anybody; null where nobody else has said one, and it is not late. */
  readonly danger: 'safe' | 'safest' | 'risk' | 'unsafe' | null
  /** How badly it fits with the rest of the hand; null where another card fits worse. */
  readonly misfit: 'dora' | 'least' | 'nothing' | null
}

/** What is to be said for a discard; beside another card, what is not to be said for that one as well, null where there is nothing. */
export const discardText = (
  context: ExjanRulesContext,
  state: ExjanState,
  seat: Seat,
  card: Card,
  instead: Card | null,
): Text | null => {
  if (hasReached(state, seat))
    return instead === null
      ? text('リーチのあとは、引いた札を捨てるだけ。', 'After reach the card drawn is discarded.')
      : null
  const facts = factsOf(context, state, seat, card, instead)
  if (instead === null) return paragraph(spokenFor([...POINTS, NO_FARTHER], facts))
  const other = factsOf(context, state, seat, instead, card)
  const told = spokenFor(POINTS, facts, other)
  return (
    paragraph(facts.after < other.after && facts.late === null ? [...told, fartherText(other)] : told) ??
    gainText(context, state, seat, card, instead)
  )
}

/** What sets a discard apart from those that leave the hand as near to a win, and which they are; null where there are many. */
const fittingText = (
  context: ExjanRulesContext,
  state: ExjanState,
  seat: Seat,
  card: Card,
  after: number,
): Text | null => {
  const hand = state.hands[seat]!
  const spared = hand
    .filter((other) => other !== card && distanceAfter(context, state, seat, other) <= after)
    .toSorted((a, b) => fitsWith(hand, a) - fitsWith(hand, b))
  if (spared.length === 0) return text('ほかの札では遠ざかる。', 'Without any other it would not be.')
  for (const other of spared) {
    const told = gainText(context, state, seat, card, other)
    if (told !== null) return told
  }
  if (spared.length > FEW_NAMES) return null
  const names = spared.map(cardName)
  return text(`ほかにそうできるのは ${names.join(' ')} だけ。`, `Only the ${names.join(', ')} could be spared as well.`)
}

/** What sets a discard apart from those that are as near to a win, or fit as little; null where nothing is known, or need not be said. */
const alikeText = (
  context: ExjanRulesContext,
  state: ExjanState,
  seat: Seat,
  card: Card,
  after: number,
  misfit: DiscardFacts['misfit'],
): Text | null => {
  if (misfit === null) return fittingText(context, state, seat, card, after)
  return misfit === 'nothing' ? looseText(context, state, seat, card) : null
}

/** Why this card goes first of those that fit with nothing. */
const looseText = (context: ExjanRulesContext, state: ExjanState, seat: Seat, card: Card): Text => {
  const hand = state.hands[seat]!
  const name = cardName(card)
  const others = hand.filter((other) => other !== card && fitsWith(hand, other) === 0)
  if (others.length === 0)
    return text(`どの札ともつながっていないのは ${name} だけ。`, `The ${name} alone fits with nothing.`)
  for (const other of others) {
    const told = gainText(context, state, seat, card, other)
    if (told !== null) return joined(MISFITS.nothing(name), told)
  }
  const names = others.map(cardName)
  return others.length > FEW_NAMES
    ? text(
        `ほかの${others.length}枚と同じく、${name} はどの札ともつながっていない。`,
        `Like ${cardsEn(others.length)} more the ${name} fits with nothing.`,
      )
    : text(
        `${names.join(' ')} と同じく、${name} はどの札ともつながっていない。`,
        `Like the ${names.join(', ')} the ${name} fits with nothing.`,
      )
}

/** So many names are read at a glance. */
const FEW_NAMES = 3

/** Why a discard that leads away from a win is better than the best of those that do not; null where nothing is known. */
const backText = (context: ExjanRulesContext, state: ExjanState, seat: Seat, card: Card): Text | null => {
  const hand = state.hands[seat]!
  const distances = hand.map((one) => distanceAfter(context, state, seat, one))
  const nearest = hand.filter((_, k) => distances[k] === Math.min(...distances))
  const { using } = outlookOf(context, state, hand, state.melds[seat]!)
  const other = nearest.toSorted((a, b) => using[a]! - using[b]!)[0]!
  return gainText(context, state, seat, card, other)
}

const distanceAfter = (context: ExjanRulesContext, state: ExjanState, seat: Seat, discard: Card): number =>
  distanceOf(
    context,
    state.hands[seat]!.filter((other) => other !== discard),
    state.melds[seat]!,
    goneIn(state),
  )

const factsOf = (
  context: ExjanRulesContext,
  state: ExjanState,
  seat: Seat,
  card: Card,
  instead: Card | null,
): DiscardFacts => {
  const hand = state.hands[seat]!
  const before = distanceOf(context, hand, state.melds[seat]!, goneIn(state))
  const after = distanceAfter(context, state, seat, card)
  const late = lateIn(state, before, after)
  const isFree = late === null && !isThreatened(state, seat)
  const isBack = after > before && isFree
  const misfit = misfitIn(state, hand, card)
  return {
    name: cardName(card),
    before,
    after,
    wall: state.wall.length,
    seats: context.seats,
    late,
    why: isBack
      ? instead === null
        ? backText(context, state, seat, card)
        : gainText(context, state, seat, card, instead)
      : isFree && instead === null
        ? alikeText(context, state, seat, card, after, misfit)
        : null,
    waits: late === null && after <= 1 && after <= before ? waitsAfter(context, state, seat, card) : null,
    mightReach: mayReach(context, state, seat),
    danger:
      late !== null || isThreatened(state, seat) ? dangerIn(context, state, seat, card, late, after > before) : null,
    misfit,
  }
}

const lateIn = (state: ExjanState, before: number, after: number): DiscardFacts['late'] => {
  if (state.wall.length === 0) return 'last'
  if (isTooLate(state, before)) return 'short'
  return isTooLate(state, after) ? 'given-up' : null
}

const dangerIn = (
  context: ExjanRulesContext,
  state: ExjanState,
  seat: Seat,
  card: Card,
  late: DiscardFacts['late'],
  isFolding: boolean,
): DiscardFacts['danger'] => {
  const seen = seenBy(state, seat)
  const danger = (one: Card): number =>
    late === null ? dangerOf(state, seat, seen, one) : riskOf(context, state, seat, seen, one)
  const own = danger(card)
  if (own === 0) return 'safe'
  if (state.hands[seat]!.every((other) => danger(other) >= own)) return 'safest'
  return isFolding || late !== null ? 'unsafe' : 'risk'
}

const misfitIn = ({ indicator }: ExjanState, hand: readonly Card[], card: Card): DiscardFacts['misfit'] => {
  const own = fitsWith(hand, card)
  if (hand.some((other) => fitsWith(hand, other) < own)) return null
  if (own === 0) return 'nothing'
  return rankOf(card) === doraOf(indicator) ? 'dora' : 'least'
}

const fitsWith = (hand: readonly Card[], one: Card): number =>
  hand.filter((other) => other !== one && fits(one, other)).length

const fits = (one: Card, other: Card): boolean =>
  rankOf(one) === rankOf(other) ||
  (suitOf(one) === suitOf(other) &&
    !isSymbol(rankOf(one)) &&
    !isSymbol(rankOf(other)) &&
    Math.abs(rankOf(one) - rankOf(other)) <= 2)

/** Whether a discard is chosen for how little it fits: not against a reach, and not on the way back from a win. */
const isForFit = ({ waits, danger, before, after }: DiscardFacts): boolean =>
  waits === null && danger === null && after <= before && after < NEVER

/** In the order in which they are said. */
const POINTS: readonly Point<DiscardFacts>[] = [
  {
    speaks: ({ late }) => late === 'last',
    text: () =>
      text(
        'このラウンド最後の捨て札。だれもあがらなければ流局になる。',
        'The last discard of the round: if nobody wins by it, the round is drawn.',
      ),
  },
  {
    speaks: ({ late, before }) => late === 'short' && before < NEVER,
    text: ({ before, wall }) =>
      text(
        `あがりまであと${before}枚、山札は残り${wall}枚で、まず間に合わない。`,
        `${cardsEn(before)} from a win, with ${wall} left in the wall: hardly in time.`,
      ),
  },
  {
    speaks: ({ late }) => late === 'given-up',
    text: ({ wall }) =>
      text(`山札は残り${wall}枚。あがりをあきらめる。`, `Gives up the win, with ${cardsEn(wall)} left in the wall.`),
  },
  {
    speaks: ({ waits }) => waits !== null && `${waits.names} ${waits.left}`,
    text: (facts) => {
      const { names, left } = facts.waits!
      if (names === '') return text('あと1枚の形を保つ。', 'Stays one card from a win.')
      const { ja, en } = wallText(facts)
      return text(
        `${names} で待つ。見えていない待ち札は${left}枚${ja}。`,
        `Waits for ${names}: ${left} of them unseen${en}.`,
      )
    },
  },
  {
    speaks: ({ waits, mightReach }) => waits !== null && waits.names !== '' && mightReach,
    text: () => text('リーチはせず、静かに待つ。', 'Waits without a reach.'),
  },
  {
    speaks: ({ late, waits, before, after, danger }) =>
      late === null && waits === null && after > before && danger !== null,
    text: () => text('リーチを受けて降りる。', 'Folds against the reach.'),
  },
  {
    speaks: ({ late, waits, before, after, danger }) =>
      late === null && waits === null && after > before && danger === null,
    text: ({ why }) =>
      why === null
        ? text(
            'あがりから遠ざかるが、ほかの札を残す値打ちがある。',
            'Steps back from a win, for the sake of what is kept.',
          )
        : joined(text('あがりから遠ざかっても、こちらがよい。', 'It steps back from a win, and yet is better.'), why),
  },
  {
    speaks: ({ late, waits, after }) => late !== 'last' && waits === null && (late === null || after >= NEVER) && after,
    text: (facts) => {
      if (facts.after >= NEVER) return text('いまの札では、あがれる形がない。', 'There is no win with these cards.')
      const { ja, en } = wallText(facts)
      return text(`あがりまであと${facts.after}枚${ja}。`, `${cardsEn(facts.after)} from a win${en}.`)
    },
  },
  {
    speaks: ({ danger }) => danger !== null && danger,
    text: ({ name, danger, late }) => (late === null ? DANGERS : LATE_DANGERS)[danger!](name),
  },
  {
    speaks: (facts) => isForFit(facts) && facts.misfit !== null && facts.misfit,
    text: ({ name, misfit, why }) => why ?? MISFITS[misfit!](name),
  },
]

/** Said of a discard alone: beside another one the distance says as much. */
const NO_FARTHER: Point<DiscardFacts> = {
  speaks: (facts) => isForFit(facts) && facts.misfit === null,
  text: ({ name, why }) =>
    joined(
      text(`${name} を手放しても、あがりへの近さは変わらない。`, `Without the ${name} the hand is just as near to it.`),
      why,
    ),
}

const DANGERS = {
  safe: (name: string) => text(`${name} はリーチに対して安全。`, `The ${name} is safe against the reach.`),
  safest: (name: string) =>
    text(`手のなかでは ${name} がいちばん安全。`, `The ${name} is the safest card in the hand.`),
  risk: (name: string) =>
    text(`${name} は危険もあるが、手を進めるほうを取る。`, `The ${name} is a risk, taken to get on with the hand.`),
  unsafe: (name: string) => text(`${name} より安全な札もある。`, `There are safer cards than the ${name}.`),
}

const LATE_DANGERS = {
  ...DANGERS,
  safe: (name: string) =>
    text(
      `${name} は、見えている札からして、だれも待てない。`,
      `By the cards in sight nobody can wait for the ${name}.`,
    ),
  safest: (name: string) =>
    text(
      `手のなかでは ${name} がいちばん当たりにくい。`,
      `Of the hand the ${name} is the least likely to let somebody win.`,
    ),
  unsafe: (name: string) =>
    text(`${name} より当たりにくい札もある。`, `There are cards less likely to let somebody win than the ${name}.`),
}

/** How long there is still hope, where not everybody draws any more. */
const wallText = ({ wall, seats }: DiscardFacts): Text =>
  wall < seats ? text(`、山札は残り${wall}枚`, `, with ${wall} left in the wall`) : text('', '')

const MISFITS = {
  dora: (name: string) =>
    text(`ドラでも、つながりの弱い ${name} を手放す。`, `Lets the ${name} go, dora though it is: it fits badly.`),
  least: (name: string) =>
    text(`つながりのいちばん弱い ${name} を手放す。`, `The ${name} fits least of what can be spared.`),
  nothing: (name: string) => text(`${name} はどの札ともつながっていない。`, `The ${name} fits with nothing.`),
}

/** How far another discard would have been from a win. */
const fartherText = ({ after }: DiscardFacts): Text =>
  after >= NEVER
    ? text('もう一方の札では、あがれる形がなくなる。', 'After the other card there is no win.')
    : text(
        `もう一方の札では、あがりまであと${after}枚になる。`,
        `With the other card it is ${cardsEn(after)} from a win.`,
      )
