import {
  type Card,
  type Chance,
  type Engine,
  frenchDeck,
  type Game,
  type GameEvent,
  isRefusal,
  type Measure,
  text,
} from '@tefuda/kernel'
import { readExperiment } from '../src/experiment.ts'
import { type Plan, planOf } from '../src/plan.ts'
import { playDeal } from '../src/play.ts'

/**
 * A game of which everything is known: 54 cards are shuffled, the top card shows a number from 0 to 53 for each of two seats in
 * turn, and the higher one wins. With `bonus`, the first seat gets so much more where a third card is from the upper half.
 */
export const toy = (): Game => {
  const deck = frenchDeck(1)
  const place = new Map(deck.cards.map((card, k) => [card, k]))
  interface State {
    readonly cards: readonly Card[]
    readonly scores: number[]
    done: boolean
  }
  const engine = ({ bonus }: { readonly bonus: number }): Partial<Engine<State, null, Drawn>> => ({
    seats: 2,
    deck,
    start(chance: Chance, emit) {
      const order = chance(deck.cards)
      const [a, b, c] = order.map((card) => place.get(card)!)
      const gets = c! >= 27 ? bonus : 0
      emit?.({ type: 'drawn', bonus: gets })
      return { cards: order.slice(0, 2), scores: [a! + gets, b!], done: false }
    },
    toAct: ({ done }) => (done ? [] : [0]),
    status: ({ scores }) => ({ deal: 1, phase: 'turn', scores }),
    list: () => ({ moves: [null], complete: true }),
    pick: () => null,
    timeoutMove: () => null,
    clone: (state) => ({ ...state, scores: state.scores.slice() }),
    places: ({ cards }) =>
      cards.map((card, seat) => ({ name: `hand ${seat + 1}`, seat, cards: [card], seenBy: [seat] })),
    format: () => 'end',
    apply(state) {
      state.done = true
    },
    outcome: ({ scores, done }) =>
      done ? { scores, ranks: [1, 1], winners: [scores[0]! > scores[1]! ? 0 : 1] } : null,
  })
  const setting = { label: text('ボーナス', 'Bonus'), source: 'T-1', group: 'all' }
  const game: Partial<Game<{ bonus: number; idle: number }>> = {
    id: 'toy',
    name: text('おためし', 'Toy'),
    minSeats: 2,
    maxSeats: 2,
    rulesVersion: 1,
    schema: {
      groups: [{ id: 'all', label: text('すべて', 'All') }],
      settings: {
        bonus: { ...setting, kind: 'integer', default: 0, min: 0, max: 100 },
        idle: { ...setting, kind: 'integer', default: 0, min: 0, max: 100 },
      },
      presets: [{ id: 'standard', name: setting.label, summary: setting.label, delta: {} }],
      conflicts: [],
    },
    measures: [BONUSES as Measure],
    cardWorth: (card) => place.get(card)!,
    engine: (rules) => engine(rules) as unknown as Engine,
  }
  return game as unknown as Game
}

interface Drawn extends GameEvent {
  readonly bonus: number
}

const BONUSES: Measure<Drawn> = {
  id: 'bonuses',
  name: text('ボーナス', 'Bonuses'),
  unit: text('回', 'per game'),
  on: 'drawn',
  count: ({ bonus }) => Number(bonus > 0),
}

/** The share of its wins. */
export const TRUE_SHARE = 0.5

/** The mean of a seat's points without a bonus, and the standard deviation of the bonus for one point of it. */
export const TRUE_SCORE = 26.5
export const BONUS_DEVIATION = 0.5

export const toyPlan = (seed: string, ...sets: { bonus?: number; idle?: number }[]): Plan => {
  const experiment = readExperiment({
    name: 'toy',
    game: 'toy',
    seats: 2,
    players: [{ bot: 'random' }],
    variants: sets.map((set, k) => ({ name: `variant ${k + 1}`, set })),
    seed,
  })
  if (isRefusal(experiment)) throw new Error(experiment.message.en)
  const game = toy()
  const plan = planOf(experiment, (id) => (id === 'toy' ? game : undefined))
  if (isRefusal(plan)) throw new Error(plan.message.en)
  return plan
}

export const toyDeals = (plan: Plan, deals: number) => Array.from({ length: deals }, (_, deal) => playDeal(plan, deal))
