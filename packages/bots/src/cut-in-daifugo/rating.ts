import type { CutInMove, CutInRules, CutInState } from '@tefuda/cut-in-daifugo'
import { type Card, faceOf, isJoker, type Seat, suitOf } from '@tefuda/kernel'
import { type Weights, weightsOf } from '../climbing/burden.ts'
import type { Rated } from '../climbing/rated.ts'
import { rankOf } from './build.ts'
import { type Consequence, effectsOf, foresee } from './effects.ts'
import { burden, clearHand, emptyHand, type Hand, isOnePlay, JOKER, leave, type Plan, putCard, RANKS } from './hand.ts'
import { type Demand, followsOf, leadsOf, wholeHand } from './plans.ts'

// The weights were found by playing against the same bot with other weights.

/** What a set weighs: from 1 for the weakest down by this much for every rank. */
const SLOPE = 0.07
const JOKER_WEIGHT = -0.8
const RUN = 0.2
/** What each further card takes off the weight of a set: sets are not taken apart without gain. */
const TOGETHER = 0.1
/** The most that something weighs that clears the table. */
const CLEARS = 0.04
/** A card that goes to the next player, is thrown away, or is taken from the discards. */
const SHED = 0.2
const SALVAGE = 0.2
/** To win the turn, and to win it with one play left. */
const LEAD = 0.4
const LAST_LEAD = 4
/** To take the turn from somebody who is nearly out. */
const BLOCK = 0.25
/** To lead what somebody can go out on. */
const DANGER = 1.2
/** Nobody is nearly out with more cards than this. */
const FEW = 3
/** To make a card one's own, or to leave the turn as it is. */
const BOTHER = 0.05
/** To have nothing left to go out with. */
const STUCK = 2
const GONE = 1000

const NOTHING = (): number => 0

/** How good the choices of a seat seem. */
export interface Rating {
  /** The sensible plays of a seat on its turn; null stands for passing. */
  turn(state: CutInState, seat: Seat): Rated<Plan | null>[]
  /** How much better it is to cut in on what lies there, with cards that it is made of, than to let it be. */
  cut(state: CutInState, seat: Seat): number
  /** A move of an exchange or an effect. */
  choice(state: CutInState, seat: Seat, move: CutInMove): number
}

export const ratingFor = (rules: CutInRules): Rating => {
  const effectOf = effectsOf(rules)
  const weigh = (flipped: boolean): Weights =>
    weightsOf(RANKS, RUN, (rank, count) => {
      const strength = flipped ? RANKS - 1 - rank : rank
      const weight = 1 - SLOPE * strength - TOGETHER * (count - 1)
      const effect = effectOf[rank]
      if (effect === 'clear' || (effect === 'flow' && count % 2 === 0)) return Math.min(CLEARS, weight)
      return effect === 'pass' || effect === 'discard' ? weight - SHED * count : weight
    })
  const weights = [weigh(false), weigh(true)] as const
  const weightsIn = (revolution: boolean): Weights => weights[revolution ? 1 : 0]

  const hand = emptyHand()
  const after = emptyHand()
  const then: Consequence = { clears: false, flips: false, skips: 0, passes: 0, drops: 0, salvages: 0 }
  /** Cards of each rank that others hold: all that are neither gone nor one's own. */
  const others = new Int8Array(RANKS + 1)

  const lookAround = (state: CutInState, seat: Seat): void => {
    readHand(hand, state, seat)
    for (let rank = 0; rank < RANKS; rank++) others[rank] = 8 - hand.counts[rank]!
    others[JOKER] = 4 - hand.jokers
    forget(state.pool)
    forget(state.discards)
    forget(state.resigned)
  }
  const forget = (cards: readonly Card[]): void => {
    for (let k = 0; k < cards.length; k++) others[rankOf(cards[k]!)]!--
  }

  /** How likely nobody beats a play in an order. */
  const holds = (state: CutInState, { run, rank, count }: Plan, flipped: boolean): number => {
    if (run) return RUN_HOLDS
    if (rank === JOKER) return JOKER_HOLDS
    let better = count === 1 ? others[JOKER]! : 0
    for (let k = 1; k < RANKS; k++) {
      const higher = flipped ? rank - k : rank + k
      if (higher < 0 || higher >= RANKS || (state.rankBound && k > 1)) break
      better += Math.max(0, others[higher]! - count + 1)
    }
    for (const bound of state.suitBound) if (bound > 0) better *= SUIT_LEFT
    return SET_HOLDS[Math.min(count, SET_HOLDS.length - 1)]! ** better
  }

  const isForbidden = (state: CutInState, { run, rank, count, jokers, suits }: Plan): boolean => {
    if (!rules.finish) return false
    const strongest = state.revolution !== state.back ? 0 : RANKS - 1
    const has = (wanted: number): boolean => (run ? rank <= wanted && wanted < rank + count : rank === wanted)
    return jokers > 0 || has(EIGHT) || has(strongest) || (has(0) && suits[0]! > 0)
  }

  /** Whether a hand is nothing but cards with which one may not go out (CD-15); threes and twos may turn into such. */
  const isStuck = ({ counts, suits, jokers, size }: Hand): boolean =>
    rules.finish && size === jokers + counts[EIGHT]! + counts[RANKS - 1]! + suits[0]!

  /** What the seat's hand is worth after a play, with the chance that it wins the turn. */
  const worth = (state: CutInState, seat: Seat, plan: Plan, extra: (rank: number) => number): number => {
    const players = countPlayers(state) - 1
    foresee(then, effectOf, plan, players, extra)
    leave(after, hand, plan)
    if (after.size === 0) return isForbidden(state, plan) ? -GONE : GONE
    if (after.size <= then.drops + Math.min(then.passes, state.hidden[seat]!.length - plan.count)) return GONE / 2
    const revolution = state.revolution !== plan.count >= 4
    const flipped = (revolution !== state.back) !== then.flips
    const isLast = isOnePlay(after) && !isStuck(after)
    const unskipped = 1 - Math.min(then.skips, players) / players
    const winning = then.clears ? 1 : holds(state, plan, flipped) ** unskipped
    const left = burden(weightsIn(revolution), JOKER_WEIGHT, after)
    const shed = SHED * (then.passes + then.drops)
    const saved = state.before.at(-1) === seat && state.out.length === 0 ? SALVAGE * then.salvages : 0
    const stuck = isStuck(after) ? STUCK : 0
    return winning * (isLast ? LAST_LEAD : LEAD) + shed + saved - stuck - (isLast ? Math.min(1, left) : left)
  }

  const idle = (state: CutInState): number => -burden(weightsIn(state.revolution), JOKER_WEIGHT, hand)

  return {
    turn(state, seat) {
      lookAround(state, seat)
      const { table } = state
      if (table === null) {
        if (isOnePlay(hand)) {
          const all = wholeHand(hand)
          if (!isForbidden(state, all)) return [{ option: all, value: GONE }]
        }
        const threat = fewest(state, seat)
        return leadsOf(hand, weightsIn(state.revolution), JOKER_WEIGHT).map((option) => ({
          option,
          value: worth(state, seat, option, NOTHING) - (option.count === threat ? DANGER * weakness(state, option) : 0),
        }))
      }
      const rated: Rated<Plan | null>[] = [{ option: null, value: idle(state) }]
      if (table.final) return rated
      const urgent = cardsOf(state, table.by) <= FEW ? BLOCK : 0
      for (const option of followsOf(hand, demandOf(state)))
        rated.push({ option, value: worth(state, seat, option, NOTHING) + urgent })
      return rated
    },
    cut(state, seat) {
      lookAround(state, seat)
      const { laid } = state.table!
      const { totals } = state.chain!
      return worth(state, seat, planOf(hand, laid), (rank) => totals[rank]!) - idle(state) - BOTHER
    },
    choice(state, seat, move) {
      readHand(hand, state, seat)
      switch (move.type) {
        case 'give':
        case 'drop':
          putCard(hand, move.card, -1)
          return idle(state)
        case 'take':
          putCard(hand, move.card, 1)
          return idle(state) - BOTHER
        case 'greed':
          return greed(state, seat, move.card, move.from)
        case 'open':
          return -rankOf(move.card)
        default:
          return idle(state)
      }
    },
  }

  /** A public card that comes to oneself, or after a cut-in goes to the one who was cut in on. */
  function greed(state: CutInState, seat: Seat, card: Card, from: Seat): number {
    const isOwn = state.resolving!.choice!.of === seat
    if (!isOwn && from !== seat) return idle(state) - BOTHER
    putCard(hand, card, isOwn ? 1 : -1)
    return idle(state) - BOTHER
  }
}

const RUN_HOLDS = 0.85
const JOKER_HOLDS = 0.95
/** The part of the better cards that has a suit that is bound. */
const SUIT_LEFT = 0.3
/** By the number of cards: the chance that one better set does not come. */
const SET_HOLDS = [1, 0.93, 0.94, 0.96, 0.98]
const EIGHT = 5

export const cardsOf = ({ hidden, open }: CutInState, seat: Seat): number => hidden[seat]!.length + open[seat]!.length

const countPlayers = (state: CutInState): number => {
  let players = 0
  for (let seat = 0; seat < state.hidden.length; seat++) if (cardsOf(state, seat) > 0) players++
  return players
}

/** The fewest cards that another seat still holds. */
const fewest = (state: CutInState, seat: Seat): number => {
  let least = Number.POSITIVE_INFINITY
  for (let other = 0; other < state.hidden.length; other++) {
    const count = other === seat ? 0 : cardsOf(state, other)
    if (count > 0 && count < least) least = count
  }
  return least
}

/** From 0 for the strongest to 1 for the weakest. */
const weakness = ({ revolution }: CutInState, { rank }: Plan): number =>
  rank === JOKER ? 0 : (revolution ? rank : RANKS - 1 - rank) / (RANKS - 1)

const readHand = (hand: Hand, { hidden, open }: CutInState, seat: Seat): void => {
  clearHand(hand)
  const [own, shown] = [hidden[seat]!, open[seat]!]
  for (let k = 0; k < own.length; k++) putCard(hand, own[k]!, 1)
  for (let k = 0; k < shown.length; k++) putCard(hand, shown[k]!, 1)
}

type Laid = NonNullable<CutInState['table']>['laid']

/** A cut-in on these cards, as a plan. */
const planOf = (hand: Hand, laid: Laid): Plan => {
  const faces = laid.map(({ as }) => as)
  const ranks = faces.map(rankOf)
  const rank = Math.min(...ranks)
  const run = Math.max(...ranks) > rank
  const suits = [0, 0, 0, 0]
  if (rank < JOKER) for (const face of faces) suits[suitOf(face)]!++
  const lacking = (suit: number): number => {
    if (!run) return Math.max(0, suits[suit]! - hand.suits[suit * RANKS + rank]!)
    return faces.filter((face) => suitOf(face) === suit && hand.suits[suit * RANKS + rankOf(face)] === 0).length
  }
  const fill = rank < JOKER ? suits.map((_, suit) => lacking(suit)) : suits
  const jokers = rank < JOKER ? fill.reduce((sum, count) => sum + count) : 1
  return { run, rank, count: laid.length, suits, fill, jokers }
}

/** What a play has to meet in this phase. */
const demandOf = ({ table, shape, rankBound, suitBound, revolution, back }: CutInState): Demand => {
  const { laid } = table!
  const flipped = revolution !== back
  let strength = -1
  for (const { as } of laid) {
    const rank = rankOf(as)
    strength = Math.max(strength, flipped && rank < JOKER ? RANKS - 1 - rank : rank)
  }
  const joker = laid.length === 1 && isJoker(laid[0]!.as)
  return { ...shape!, strength, joker, rankBound, suitBound, flipped }
}

/** Whether a seat holds the cards that lie there; jokers count only where they would be its last cards. */
export const holdsTheSame = ({ table, hidden, open }: CutInState, seat: Seat): boolean => {
  const { laid } = table!
  const [own, shown] = [hidden[seat]!, open[seat]!]
  const isLast = own.length + shown.length === laid.length
  let [missing, jokers] = [0, 0]
  if (isLast) jokers = own.filter(isJoker).length + shown.filter(isJoker).length
  for (let k = 0; k < laid.length; k++) {
    const { as } = laid[k]!
    let wanted = 1
    for (let before = 0; before < k; before++) if (laid[before]!.as === as) wanted++
    for (let at = 0; at < own.length && wanted > 0; at++) if (faceOf(own[at]!) === as) wanted--
    for (let at = 0; at < shown.length && wanted > 0; at++) if (faceOf(shown[at]!) === as) wanted--
    if (wanted > 0 && ++missing > jokers) return false
  }
  return true
}
