import { type Card, rankOf } from '@tefuda/kernel'
import type { Cell, SouthernCrossRulesContext } from '@tefuda/southern-cross'
import type { Crossing, Ground } from './ground.ts'
import { nirvanaFor } from './nirvana.ts'
import { noAims, prospects } from './prospects.ts'
import { PAIR, pairIndex } from './ranks.ts'
import type { Trial } from './trial.ts'

/** What an aim counts that is not the best one: it decides between placings that leave the best as it is. */
const OTHERS = 0.1

/**
 * What a layout of a trial is worth in points, by what there is to aim at; see `prospects`. `count` comes first, then `look`;
 * what is left without a card, and with it on a cell, is told from there.
 */
export interface Outlook {
  /** The cards that may still come: those of the pile, which nobody sees, and those of the hand. */
  count(pile: readonly Card[], hand: readonly Card[]): void
  /** A card leaves the hand, or comes back to it. */
  hold(card: Card, count: 1 | -1): void
  /** What the layout is worth as it lies. */
  look(ground: Ground): number
  /** What its best aim alone is worth, the trick of 5×5 among them. */
  best(ground: Ground): number
  /** Makes ready to be asked for what comes of laying this card, which is no longer in the hand. */
  lookWithout(card: Card): void
  /** What it is worth once that card lies on that cell, on which `old` lay, and makes no role. */
  withCard(cell: Cell, card: Card, old: Card): number
  /** What the layout is worth that taking roles has left. */
  afterTaking(ground: Ground): number
  /** At most that: taking roles hardly ever leaves better crossings than the best there are. `now` is what `look` said. */
  mostAfterTaking(now: number): number
}

export const outlookFor = (
  context: SouthernCrossRulesContext,
  factor: readonly number[],
  { top, after }: Trial,
): Outlook => {
  const hopes = prospects(context.rules, factor)
  const nirvana = nirvanaFor(context, hopes)
  const [now, later] = [noAims(), noAims()]
  /** What the aims are worth without the card in question in the hand. */
  const without = new Float64Array(now.worths.length)
  return {
    count(pile, hand) {
      hopes.clear()
      for (let k = 0; k < pile.length; k++) hopes.await(pile[k]!)
      for (let k = 0; k < hand.length; k++) hopes.hold(hand[k]!, 1)
    },
    hold: hopes.hold,
    look(ground) {
      hopes.look(ground, top, now)
      return sumOf(now.worths)
    },
    best(ground) {
      hopes.look(ground, top, now)
      nirvana?.raise(now.worths, top)
      return Math.max(...now.worths)
    },
    lookWithout(card) {
      for (let rank = 0; rank < without.length; rank++)
        without[rank] =
          now.worths[rank]! > 0 && asksFor(rank, card)
            ? hopes.worth(rank, now.pairs[rank]!, now.crossings[rank]!.firsts.length)
            : now.worths[rank]!
      nirvana?.look(top)
    },
    withCard(cell, card, old) {
      const { worths } = later
      let crossing: Crossing | undefined
      let [size, then, before] = [0, 0, 0]
      for (let rank = 0; rank < worths.length; rank++) {
        if (now.crossings[rank] !== crossing) {
          crossing = now.crossings[rank]
          size = crossing?.firsts.length ?? 0
          const mate = crossing === undefined ? NONE : mateOf(crossing, cell)
          then = mate === NONE ? 0 : pairIndex(card, top[mate]!)
          before = mate === NONE ? 0 : pairIndex(old, top[mate]!)
        }
        const gain = PAIR[then | rank]! - PAIR[before | rank]!
        worths[rank] = gain === 0 ? without[rank]! : hopes.worth(rank, now.pairs[rank]! + gain, size)
      }
      nirvana?.raiseWith(worths, top, cell, old)
      return sumOf(worths)
    },
    afterTaking(ground) {
      hopes.look(ground, after, later)
      nirvana?.raise(later.worths, after)
      return sumOf(later.worths)
    },
    mostAfterTaking(worth) {
      if (nirvana === null) return worth
      later.worths.set(now.worths)
      nirvana.raise(later.worths, after)
      return sumOf(later.worths)
    },
  }
}

/** The best aim alone leaves most placings alike: what they do for the others decides. */
const sumOf = (worths: Float64Array): number => {
  let [best, sum] = [0, 0]
  for (let rank = 0; rank < worths.length; rank++) {
    const worth = worths[rank]!
    sum += worth
    if (worth > best) best = worth
  }
  return best + OTHERS * (sum - best)
}

/** Whether a card may be wanted where a rank lies in the middle: of that rank, or next to it. */
export const asksFor = (rank: number, card: Card): boolean => {
  const apart = Math.abs(rankOf(card) - rank)
  return apart <= 1 || apart === 12
}

/** The cell opposite a cell across the middle of a crossing, or `NONE`. */
export const mateOf = ({ pairOf, firsts, seconds }: Crossing, cell: Cell): Cell => {
  const pair = pairOf[cell]!
  if (pair < 0) return NONE
  return firsts[pair] === cell ? seconds[pair]! : firsts[pair]!
}

const NONE = -1
