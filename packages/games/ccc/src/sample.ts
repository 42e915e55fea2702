import { type Rng, shuffleInPlace, supplyOf } from '@tefuda/kernel'
import type { RulesContext, State } from './state.ts'
import type { CccView } from './view.ts'

/** A state that agrees with the view: cards that are neither used nor in the viewer's hand are dealt at random. */
export const sampleFrom = (context: RulesContext, view: CccView, rng: Rng): State => {
  const { board, seats, deck } = context
  const { take, rest: left } = supplyOf(deck)
  const used = view.used.map(take)
  const own = view.hands.map(({ cards }) => cards?.map(take) ?? null)
  const rest = left()
  shuffleInPlace(rest, rng)
  const placed = view.placed.map((name) => board.names.indexOf(name))
  const coins = view.cells.flatMap((cell) => cell.coins)
  for (const cell of placed) coins[cell * seats + view.turn]! -= 1
  return {
    deal: view.deal,
    turn: view.turn,
    coins,
    placed,
    hands: view.hands.map(({ count }, seat) => own[seat] ?? rest.splice(0, count)),
    pile: rest,
    used,
    reshuffles: view.reshuffles,
    last: view.last ?? -1,
    idle: view.idle,
    totals: view.totals.slice(),
    scores: view.scores.slice(),
    over: view.phase === 'over',
  }
}
