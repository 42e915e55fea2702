import { readWritten } from '@tefuda/climbing'
import type { GameEvent, Seat } from '@tefuda/kernel'
import { type Text, text } from '@tefuda/kernel'
import type { Effect, Motion } from '../../table/table-game.ts'
import type { HandCard } from './hand-card.ts'
import { heldAnchor } from './picture.ts'

/** Where things lie on the page: the names that elements carry as `data-anchor`. */
export const trickAnchor = (place: number): string => `trick ${place}`
export const seatAnchor = (seat: Seat): string => `seat ${seat}`
export const DISCARDS = 'discards'

/** Cards of a play travel from the hand, or from the seat of somebody else. */
export const playMotions = (seat: Seat, cards: readonly string[], hand: readonly HandCard[] | null): Motion[] => {
  const used: string[] = []
  return cards.map((card, place) => {
    const { token } = readWritten(card)
    const one = hand?.find((held) => held.token === token && !used.includes(held.key))
    if (one !== undefined) used.push(one.key)
    return {
      kind: 'travel',
      from: one === undefined ? seatAnchor(seat) : heldAnchor(one.key),
      to: trickAnchor(place),
    }
  })
}

/** What is told of a seat. */
export const told = (seat: Seat | null, words: Text, weight: Effect['weight'] = 'plain'): Effect => ({
  seat,
  text: words,
  weight,
})

export const PASSED = text('パス', 'Pass')
export const OUT = text('上がり', 'Out')

/** What lay on the table leaves it. */
export const clearMotions = (plays: number): Motion[] =>
  plays === 0
    ? []
    : [{ kind: 'leave', places: Array.from({ length: plays }, (_, place) => trickAnchor(place)), to: DISCARDS }]

/** Whether an event begins a move that the viewer sees. */
export const begins = ({ type }: GameEvent): boolean => BEGINNINGS.has(type)
const BEGINNINGS: ReadonlySet<string> = new Set(['play', 'cut', 'pass', 'resign', 'foul', 'offer', 'take'])
