import { climbingRank, readLaid } from '@tefuda/climbing'
import type { GameEvent, Rng, Seat } from '@tefuda/kernel'
import {
  combinationOf,
  type ZhengShangYouEngine,
  type ZhengShangYouEvent,
  type ZhengShangYouState,
} from '@tefuda/zheng-shang-you'
import { logChance } from '../climbing/chance.ts'
import type { Belief } from '../worlds/metropolis.ts'
import { handThen, logLikelihoodOf, type Reading, traceOf } from '../worlds/trace.ts'
import { countHand, type Plan } from './hand.ts'
import { emptyPosition, readPosition } from './position.ts'
import type { Rating } from './rating.ts'

type Shape = Pick<Plan, 'kind' | 'rank' | 'length' | 'width'>

const READING: Reading<ZhengShangYouEvent> = {
  chooser: (event) => (event.type === 'play' || event.type === 'pass' ? event.seat : null),
  shifts: (event) =>
    event.type === 'play'
      ? event.cards.map((word) => ({ seat: event.seat, card: readLaid(word)!.card, comes: false }))
      : [],
}

/** Who may hold what in a sampled world, by what the others have played and passed on in this deal. */
export const beliefOf = (
  engine: ZhengShangYouEngine,
  rate: Rating['rate'],
  world: ZhengShangYouState,
  viewer: Seat,
  told: readonly GameEvent[],
  luck: Rng,
): Belief<ZhengShangYouState> => {
  const { hands, shown } = world
  const known = hands.map((hand) => hand.filter((card) => shown.includes(card)))
  const loose = hands.map((hand, seat) => (seat === viewer ? [] : hand.filter((card) => !shown.includes(card))))
  const highest = highestOf(world)
  const start = { ...engine.initialView(viewer), before: world.before, totals: world.totals }
  const trace = traceOf(engine, told as readonly ZhengShangYouEvent[], viewer, start, READING, luck).map((decisions) =>
    decisions.map(({ event, before, ...since }) => ({
      before: readPosition(emptyPosition(engine.seats), before),
      since,
      shape: shapeOf(event),
    })),
  )
  return {
    loose,
    mayHold: (seat, card) => climbingRank(card) <= highest[seat]!,
    logLikelihood(seat, least) {
      const hand = known[seat]!.concat(loose[seat]!)
      return logLikelihoodOf(trace[seat]!, least, ({ before, shape, since }) => {
        countHand(before.hands[seat]!, handThen(hand, since))
        return logChance(rate(before, seat), (plan) => isOf(shape, plan))
      })
    },
    lay(state) {
      for (const [seat, cards] of loose.entries()) if (seat !== viewer) state.hands[seat] = known[seat]!.concat(cards)
    },
  }
}

/** The highest rank among the cards of each hand that nobody has seen: below what it showed as its strongest (ZS-5). */
const highestOf = ({ hands, before, strongest }: ZhengShangYouState): number[] => {
  const showers = before.slice(-2)
  return hands.map((_, seat) => {
    const shown = strongest[showers.indexOf(seat)]
    return shown === undefined ? Number.POSITIVE_INFINITY : climbingRank(shown)
  })
}

const shapeOf = (event: ZhengShangYouEvent): Shape | null =>
  event.type === 'play' ? (combinationOf(event.cards.map((word) => readLaid(word)!)) as Shape) : null

const isOf = (shape: Shape | null, plan: Plan | null): boolean =>
  shape === null || plan === null
    ? shape === plan
    : shape.kind === plan.kind && shape.rank === plan.rank && shape.length === plan.length && shape.width === plan.width
