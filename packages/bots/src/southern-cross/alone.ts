import type { Card } from '@tefuda/kernel'
import { type Cell, centreOf, fieldIndex, type SouthernCrossRulesContext } from '@tefuda/southern-cross'
import type { Placing, Player } from './player.ts'
import { type Aim, prospects } from './prospects.ts'
import { OPEN, PAIR, pairIndex } from './ranks.ts'
import type { Trial } from './trial.ts'

// The weights were found by playing some hundred thousand deals; the strength table is measured on others.

/** How many aims are followed at a time. */
const AIMS = 2
/** A point now, against one hoped for. */
const POINT = 1.4
/** A card in the pile, in points. */
const CARD = 25

/** Plays a field of its own: points now are weighed against the layout's best aim and the cards that refilling costs. */
export const alonePlayer = (context: SouthernCrossRulesContext, factor: readonly number[], trial: Trial): Player => {
  const hopes = prospects(context.rules, factor)
  const { top, after } = trial

  const count = (pile: readonly Card[], hand: readonly Card[]): void => {
    hopes.clear()
    for (let k = 0; k < pile.length; k++) hopes.await(pile[k]!)
    for (let k = 0; k < hand.length; k++) hopes.hold(hand[k]!, 1)
  }

  return {
    choose(state, seat) {
      const { pile, centreDue } = state.fields[fieldIndex(context, seat)]!
      const hand = state.hands[seat]!
      const { ground } = trial
      count(pile, hand)
      const aims = hopes.aims(ground, top, AIMS)
      const highest = bestOf(aims, 0)
      const cells = centreDue ? centreOf(context) : ground.order
      const idle = CARD * pile.length
      let choice: Placing = { card: hand[0]!, cell: cells[0]! }
      let best = -1
      for (let h = 0; h < hand.length; h++) {
        const card = hand[h]!
        hopes.hold(card, -1)
        const hope = bestOf(aims, Math.max(0, best - idle))
        for (let k = 0; k < cells.length; k++) {
          const cell = cells[k]!
          const old = trial.lay(cell, card)
          let value = 0
          if (trial.makesAny(cell)) {
            value = POINT * trial.take() + CARD * Math.max(0, pile.length - trial.bare())
            if (value + highest > best) value += hopes.best(ground, after, Math.max(0, best - value))
          } else if (idle + hope > best || helps(aims, cell, card, old, top))
            value = idle + bestOf(aims, Math.max(0, best - idle))
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
    heuristic(state, seat, placings) {
      count(state.fields[fieldIndex(context, seat)]!.pile, state.hands[seat]!)
      for (const { card, cell } of placings) {
        hopes.hold(card, -1)
        trial.lay(cell, card)
      }
      trial.take()
      return hopes.best(trial.ground, after, 0)
    },
  }

  /** The worth of the best of these aims as the trial lies, or `least`. */
  function bestOf(aims: readonly Aim[], least: number): number {
    let best = least
    for (let k = 0; k < aims.length; k++) best = hopes.worth(aims[k]!, top, best)
    return best
  }
}

/** Whether a card on this cell gives a pair of one of the aims something that it had not. */
const helps = (aims: readonly Aim[], cell: Cell, card: Card, old: Card, top: Int16Array): boolean => {
  for (let k = 0; k < aims.length; k++) {
    const { crossing, rank } = aims[k]!
    const pair = crossing.pairOf[cell]!
    if (pair < 0) continue
    const mate = top[crossing.firsts[pair] === cell ? crossing.seconds[pair]! : crossing.firsts[pair]!]!
    const now = PAIR[pairIndex(card, mate) | rank]!
    const before = PAIR[pairIndex(old, mate) | rank]!
    if (now !== 1 << OPEN && now !== before) return true
  }
  return false
}
