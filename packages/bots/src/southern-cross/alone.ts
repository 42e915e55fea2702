import { centreOf, fieldIndex, type SouthernCrossRulesContext } from '@tefuda/southern-cross'
import type { PlayingOn } from '../heuristics.ts'
import { outlookFor } from './outlook.ts'
import type { Placing, Player } from './player.ts'
import type { Trial } from './trial.ts'

// The weights were found by playing some hundred thousand deals; the strength table is measured on others.

/** A point now, against one hoped for. */
const POINT = 1.5
/** A card in the pile, in points. */
const CARD = 25

/** So many moves ahead are played out: farther, luck tells less than an estimate (8 and 12 come to the same points, 4 to a sixth less). */
const MOVES = 8
/** Of the best aim so much is won in the end, and so much by each card in the pile: fitted to the ends of some thousand deals. */
const WON = 0.77
const LATER = 22.5

/** First sight takes apart within a few moves what a move was meant to build: after four moves of the search two moves differ by nearly as much as after all of them. */
const PLAYING_ON: PlayingOn = { moves: 4, playouts: 2, worlds: 25, inAll: 600 }

/** With jokers there are twice as many moves to search. */
const WITH_JOKERS: PlayingOn = { ...PLAYING_ON, inAll: 250 }

/** On larger fields a search takes four times as long and more; what first sight leaves untrue is as much as chance makes of some 16 worlds. */
const ON_LARGER_FIELDS: PlayingOn = { moves: 0, playouts: 0, worlds: 16, first: 24 }

/** Plays a field of its own: points now are weighed against what the layout's aims are worth and the cards that refilling costs. */
export const alonePlayer = (context: SouthernCrossRulesContext, factor: readonly number[], trial: Trial): Player => {
  const outlook = outlookFor(context, factor, trial)
  return {
    choose(state, seat) {
      const { pile, centreDue } = state.fields[fieldIndex(context, seat)]!
      const hand = state.hands[seat]!
      const { ground } = trial
      outlook.count(pile, hand)
      const now = outlook.look(ground)
      const cells = centreDue ? centreOf(context) : ground.order
      let choice: Placing = { card: hand[0]!, cell: cells[0]! }
      let best = -1
      for (let h = 0; h < hand.length; h++) {
        const card = hand[h]!
        outlook.hold(card, -1)
        outlook.lookWithout(card)
        for (let k = 0; k < cells.length; k++) {
          const cell = cells[k]!
          const old = trial.lay(cell, card)
          let value: number
          if (trial.makesAny(cell)) {
            value = POINT * trial.take() + CARD * Math.max(0, pile.length - trial.bare())
            if (value + outlook.mostAfterTaking(now) > best) value += outlook.afterTaking(ground)
          } else value = CARD * pile.length + outlook.withCard(cell, card, old)
          trial.clear()
          if (value > best) {
            best = value
            choice = { card, cell }
          }
        }
        outlook.hold(card, 1)
      }
      return choice
    },
    horizon: {
      moves: MOVES,
      estimate(state, seat) {
        const { pile } = state.fields[fieldIndex(context, seat)]!
        outlook.count(pile, state.hands[seat]!)
        return WON * outlook.best(trial.ground) + LATER * pile.length
      },
    },
    playingOn: context.rules.board !== '3x3' ? ON_LARGER_FIELDS : context.rules.jokers > 0 ? WITH_JOKERS : PLAYING_ON,
    heuristic(state, seat, placings) {
      outlook.count(state.fields[fieldIndex(context, seat)]!.pile, state.hands[seat]!)
      for (const { card, cell } of placings) {
        outlook.hold(card, -1)
        trial.lay(cell, card)
      }
      trial.take()
      return outlook.afterTaking(trial.ground)
    },
  }
}
