import { type Card, faceOf, type Seat } from '@tefuda/kernel'
import {
  type Cell,
  fieldIndex,
  type RoleKind,
  type SouthernCrossEngine,
  type SouthernCrossMove,
  type SouthernCrossRulesContext,
  type SouthernCrossState,
} from '@tefuda/southern-cross'
import type { AimPart } from './aim-texts.ts'
import type { Crossing, Ground } from './ground.ts'
import { belowWith, type Left, leftBy } from './left.ts'
import { type Great, nirvanaFor } from './nirvana.ts'
import { bestOfferBy, type Coming, comingOf, countRanks, type Layout, type Offer } from './offers.ts'
import { mateOf } from './outlook.ts'
import { type Aim, type Prospects, prospects } from './prospects.ts'
import { MADE_ROYAL, MADE_RUN, MADE_SET, OPEN, PAIR, pairIndex } from './ranks.ts'
import type { Trial } from './trial.ts'

export type Taking = ReturnType<SouthernCrossEngine['preview']>

/** The chance that one card of a rank that lies unseen does not come in time. */
const LATE = 0.7

/** What a field offers before and after a move, to oneself and, where it is shared, to the next. */
export interface Outlook {
  readonly before: Offer | null
  readonly after: Offer | null
  /** The most that a card of the hand takes before a move, and after it; null where none takes anything, and on a shared field. */
  readonly inHand: { readonly before: Offer | null; readonly after: Offer | null }
  /** Cards of a rank that are in the hand after the move, and unseen. */
  readonly held: (rank: number) => number
  readonly unseen: (rank: number) => number
  /** Several roles at once that are worth more than anything else after the move, and what they lacked before; null where there are none. */
  readonly aim: {
    readonly aim: Aim
    readonly lacking: number
    readonly before: number
    readonly part: AimPart | null
    readonly nearer: Nearer | null
  } | null
  /** What that aim lacks after the move, or another one of before. */
  readonly lackingOf: (aim: Aim) => number
  /** Four roles of five through the middle, where they are worth more than anything else; null where they are not. */
  readonly great: Great | null
  /** Cards of the pile that fill the cells which the move leaves bare. */
  readonly filling: number
  /** What a field that all share then holds, where the move is compared with another one; else null. */
  readonly left: Left | null
  /** As many as the seat loses by that; 0 on a field that all share, where the pile is nobody's. */
  readonly refill: number
}

/** Another big trick of as many roles that lacks fewer cards around it, or lacked fewer before the move set it back. */
export interface Nearer {
  readonly crossing: Crossing
  readonly rank: number
  readonly lacking: number
  readonly isGivenUp: boolean
  /** What it is worth; 0 where cards that it lacks are no longer to come. */
  readonly worth: number
}

/** A big trick that could be taken at once, and that a card laid elsewhere first makes worth more. */
export interface Raised {
  /** Its points at once, and after the card. */
  readonly from: number
  readonly to: number
  /** What the line through that card becomes by it; null where it is another thing that is worth more. */
  readonly becomes: RoleKind | null
}

/** What a placement takes, and what it leaves. */
export interface Facts extends Outlook {
  readonly move: SouthernCrossMove
  readonly taking: Taking
  /** Nobody plays on this field after it. */
  readonly isLast: boolean
  /** How much more a big trick that could be taken at once is worth after it; null where it is no more, or is not the aim. */
  readonly raised: Raised | null
}

/** Whether a move takes nothing, brings no big trick nearer, but lets a card of the hand take more than any could before. */
export const preparesTake = ({ taking, aim, inHand: { before, after } }: Facts): boolean =>
  taking.points === 0 &&
  (aim === null || (aim.lacking > 0 && aim.lacking >= aim.before)) &&
  after !== null &&
  after.points > (before?.points ?? 0)

/** What a card of the hand could take at once, where a move takes nothing; null where that is not worth a word, and where it is the aim itself. */
export const takeLeft = ({ taking, aim, inHand: { before } }: Facts): Offer | null =>
  taking.points > 0 || before === null || before.points < MUCH || (aim !== null && isOffered(aim.aim, before))
    ? null
    : before

/** More than a single role usually takes: less lies about at most moves. */
const MUCH = 50

/** The cards that a move leaves in a hand. */
export const handWithout = (hand: readonly Card[], move: SouthernCrossMove): readonly Card[] =>
  move.reduce((left, { card }) => {
    const at = left.findIndex((held) => faceOf(held) === faceOf(card))
    return left.toSpliced(at, 1)
  }, hand)

/** What the field offers before a move and, tried on a copy, after it: where all share it to whoever plays next. */
export const outlooks = (
  engine: SouthernCrossEngine,
  context: SouthernCrossRulesContext,
  factor: readonly number[],
  trial: Trial,
) => {
  const bestOffer = bestOfferBy(engine, context)
  const hopes = prospects(context.rules, factor)
  const nirvana = nirvanaFor(context, hopes)
  const leftOf = leftBy(context, factor)
  return (state: SouthernCrossState, seat: Seat, move: SouthernCrossMove, isBeside: boolean): Outlook => {
    const isNext = context.shared
    const field = state.fields[fieldIndex(context, seat)]!
    const ground = trial.look(field)
    const { targets } = ground
    const hand = handWithout(state.hands[seat]!, move)
    const others = isNext ? state.hands.filter((_, other) => other !== seat).flat() : []
    const away = [...field.pile, ...others]
    const [own, unseen] = [hand, away].map((cards) => countRanks(cards)) as [Int8Array, Int8Array]
    const chance = (rank: number): number => 1 - LATE ** unseen[rank]!
    const offersOn = (layout: Layout, cards: readonly Card[]) => {
      const coming = comingOf(isNext ? [] : cards, away, chance)
      const bestOf = (some: readonly Coming[]): Offer | null => bestOffer(state, seat, layout, some)
      return { best: bestOf(coming), inHand: bestOf(coming.filter(({ isHeld }) => isHeld)) }
    }
    const was = trial.top.slice(0, ground.size)
    const before = offersOn({ ground, top: was, below: field.below }, state.hands[seat]!)
    const placed = move.map(({ card, target }) => ({ card, under: trial.lay(targets.indexOf(target), card) }))
    trial.take()
    const top = trial.after.slice(0, ground.size)
    const below = belowWith(field.below, placed)
    const { best: after, inHand } = offersOn({ ground, top, below }, hand)
    hopes.clear()
    for (const card of field.pile) hopes.await(card)
    for (const card of state.hands[seat]!) hopes.hold(card, 1)
    for (const { card } of move) hopes.hold(card, -1)
    const aim = isNext ? null : hopes.best(ground, trial.after)
    const great = isNext ? null : (nirvana?.best(trial.after) ?? null)
    const isGreat = great !== null && great.worth > Math.max(aim?.worth ?? 0, after?.points ?? 0)
    const isAim = aim !== null && aim.roles > 1 && (aim.worth > (after?.points ?? 0) || isOffered(aim, after))
    const filling = Math.min(trial.bare(), field.pile.length)
    return {
      before: before.best,
      after,
      inHand: { before: before.inHand, after: inHand },
      held: (rank) => own[rank]!,
      unseen: (rank) => unseen[rank]!,
      aim: isAim
        ? {
            aim,
            lacking: lackingIn(aim, top),
            before: lackingIn(aim, was),
            nearer: nearerThan(aim, top, ground, top, hopes) ?? nearerThan(aim, top, ground, was, hopes),
            part: move.length === 1 ? partOf(aim, move[0]!.card, targets.indexOf(move[0]!.target), was, top) : null,
          }
        : null,
      lackingOf: (other) => lackingIn(other, top),
      great: isGreat ? great : null,
      filling,
      left: isNext && isBeside ? leftOf(state, seat, hand, ground, trial.after, below) : null,
      refill: context.shared ? 0 : filling,
    }
  }
}

/** Whether an offer is the aim itself, which then lacks nothing but its card. */
const isOffered = ({ crossing, rank, roles }: Aim, offer: Offer | null): boolean =>
  offer !== null && offer.cell === crossing.centre && offer.rank === rank && offer.roles >= roles

/** How many cards the roles of an aim lack, the one in the middle left aside: of its pairs those that lack fewest. */
const lackingIn = ({ crossing: { firsts, seconds }, rank, roles }: Aim, top: Int16Array): number =>
  firsts
    .map((first, k) => lackingBy(PAIR[pairIndex(top[first]!, top[seconds[k]!]!) | rank]!))
    .toSorted((a, b) => a - b)
    .slice(0, roles)
    .reduce((sum, lacking) => sum + lacking, 0)

/** Of the aims that lack fewer cards in a layout than this one does after the move the one worth most; null where this one is the nearest. */
const nearerThan = (
  aim: Aim,
  top: Int16Array,
  { crossings }: Ground,
  layout: Int16Array,
  hopes: Prospects,
): Nearer | null => {
  const most = lackingIn(aim, top)
  let best: Nearer | null = null
  for (const crossing of crossings)
    for (let rank = 0; rank < RANKS && crossing.firsts.length >= aim.roles; rank++) {
      const lacking = lackingIn({ ...aim, crossing, rank }, layout)
      const isSame = crossing === aim.crossing && rank === aim.rank
      if (isSame || lacking >= most) continue
      const worth = hopes.worth(rank, pairsOf(crossing, rank, layout), crossing.firsts.length)
      if (best === null || worth > best.worth) best = { crossing, rank, lacking, isGivenUp: layout !== top, worth }
    }
  return best
}

const pairsOf = ({ firsts, seconds }: Crossing, rank: number, top: Int16Array): number =>
  firsts.reduce((sum, first, k) => sum + PAIR[pairIndex(top[first]!, top[seconds[k]!]!) | rank]!, 0)

const RANKS = 13

/** What a card on a cell does for an aim. */
const partOf = (aim: Aim, card: Card, cell: Cell, was: Int16Array, top: Int16Array): AimPart => {
  const mate = mateOf(aim.crossing, cell)
  const lacking = (layout: Int16Array): number =>
    mate < 0 ? 0 : lackingBy(PAIR[pairIndex(layout[cell]!, layout[mate]!) | aim.rank]!)
  return { aim, card, cell, before: lacking(was), after: lacking(top) }
}

const lackingBy = (pair: number): number => (READY.includes(pair) ? 0 : pair === 1 << OPEN ? 2 : 1)

const READY = [MADE_RUN, MADE_SET, MADE_ROYAL].map((field) => 1 << field)
