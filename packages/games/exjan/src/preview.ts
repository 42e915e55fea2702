import type { Card, Seat } from '@tefuda/kernel'
import { cardName } from './cards.ts'
import { missingFrom } from './hand/missing.ts'
import { waitsOf } from './hand/waits.ts'
import type { Move } from './move.ts'
import { bestReading } from './scoring/reading.ts'
import { type Sheet, sheetOf } from './scoring/sheet.ts'
import { winNow } from './situation.ts'
import { meldCards, type RulesContext, type State } from './state.ts'

/** What a move leads to, as far as its seat can tell. */
export interface Preview {
  /** Cards the hand then lacks to be complete: 0 with a win, 1 ready. */
  readonly missing: number
  /**
   * The cards that then complete the hand; empty where it is not ready, before the discard after a call, and where all
   * that would complete it are its own already, laid open or discarded.
   */
  readonly waits: readonly string[]
  /** The score of a win. */
  readonly sheet: Sheet | null
}

export const previewOf = (context: RulesContext, state: State, seat: Seat, move: Move): Preview => {
  const hand = state.hands[seat]!
  const goal: Goal = { sets: context.sets - state.melds[seat]!.length, pair: context.pair }
  switch (move.type) {
    case 'win':
      return { missing: 0, waits: [], sheet: sheetNow(context, state, seat) }
    case 'pass':
      return leaving(hand, goal, meldCards(state, seat))
    case 'discard':
    case 'reach':
      return leaving(
        hand.filter((card) => card !== move.card),
        goal,
        [move.card, ...meldCards(state, seat)],
      )
    default: {
      const rest = hand.filter((card) => !move.cards.includes(card))
      return { missing: missingFrom(rest, goal.sets - 1, [], 'any', goal.pair), waits: [], sheet: null }
    }
  }
}

type Goal = Pick<RulesContext, 'sets' | 'pair'>

const leaving = (cards: readonly Card[], { sets, pair }: Goal, laid: readonly Card[]): Preview => {
  const missing = missingFrom(cards, sets, [], 'any', pair)
  return { missing, waits: missing === 1 ? waitsOf(cards, laid).map(cardName) : [], sheet: null }
}

const sheetNow = ({ rules, seats }: RulesContext, state: State, seat: Seat): Sheet | null => {
  const win = winNow(state, seat)
  const reading = bestReading(rules, win)
  if (typeof reading === 'string') return null
  return sheetOf(rules, reading, win, {
    parties: { seats, dealer: state.dealer, winner: seat, from: win.onDiscard ? state.turn : null },
    indicator: cardName(state.indicator),
    chips: state.chips,
    stakes: state.stakes.reduce((sum, stake) => sum + stake),
  })
}
