import { type Card, rankOf } from '@tefuda/kernel'
import { type Cell, centreOf, fieldIndex, type SouthernCrossRulesContext } from '@tefuda/southern-cross'
import type { Crossing, Ground } from './ground.ts'
import { nirvanaFor } from './nirvana.ts'
import type { Placing, Player } from './player.ts'
import { noAims, prospects } from './prospects.ts'
import { PAIR, pairIndex } from './ranks.ts'
import type { Trial } from './trial.ts'

// The weights were found by playing some hundred thousand deals; the strength table is measured on others.

/** What an aim counts that is not the best one: it decides between placings that leave the best as it is. */
const OTHERS = 0.1
/** A point now, against one hoped for. */
const POINT = 1.5
/** A card in the pile, in points. */
const CARD = 25

/** So many moves ahead are played out: farther, luck tells less than an estimate (8 and 12 come to the same points, 4 to a sixth less). */
const MOVES = 8
/** Of the best aim so much is won in the end, and so much by each card in the pile: fitted to the ends of some thousand deals. */
const WON = 0.77
const LATER = 22.5

/** Plays a field of its own: points now are weighed against what the layout's aims are worth and the cards that refilling costs. */
export const alonePlayer = (context: SouthernCrossRulesContext, factor: readonly number[], trial: Trial): Player => {
  const hopes = prospects(context.rules, factor)
  const nirvana = nirvanaFor(context, hopes)
  const { top, after } = trial
  const [now, later] = [noAims(), noAims()]
  /** What the aims are worth without the card in question in the hand. */
  const without = new Float64Array(now.worths.length)

  const count = (pile: readonly Card[], hand: readonly Card[]): void => {
    hopes.clear()
    for (let k = 0; k < pile.length; k++) hopes.await(pile[k]!)
    for (let k = 0; k < hand.length; k++) hopes.hold(hand[k]!, 1)
  }

  /** The best aim alone leaves most placings alike: what they do for the others decides. */
  const outlook = (worths: Float64Array): number => {
    let [best, sum] = [0, 0]
    for (let rank = 0; rank < worths.length; rank++) {
      const worth = worths[rank]!
      sum += worth
      if (worth > best) best = worth
    }
    return best + OTHERS * (sum - best)
  }

  /** What the layout is worth once that card lies on that cell, on which `old` lay, and makes no role. */
  const outlookWith = (cell: Cell, card: Card, old: Card): number => {
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
    return outlook(worths)
  }

  /** What the layout is worth that taking roles has left. */
  const outlookAfter = (ground: Ground): number => {
    hopes.look(ground, after, later)
    nirvana?.raise(later.worths, after)
    return outlook(later.worths)
  }

  /** What taking roles leaves at most: they hardly ever leave better crossings than the best there are, worth `highest`. */
  const mostAfter = (highest: number): number => {
    if (nirvana === null) return highest
    later.worths.set(now.worths)
    nirvana.raise(later.worths, after)
    return outlook(later.worths)
  }

  return {
    choose(state, seat) {
      const { pile, centreDue } = state.fields[fieldIndex(context, seat)]!
      const hand = state.hands[seat]!
      const { ground } = trial
      count(pile, hand)
      hopes.look(ground, top, now)
      const highest = outlook(now.worths)
      const cells = centreDue ? centreOf(context) : ground.order
      let choice: Placing = { card: hand[0]!, cell: cells[0]! }
      let best = -1
      for (let h = 0; h < hand.length; h++) {
        const card = hand[h]!
        hopes.hold(card, -1)
        for (let rank = 0; rank < without.length; rank++)
          without[rank] =
            now.worths[rank]! > 0 && asksFor(rank, card)
              ? hopes.worth(rank, now.pairs[rank]!, now.crossings[rank]!.firsts.length)
              : now.worths[rank]!
        nirvana?.look(top)
        for (let k = 0; k < cells.length; k++) {
          const cell = cells[k]!
          const old = trial.lay(cell, card)
          let value: number
          if (trial.makesAny(cell)) {
            value = POINT * trial.take() + CARD * Math.max(0, pile.length - trial.bare())
            if (value + mostAfter(highest) > best) value += outlookAfter(ground)
          } else value = CARD * pile.length + outlookWith(cell, card, old)
          trial.clear()
          if (value > best) {
            best = value
            choice = { card, cell }
          }
        }
        hopes.hold(card, 1)
      }
      return choice
    },
    horizon: {
      moves: MOVES,
      estimate(state, seat) {
        const { pile } = state.fields[fieldIndex(context, seat)]!
        count(pile, state.hands[seat]!)
        hopes.look(trial.ground, top, now)
        nirvana?.raise(now.worths, top)
        return WON * Math.max(...now.worths) + LATER * pile.length
      },
    },
    heuristic(state, seat, placings) {
      count(state.fields[fieldIndex(context, seat)]!.pile, state.hands[seat]!)
      for (const { card, cell } of placings) {
        hopes.hold(card, -1)
        trial.lay(cell, card)
      }
      trial.take()
      return outlookAfter(trial.ground)
    },
  }
}

/** Whether a card may be wanted where a rank lies in the middle: of that rank, or next to it. */
const asksFor = (rank: number, card: Card): boolean => {
  const apart = Math.abs(rankOf(card) - rank)
  return apart <= 1 || apart === 12
}

/** The cell opposite a cell across the middle of a crossing, or `NONE`. */
const mateOf = ({ pairOf, firsts, seconds }: Crossing, cell: Cell): Cell => {
  const pair = pairOf[cell]!
  if (pair < 0) return NONE
  return firsts[pair] === cell ? seconds[pair]! : firsts[pair]!
}

const NONE = -1
