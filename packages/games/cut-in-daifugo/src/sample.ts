import { type ClimbingRank, RANK_NAMES } from '@tefuda/climbing'
import { type Card, frenchFace, frenchName, type Rng, type Seat, SUITS, shuffleInPlace, supplyOf } from '@tefuda/kernel'
import {
  allBut,
  type Exchange,
  JOKER,
  type Played,
  type Resolving,
  type RulesContext,
  rankOf,
  type State,
} from './state.ts'
import type { CutInView } from './view.ts'

/**
 * A state that agrees with the view, and with what the exchange has shown the viewer of another hand (CD-11). Cards
 * the viewer does not know are dealt at random among hidden hands; which of them others have chosen to give or open is
 * drawn too, and their answers to a window are taken to be `no`.
 */
export const sampleFrom = (context: RulesContext, view: CutInView, rng: Rng): State => {
  const supply = supplyOf(context.deck)
  const take = (cards: readonly string[]): Card[] => cards.map((name) => supply.take(name))
  const { viewer, hands } = view
  const open = hands.map((hand) => take(hand.open))
  const [pool, discards, resigned] = [take(view.pool), take(view.discards), take(view.resigned)]
  const own = hands.map((hand) => (hand.cards === null ? null : take(hand.cards)))
  const known = hands.map((hand) => take(hand.known))
  const rest = supply.rest()
  shuffleInPlace(rest, rng)
  const ceiling = hands.map((hand) => (hand.ceiling === null ? JOKER : RANK_NAMES.indexOf(hand.ceiling)))
  // Where the exchange has shown something, the hand is dealt first.
  const hidden: Card[][] = []
  for (const seat of [...hands.keys()].sort((a, b) => ceiling[a]! - ceiling[b]! || a - b))
    hidden[seat] = own[seat] ?? [
      ...known[seat]!,
      ...dealt(rest, hands[seat]!.hidden - known[seat]!.length, ceiling[seat]!),
    ]
  const choose = (counts: readonly number[], mine: readonly string[], isStrongest: boolean): number[][] =>
    counts.map((count, seat) =>
      seat === viewer ? positionsOf(mine, hidden[seat]!) : drawn(count, hidden[seat]!, isStrongest, rng),
    )
  const knowers = (seat: Seat): number => (viewer === null ? allBut(seat, context.seats) : 1 << viewer)
  return {
    deal: view.deal,
    turn: view.turn,
    direction: view.direction,
    revolution: view.revolution,
    back: view.back,
    hidden,
    knownTo: hands.map((hand, seat) =>
      hand.knownTo !== null
        ? hand.knownTo.map(bitsOf)
        : [...known[seat]!.map(() => knowers(seat)), ...Array<number>(hand.hidden - known[seat]!.length).fill(0)],
    ),
    ceiling,
    open,
    table:
      view.table === null
        ? null
        : {
            laid: laidOf(view.table.cards).map(({ card, as }) => ({ card, as })),
            by: view.table.by,
            final: view.table.final,
          },
    shape: view.shape === null ? null : { ...view.shape },
    rankBound: view.rankBound,
    suitBound: SUITS.map((suit) => view.suitBound.filter((other) => other === suit).length),
    passed: view.passed.slice(),
    chain: view.chain === null ? null : { totals: view.chain.totals.slice(), victim: view.chain.victim },
    window: view.phase === 'window' ? { answers: answersOf(view) } : null,
    resolving: view.resolving === null ? null : resolvingOf(view, choose),
    exchange: view.exchange === null ? null : exchangeOf(view.exchange, choose),
    pool,
    discards,
    out: view.out.slice(),
    fouled: view.fouled.slice(),
    fallen: view.fallen,
    resigned,
    before: view.before.slice(),
    totals: Object.freeze(view.totals.slice()),
    over: view.phase === 'over',
  }
}

const bitsOf = (seats: readonly Seat[]): number => {
  let bits = 0
  for (const seat of seats) bits |= 1 << seat
  return bits
}

const answersOf = (view: CutInView): (Played[] | null)[] =>
  view.hands.map((_, seat) => {
    if (view.toAct.includes(seat)) return null
    return seat === view.viewer && view.answer !== null ? laidOf(view.answer) : []
  })

/** So many of the cards, none above a rank; they are no longer among the rest. */
const dealt = (rest: Card[], count: number, ceiling: ClimbingRank): Card[] => {
  if (ceiling === JOKER) return rest.splice(0, count)
  const cards: Card[] = []
  for (let at = 0; cards.length < count && at < rest.length; )
    if (rankOf(rest[at]!) <= ceiling) cards.push(...rest.splice(at, 1))
    else at++
  cards.push(...rest.splice(0, count - cards.length))
  return cards
}

/** Where the cards that a seat has chosen lie in its hand, each time the first that is still free. */
const positionsOf = (names: readonly string[], hand: readonly Card[]): number[] => {
  const positions: number[] = []
  for (const name of names)
    positions.push(hand.findIndex((card, at) => frenchName(card) === name && !positions.includes(at)))
  return positions
}

/** What a seat may have chosen of its hand: the poor have no choice but their strongest cards. */
const drawn = (count: number, hand: readonly Card[], isStrongest: boolean, rng: Rng): number[] => {
  if (count === 0) return []
  const positions = hand.map((_, at) => at)
  shuffleInPlace(positions, rng)
  if (isStrongest) positions.sort((a, b) => rankOf(hand[b]!) - rankOf(hand[a]!))
  return positions.slice(0, count)
}

const exchangeOf = ({ step, left, chosen, own }: NonNullable<CutInView['exchange']>, choose: Choose): Exchange => ({
  step,
  left: left.slice(),
  chosen: choose(chosen, own, step === 'poor'),
})

type Choose = (counts: readonly number[], mine: readonly string[], isStrongest: boolean) => number[][]

const resolvingOf = (view: CutInView, choose: Choose): Resolving => {
  const { queue, choice, clear, skip } = view.resolving!
  return {
    queue: queue.map(({ effect, count }) => ({ effect, count })),
    choice:
      choice === null
        ? null
        : {
            effect: choice.effect,
            by: choice.by,
            of: choice.of,
            left: choice.left,
            each: choice.each.slice(),
            chosen: choose(choice.chosen, choice.own, false),
          },
    clear,
    skip,
  }
}

/** Cards of a view as they were laid; the star of a public copy is kept. */
const laidOf = (cards: readonly string[]): Played[] =>
  cards.map((text) => {
    const [name = '', as = name] = text.split('=')
    const bare = name.replace('*', '')
    return { card: frenchFace(bare)!, as: frenchFace(as.replace('*', ''))!, open: name.endsWith('*') }
  })
