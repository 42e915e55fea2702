import { readWritten } from '@tefuda/climbing'
import type { GameEvent, Seat } from '@tefuda/kernel'
import { type Text, text } from '@tefuda/kernel'
import type { Motion } from '../../table/table-game.ts'
import type { HandCard } from './hand-card.ts'
import { heldAnchor } from './picture.ts'

/** Where things lie on the page: the names that elements carry as `data-anchor`. */
export const trickAnchor = (place: number): string => `trick ${place}`
export const seatAnchor = (seat: Seat): string => `seat ${seat}`
export const TRICK = trickAnchor(0)
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

const PASS = text('パス', 'Pass')

export const passMotions = (seat: Seat): Motion[] => [{ kind: 'rise', places: [seatAnchor(seat)], text: PASS }]

export const riseAt = (place: string, words: Text): Motion[] => [{ kind: 'rise', places: [place], text: words }]

/** What lay on the table leaves it. */
export const clearMotions = (plays: number): Motion[] =>
  plays === 0
    ? []
    : [{ kind: 'leave', places: Array.from({ length: plays }, (_, place) => trickAnchor(place)), to: DISCARDS }]

/** Whether an event begins a move that the viewer sees. */
export const begins = ({ type }: GameEvent): boolean => BEGINNINGS.has(type)
const BEGINNINGS: ReadonlySet<string> = new Set(['play', 'cut', 'pass', 'resign', 'foul', 'offer', 'take'])
