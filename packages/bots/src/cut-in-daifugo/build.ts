import { frenchRank } from '@tefuda/climbing'
import type { CutInMove, CutInState } from '@tefuda/cut-in-daifugo'
import { type Card, faceOf, frenchCard, JOKER_RANK, type Seat } from '@tefuda/kernel'
import { lastSuit, ofSuit } from './by-suit.ts'
import { JOKER, type Plan } from './hand.ts'

type Laid = Extract<CutInMove, { readonly laid: unknown }>['laid'][number]

/** The play that carries a plan out. */
export const moveOf = (state: CutInState, seat: Seat, plan: Plan): CutInMove => ({
  type: 'play',
  laid: laidFor(state, seat, plan),
})

/** The cards of a seat that carry a plan out: hidden ones before public ones, red jokers first. */
export const laidFor = (state: CutInState, seat: Seat, { run, rank, count, suits, fill }: Plan): Laid[] => {
  const laid: Laid[] = []
  if (rank === JOKER) {
    layJoker(laid, state, seat, null)
    return laid
  }
  if (run) {
    const suit = lastSuit(suits)
    for (let k = 0; k < count; k++) {
      const face = frenchCard(suit, frenchRank(rank + k))
      if (!lay(laid, state, seat, face, face)) layJoker(laid, state, seat, face)
    }
    return laid
  }
  const faceIn = (suit: number): Card => frenchCard(suit, frenchRank(rank))
  for (let suit = 0; suit < 4; suit++)
    for (let k = ofSuit(fill, suit); k < ofSuit(suits, suit); k++) lay(laid, state, seat, faceIn(suit), faceIn(suit))
  for (let suit = 0; suit < 4; suit++)
    for (let k = 0; k < ofSuit(fill, suit); k++) layJoker(laid, state, seat, faceIn(suit))
  return laid
}

/** Lays a card of this face as another, if there is one left. */
const lay = (laid: Laid[], { hidden, open }: CutInState, seat: Seat, card: Card, as: Card): boolean => {
  let gone = 0
  for (const one of laid) if (one.card === card) gone++
  const own = countOf(hidden[seat]!, card)
  if (gone >= own + countOf(open[seat]!, card)) return false
  laid.push({ card, as, open: gone >= own && own > 0 })
  return true
}

/** Lays a joker as another card, or as itself. */
const layJoker = (laid: Laid[], state: CutInState, seat: Seat, as: Card | null): boolean =>
  lay(laid, state, seat, RED, as ?? RED) || lay(laid, state, seat, BLACK, as ?? BLACK)

const RED = frenchCard(0, JOKER_RANK)
const BLACK = frenchCard(1, JOKER_RANK)

export const countOf = (cards: readonly Card[], face: Card): number => {
  let count = 0
  for (let k = 0; k < cards.length; k++) if (faceOf(cards[k]!) === face) count++
  return count
}
