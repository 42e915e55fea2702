import { dealEventsFor } from '@tefuda/bots'
import { isRefusal, type Match, openMatch, playMove, rng, type Seat, simulatedChance } from '@tefuda/kernel'

/** So many exchanges of two cards of the deal are tried. */
const EXCHANGES = 24

/** A match by a given order of the pack, and the same moves in it; null where one of them is not legal. */
export const replayed = (
  { game, rules, seats }: Match,
  order: readonly string[],
  moves: Match['moves'],
): Match | null => {
  const match = openMatch({ game, rules, seats: seats.length, seed: '7'.repeat(64), orders: [order] })
  if (isRefusal(match)) throw new Error(match.message.en)
  return moves.every(([seat, text]) => !isRefusal(playMove(match, seat, text))) ? match : null
}

/** An order of a pack, shuffled. */
export const shuffled = ({ engine }: Match, seed: number): string[] =>
  simulatedChance(rng(seed))([...engine.deck.cards]).map((card) => engine.deck.name(card))

/** All that a seat saw and was told while it played so many moves. */
const seenBy = (match: Match, seat: Seat): string => {
  const again = replayed(match, match.deal.orders[0]!, [])!
  const { engine } = again
  const views = match.moves.map(([mover, text]) => {
    const view = engine.view(again.state, seat)
    playMove(again, mover, text)
    return view
  })
  return JSON.stringify([views, dealEventsFor(again, seat)])
}

/**
 * Another deal in which the same moves are legal and the seat sees and is told the same throughout: wherever two cards can change places
 * unseen they do. The order of the match must have been given.
 */
export const twinOf = (match: Match, seat: Seat): Match => {
  const seen = seenBy(match, seat)
  const luck = rng(3)
  let twin = match
  for (let k = 0; k < EXCHANGES; k++) {
    const order = twin.deal.orders[0]!
    const [one, other] = [luck.below(order.length), luck.below(order.length)]
    const tried = replayed(match, order.with(one, order[other]!).with(other, order[one]!), match.moves)
    if (tried !== null && seenBy(tried, seat) === seen) twin = tried
  }
  return twin
}
