import { readLaid } from '@tefuda/climbing'
import type { CutInEngine, CutInEvent, CutInState } from '@tefuda/cut-in-daifugo'
import { faceOf, frenchFace, type GameEvent, isJoker, type Rng, type Seat } from '@tefuda/kernel'
import { logChance } from '../climbing/chance.ts'
import type { Belief } from '../worlds/metropolis.ts'
import { handThen, logLikelihoodOf, type Reading, type Shift, traceOf } from '../worlds/trace.ts'
import { JOKER, type Plan, rankOf } from './hand.ts'
import type { Rating } from './rating.ts'

type Shape = Pick<Plan, 'run' | 'rank' | 'count'>

const READING: Reading<CutInEvent> = {
  chooser: (event) => (event.type === 'play' || event.type === 'pass' ? event.seat : null),
  shifts(event) {
    switch (event.type) {
      case 'play':
      case 'cut':
        return event.cards.flatMap((word, k) =>
          event.open[k] === true ? [] : [gone(event.seat, readLaid(word)!.card)],
        )
      case 'give': {
        const card = event.card === null ? null : frenchFace(event.card)!
        return [gone(event.seat, card), { seat: event.to, card, comes: true }]
      }
      case 'salvage':
        return [{ seat: event.seat, card: frenchFace(event.card)!, comes: true }]
      case 'discard':
        return event.open ? [] : [gone(event.seat, frenchFace(event.card)!)]
      case 'open':
        return event.cards.map((name) => gone(event.seat, frenchFace(name)!))
      default:
        return []
    }
  },
}

const gone = (seat: Seat, card: Shift['card']): Shift => ({ seat, card, comes: false })

/** Who may hold what in a sampled world, by what the others have played and passed on in this deal. */
export const beliefOf = (
  engine: CutInEngine,
  rated: Rating['rated'],
  world: CutInState,
  viewer: Seat,
  told: readonly GameEvent[],
  luck: Rng,
): Belief<CutInState> => {
  const { hidden, knownTo, ceiling } = world
  const isKnown = (seat: Seat, at: number): boolean => (knownTo[seat]![at]! & (1 << viewer)) !== 0
  const known = hidden.map((hand, seat) => hand.filter((_, at) => isKnown(seat, at)))
  const loose = hidden.map((hand, seat) => (seat === viewer ? [] : hand.filter((_, at) => !isKnown(seat, at))))
  const start = { ...engine.initialView(viewer), before: world.before, totals: world.totals }
  const trace = traceOf(engine, told as readonly CutInEvent[], viewer, start, READING, luck).map((decisions) =>
    decisions.map(({ event, before, ...since }) => ({ before, since, shape: shapeOf(event) })),
  )
  return {
    loose,
    mayHold: (seat, card) => rankOf(faceOf(card)) <= ceiling[seat]!,
    logLikelihood(seat, least) {
      const hand = known[seat]!.concat(loose[seat]!)
      return logLikelihoodOf(trace[seat]!, least, ({ before, shape, since }) => {
        before.hidden[seat] = handThen(hand, since)
        return logChance(rated(before, seat), (plan) => isOf(shape, plan))
      })
    },
    lay(state) {
      // Samples have the cards that are known in front, where `knownTo` says so.
      for (const [seat, cards] of loose.entries()) if (seat !== viewer) state.hidden[seat] = known[seat]!.concat(cards)
    },
  }
}

const shapeOf = (event: CutInEvent): Shape | null => {
  if (event.type !== 'play') return null
  const faces = event.cards.map((word) => readLaid(word)!.as)
  if (isJoker(faces[0]!)) return { run: false, rank: JOKER, count: 1 }
  const ranks = faces.map(rankOf)
  const rank = Math.min(...ranks)
  return { run: Math.max(...ranks) > rank, rank, count: ranks.length }
}

const isOf = (shape: Shape | null, plan: Plan | null): boolean =>
  shape === null || plan === null
    ? shape === plan
    : shape.run === plan.run && shape.rank === plan.rank && shape.count === plan.count
