import { strongestOf } from '@tefuda/climbing'
import type { Card, Seat } from '@tefuda/kernel'
import { type Move, NONE } from './move.ts'
import { choiceKind, freeCards, rankOf, type State } from './state.ts'
import { different, stockOf } from './stock.ts'

/** What a seat that is asked for a card of an effect may choose. */
export const choicesOf = (state: State, seat: Seat): Move[] => {
  const choice = state.resolving!.choice!
  const { of } = choice
  switch (choiceKind(choice)) {
    case 'salvage':
      return [...different(state.discards).map((card): Move => ({ type: 'take', card })), NONE]
    case 'pass':
      return different(state.hidden[seat]!).map((card) => ({ type: 'give', card }))
    case 'discard':
      return stockOf(state, seat).map(({ face, open }) => ({ type: 'drop', card: face, open }))
    case 'peep':
      return state.hidden[of]!.map((_, at) => ({ type: 'peep', at: at + 1 }))
    case 'greed':
      return [
        ...state.open.flatMap((cards, from) =>
          from === of ? [] : different(cards).map((card): Move => ({ type: 'greed', card, from })),
        ),
        NONE,
      ]
    case 'open':
      return different(freeCards(state, seat)).map((card) => ({ type: 'open', card }))
  }
}

/** What a seat may give in the exchange (CD-11). */
export const givesOf = (state: State, seat: Seat): Move[] => {
  const free = freeCards(state, seat)
  const cards = state.exchange!.step === 'poor' ? strongest(free) : free
  return different(cards).map((card) => ({ type: 'give', card }))
}

/** The strongest cards of a hand, any of which the poor may give; the three of spades counts as a three (CD-11). */
export const strongest = (cards: readonly Card[]): Card[] => strongestOf(cards, rankOf)
