import {
  cardName,
  cardNamed,
  type ExjanView,
  handSizeIn,
  hasPair,
  missingFrom,
  rankOf,
  setsOf,
  suitOf,
  waitsOf,
} from '@tefuda/exjan'
import type { Seat } from '@tefuda/kernel'
import type { SeatContext } from '../../table/table-game.ts'
import type { HandOrder } from '../../theme/index.ts'

export type ExjanContext = SeatContext<ExjanView>

/** Numbers and then symbols, or suit by suit. */
export const inOrder = (names: readonly string[], order: HandOrder): string[] =>
  names.toSorted((a, b) => placeOf(a, order) - placeOf(b, order))

const placeOf = (name: string, order: HandOrder): number => {
  const card = cardNamed(name) ?? 0
  return order === 'suit' ? card : rankOf(card) * 4 + suitOf(card)
}

/** The card the seat has just drawn; null where it has not. */
export const drawnBy = (view: ExjanView, seat: Seat): string | null =>
  view.turn === seat && view.drawn ? (view.hands[seat]?.cards?.at(-1) ?? null) : null

/** The own hand as it lies before its owner: the card just drawn last. */
export const handOf = ({ view, seat, handOrder }: ExjanContext): string[] => {
  const cards = seat === null ? [] : (view.hands[seat]?.cards ?? [])
  const drawn = seat === null ? null : drawnBy(view, seat)
  const rest = inOrder(
    cards.filter((name) => name !== drawn),
    handOrder,
  )
  return drawn === null ? rest : [...rest, drawn]
}

/** Whether a seat has a card to discard. */
export const isOneMore = ({ view, seat }: ExjanContext): boolean =>
  seat !== null && view.hands[seat]!.count + 3 * view.melds[seat]!.length > handSizeIn(view)

/** The cards a seat that has not drawn waits for; empty where it is not one short of complete. */
export const waitsNow = (context: ExjanContext): string[] => {
  const { view, seat } = context
  const cards = seat === null ? null : (view.hands[seat]?.cards ?? null)
  if (seat === null || cards === null || isOneMore(context)) return []
  const laid = view.melds[seat]?.flatMap((meld) => meld.cards) ?? []
  return waitsOf(read(cards), read(laid)).map(cardName)
}

/** How many cards the hand of a view's owner lacks: 0 is complete, 1 ready. */
export const missingNow = (view: ExjanView, seat: Seat): number => {
  const cards = read(view.hands[seat]?.cards ?? [])
  const hand = handSizeIn(view)
  return missingFrom(cards, setsOf({ hand }) - view.melds[seat]!.length, [], 'any', hasPair({ hand }))
}

const read = (names: readonly string[]) => names.flatMap((name) => cardNamed(name) ?? [])

/** How many of these cards lie nowhere in sight. */
export const unseen = (view: ExjanView, names: readonly string[]): number => {
  const seen = new Set([
    view.indicator,
    ...view.rivers.flat(),
    ...view.melds.flat().flatMap(({ cards }) => cards),
    ...view.hands.flatMap(({ cards }) => cards ?? []),
  ])
  return names.filter((name) => !seen.has(name)).length
}
