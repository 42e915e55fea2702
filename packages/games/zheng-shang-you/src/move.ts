import {
  ACE,
  BLACK_JOKER,
  byStrength,
  type ClimbingRank,
  choose,
  climbingRank,
  type Laid,
  RED_JOKER,
  TWO,
} from '@tefuda/climbing'
import {
  type Card,
  frenchName,
  isJoker,
  isRefusal,
  type MoveQuery,
  type Refusal,
  refusal,
  type Seat,
} from '@tefuda/kernel'
import {
  beats,
  byDeckOrder,
  type Combination,
  combinationOf,
  layGroup,
  layGroups,
  laySequence,
  refusalToFollow,
} from './combination.ts'
import { type State, seatsToAct } from './state.ts'

export type Move =
  | { readonly type: 'play'; readonly laid: readonly Laid[] }
  | { readonly type: 'pass' }
  | { readonly type: 'give' | 'take'; readonly card: Card }

export const PASS: Move = { type: 'pass' }

/** Everything a seat that is due may do: plays by kind and strength, then `pass`; in the exchange cards by strength. */
export const movesOf = (state: State, seat: Seat, query: MoveQuery = {}): readonly Move[] => {
  if (!seatsToAct(state).includes(seat)) return []
  const moves = state.exchange === null ? turnMoves(state, seat) : exchangeMoves(state, seat)
  return query.limit === undefined ? moves : moves.slice(0, query.limit)
}

const turnMoves = (state: State, seat: Seat): Move[] => {
  const last = state.table === null ? null : lastPlay(state.table.laid)
  const moves = playsOf(state.hands[seat]!, last).map((laid): Move => ({ type: 'play', laid }))
  if (last !== null) moves.push(PASS)
  return moves
}

const exchangeMoves = (state: State, seat: Seat): Move[] => {
  const { step, open } = state.exchange!
  const hand = state.hands[seat]!
  if (step === 'take' || step === 'take-back') return open.toSorted(byStrength).map((card) => ({ type: 'take', card }))
  const cards = step === 'show' ? strongest(hand) : hand
  return cards.toSorted(byStrength).map((card) => ({ type: 'give', card }))
}

const lastPlay = (laid: readonly Laid[]): Combination => {
  const last = combinationOf(laid)
  if (isRefusal(last)) throw new TypeError('What lies on the table is a combination.')
  return last
}

/** The cards of highest rank: any of them may be shown (ZS-5). The two jokers differ in rank. */
export const strongest = (hand: readonly Card[]): Card[] => {
  const highest = Math.max(...hand.map(climbingRank))
  return hand.filter((card) => climbingRank(card) === highest)
}

/** A hand sorted out: natural cards by rank from three to ace, twos, jokers, each in deck order. */
interface Sorted {
  readonly naturals: readonly (readonly Card[])[]
  readonly twos: readonly Card[]
  readonly jokers: readonly Card[]
  readonly wilds: readonly Card[]
}

const sortOut = (hand: readonly Card[]): Sorted => {
  const naturals: Card[][] = Array.from({ length: 12 }, () => [])
  const twos: Card[] = []
  const jokers: Card[] = []
  for (const card of hand.toSorted(byDeckOrder)) {
    const rank = climbingRank(card)
    if (rank > TWO) jokers.push(card)
    else if (rank === TWO) twos.push(card)
    else naturals[rank]!.push(card)
  }
  return { naturals, twos, jokers, wilds: [...twos, ...jokers] }
}

/** Every play of a hand that beats `last`, or every lead where it is null. */
export const playsOf = (hand: readonly Card[], last: Combination | null): Laid[][] => {
  const sorted = sortOut(hand)
  if (last === null) return leadsOf(hand.length, sorted)
  const { kind, width, length } = last
  const better = (laid: readonly Laid[]): boolean => {
    const play = combinationOf(laid)
    return !isRefusal(play) && beats(play, last)
  }
  switch (kind) {
    case 'single':
      return singles(sorted).filter((laid) => climbingRank(laid[0]!.card) > last.rank)
    case 'set':
      return sets(sorted, width, last.rank).filter(better)
    case 'sequence':
      return sequences(sorted, length, last.oneSuit ? last.rank - length + 1 : 0).filter(better)
    case 'groups':
      return groups(sorted, width, length, last.rank - length + 1).filter(better)
  }
}

const leadsOf = (size: number, sorted: Sorted): Laid[][] => {
  const plays = singles(sorted)
  for (let width = 2; width <= Math.min(size, 10); width++) plays.push(...sets(sorted, width, 0))
  for (let length = 3; length <= Math.min(size, 12); length++) plays.push(...sequences(sorted, length, 0))
  for (let width = 2; width * 3 <= size; width++)
    for (let length = 3; width * length <= size && length <= 12; length++)
      plays.push(...groups(sorted, width, length, 0))
  return plays
}

const singles = ({ naturals, wilds }: Sorted): Laid[][] =>
  [...naturals.flat(), ...wilds.toSorted(byStrength)].map((card) => [{ card, as: card }])

/** Sets of `width` cards whose rank is `lowest` or more. */
const sets = ({ naturals, twos, jokers, wilds }: Sorted, width: number, lowest: ClimbingRank): Laid[][] => {
  const plays: Laid[][] = []
  for (let rank = lowest; rank <= ACE; rank++) plays.push(...mixed(rank, naturals[rank]!, wilds, width))
  if (lowest <= TWO) plays.push(...mixed(TWO, twos, jokers, width))
  if (lowest <= BLACK_JOKER && width === 2 && jokers.length === 2)
    plays.push(
      layGroup(
        BLACK_JOKER,
        jokers.filter((card) => climbingRank(card) === BLACK_JOKER),
        jokers.filter((card) => climbingRank(card) === RED_JOKER),
      ),
    )
  return plays
}

/** At least one natural card, wild ones for the rest. */
const mixed = (rank: ClimbingRank, naturals: readonly Card[], wilds: readonly Card[], width: number): Laid[][] => {
  const plays: Laid[][] = []
  for (let own = Math.min(width, naturals.length); own >= 1 && width - own <= wilds.length; own--)
    for (const cards of choose(naturals, own))
      for (const others of choose(wilds, width - own)) plays.push(layGroup(rank, cards, others))
  return plays
}

/** Sequences of single cards whose lowest rank is `lowest` or more. */
const sequences = ({ naturals, jokers }: Sorted, length: number, lowest: ClimbingRank): Laid[][] => {
  const plays: Laid[][] = []
  const fill = (from: ClimbingRank, cards: readonly Card[], left: readonly Card[]): void => {
    if (cards.length === length) {
      plays.push(laySequence(from, cards))
      return
    }
    for (const card of naturals[from + cards.length]!) fill(from, [...cards, card], left)
    // Two jokers in one sequence are the same play either way: the red one lies lower.
    for (const joker of cards.some(isJoker) ? left.filter((card) => card > Math.max(...cards.filter(isJoker))) : left)
      fill(
        from,
        [...cards, joker],
        left.filter((card) => card !== joker),
      )
  }
  for (let from = lowest; from + length - 1 <= ACE; from++) {
    const missing = naturals.slice(from, from + length).filter((cards) => cards.length === 0).length
    if (missing <= jokers.length) fill(from, [], jokers)
  }
  return plays
}

/** Sequences of `length` sets of `width` cards whose lowest rank is `lowest` or more. */
const groups = ({ naturals, wilds, jokers }: Sorted, width: number, length: number, lowest: ClimbingRank): Laid[][] => {
  const plays: Laid[][] = []
  const fill = (from: ClimbingRank, chosen: readonly (readonly Card[])[], missing: number): void => {
    if (missing > wilds.length) return
    if (chosen.length === length) {
      for (const others of choose(wilds, missing)) {
        const laid = layGroups(from, chosen, others, width)
        if (laid !== null) plays.push(laid)
      }
      return
    }
    const here = naturals[from + chosen.length]!
    for (let own = Math.min(width, here.length); own >= 0; own--)
      for (const cards of choose(here, own)) fill(from, [...chosen, cards], missing + width - own)
  }
  for (let from = Math.max(0, lowest); from + length - 1 <= ACE; from++) {
    const span = naturals.slice(from, from + length)
    const missing = span.reduce((sum, cards) => sum + Math.max(0, width - cards.length), 0)
    if (missing <= wilds.length && span.filter((cards) => cards.length === 0).length <= jokers.length) fill(from, [], 0)
  }
  return plays
}

/** Why a move may not be made now, or null where it may. */
export const checkMove = (state: State, seat: Seat, move: Move): Refusal | null => {
  if (!seatsToAct(state).includes(seat))
    return refusal('not-your-turn', null, 'いまはあなたの番ではありません。', 'It is not your turn.')
  if (state.exchange !== null) return checkExchange(state, seat, move)
  switch (move.type) {
    case 'pass':
      return state.table !== null
        ? null
        : refusal(
            'no-pass-on-lead',
            'ZS-4',
            '場に何もないときはパスできません。好きな組み合わせを出してください。',
            'You lead: play any combination; a lead is not passed.',
          )
    case 'play':
      return checkPlay(state, seat, move.laid)
    default:
      return refusal(
        'no-exchange-now',
        'ZS-5',
        'いまは札を交換する時ではありません。札を出すか、パスしてください。',
        'This is no time to exchange cards. Play or pass.',
      )
  }
}

const checkPlay = (state: State, seat: Seat, laid: readonly Laid[]): Refusal | null => {
  const missing = missingFrom(
    state.hands[seat]!,
    laid.map(({ card }) => card),
  )
  if (missing !== null) return missing
  const play = combinationOf(laid)
  if (isRefusal(play)) return play
  return state.table === null ? null : refusalToFollow(play, lastPlay(state.table.laid))
}

const missingFrom = (hand: readonly Card[], cards: readonly Card[]): Refusal | null => {
  for (const [k, card] of cards.entries())
    if (!hand.includes(card) || cards.indexOf(card) < k)
      return refusal(
        'not-in-hand',
        null,
        `${frenchName(card)} は手札にありません。`,
        `${frenchName(card)} is not in your hand.`,
      )
  return null
}

const checkExchange = (state: State, seat: Seat, move: Move): Refusal | null => {
  const { step, open } = state.exchange!
  const wanted = step === 'take' || step === 'take-back' ? 'take' : 'give'
  if (move.type !== wanted) return step === 'show' || step === 'give' ? giveFirst() : takeFirst()
  if (wanted === 'take')
    return open.includes(move.card)
      ? null
      : refusal(
          'not-on-table',
          'ZS-5',
          `${frenchName(move.card)} は場に出ていません。出ている札から取ってください。`,
          `${frenchName(move.card)} is not on offer. Take one of the cards on the table.`,
        )
  const hand = state.hands[seat]!
  const missing = missingFrom(hand, [move.card])
  if (missing !== null || step === 'give' || strongest(hand).includes(move.card)) return missing
  return refusal('not-strongest', 'ZS-5', 'いちばん強い札を出してください。', 'Show your strongest card.')
}

const giveFirst = (): Refusal =>
  refusal(
    'give-first',
    'ZS-5',
    '札の交換です。渡す札を1枚選んでください。',
    'Cards are exchanged: choose one to put down.',
  )

const takeFirst = (): Refusal =>
  refusal(
    'take-first',
    'ZS-5',
    '札の交換です。場の札を1枚取ってください。',
    'Cards are exchanged: take one from the table.',
  )
