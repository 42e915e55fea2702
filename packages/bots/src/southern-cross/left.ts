import { type Card, faceOf, type Seat } from '@tefuda/kernel'
import { type Cell, NONE, type SouthernCrossRulesContext, type SouthernCrossState } from '@tefuda/southern-cross'
import type { Ground } from './ground.ts'
import { nextAfter, reachPointsAt } from './risk.ts'
import { taker } from './takings.ts'

/** What a card may take on a cell. */
export interface Take {
  readonly card: Card
  readonly cell: Cell
  readonly points: number
}

/** What a shared field holds once a seat has placed on it. */
export interface Left {
  /** The points that the next player takes at most, on the mean over the cards it may hold; no more is known of what refills bare cells. */
  readonly next: number
  /** The best that a card of the own hand would take there; null where none takes anything. */
  readonly own: Take | null
}

/** `top` and `below` are those of the field after the placement, `hand` the cards that the seat then still holds. */
export type LeftBy = (
  state: SouthernCrossState,
  seat: Seat,
  hand: readonly Card[],
  ground: Ground,
  top: Int16Array,
  below: readonly Card[],
) => Left

export const leftBy = (context: SouthernCrossRulesContext, factor: readonly number[]): LeftBy => {
  const takeOff = taker(context, factor)
  return (state, seat, hand, ground, top, below) => {
    const scratch = new Int16Array(ground.size)
    const pointsOn = (card: Card, cell: Cell): number => {
      scratch.set(top.subarray(0, ground.size))
      scratch[cell] = card
      return (
        takeOff(ground, scratch, below, [cell], [top[cell]!]) || reachPointsAt(context.rules, ground, scratch, cell)
      )
    }
    const known = new Map<Card, Take>()
    const bestOf = (card: Card): Take => {
      const alike = known.get(faceOf(card))
      if (alike !== undefined) return alike
      let best: Take = { card, cell: 0, points: 0 }
      for (let cell = 0; cell < ground.size; cell++) {
        const points = pointsOn(card, cell)
        if (points > best.points) best = { card, cell, points }
      }
      known.set(faceOf(card), best)
      return best
    }
    const own = hand.map(bestOf).toSorted((a, b) => b.points - a.points)[0]
    return {
      next: mostOf(nextCards(context.seats, state, seat), (card) => bestOf(card).points),
      own: own === undefined || own.points === 0 ? null : own,
    }
  }
}

/** The cards of which the next player holds some, and how many of them; none where nobody else has a card. */
const nextCards = (seats: number, state: SouthernCrossState, seat: Seat): { cards: readonly Card[]; held: number } => {
  const next = nextAfter(seats, state, seat)
  if (next === seat) return { cards: [], held: 0 }
  const shown = state.shown[next]!
  if (shown !== NONE) return { cards: [shown], held: 1 }
  const others = state.hands.filter((_, other) => other !== seat).flat()
  return { cards: [...state.fields[0]!.pile, ...others], held: state.hands[next]!.length }
}

/** The mean over hands of so many of the cards of the most that one of them is worth. */
const mostOf = (
  { cards, held }: { readonly cards: readonly Card[]; readonly held: number },
  worth: (card: Card) => number,
): number => {
  let mean = 0
  let none = 1
  for (const [k, points] of cards
    .map(worth)
    .toSorted((a, b) => b - a)
    .entries()) {
    const chance = Math.min(1, held / (cards.length - k))
    mean += none * chance * points
    none *= 1 - chance
  }
  return mean
}

/** What lies beneath each card once these are laid, in the order in which they are. */
export const belowWith = (
  below: readonly Card[],
  laid: readonly { readonly card: Card; readonly under: Card }[],
): readonly Card[] => {
  const then = below.slice()
  for (const { card, under } of laid) then[card] = under
  return then
}
