import { type Laid, RANK_NAMES, readLaid } from '@tefuda/climbing'
import { frenchFace, frenchName, type Seat, type Viewer, without } from '@tefuda/kernel'
import { countRanks } from './combination.ts'
import type { CutInEvent } from './event.ts'
import { laidFrom, slippedOut, sorted, uncovered, withHidden } from './fold-hands.ts'
import { beatsJoker, isRun } from './lay.ts'
import { JOKER, type RulesContext, rankOf, toGive } from './state.ts'
import type { CutInView, HandView } from './view.ts'

type View = CutInView
type Of<T extends CutInEvent['type']> = Extract<CutInEvent, { readonly type: T }>

/** An empty table. */
export const initialView = ({ seats }: RulesContext, viewer: Viewer): View => {
  const hand: HandView = { hidden: 0, cards: null, knownTo: null, known: [], ceiling: null, open: [] }
  const own: HandView = { ...hand, cards: [], knownTo: [] }
  return {
    viewer,
    deal: 0,
    phase: 'turn',
    toAct: [],
    turn: 0,
    direction: 1,
    revolution: false,
    back: false,
    flipped: false,
    hands: Array.from({ length: seats }, (_, seat) => (seat === viewer ? own : hand)),
    table: null,
    shape: null,
    rankBound: false,
    suitBound: [],
    passed: Array<boolean>(seats).fill(false),
    chain: null,
    answer: null,
    resolving: null,
    exchange: null,
    pool: [],
    discards: [],
    out: [],
    fouled: [],
    fallen: -1,
    resigned: [],
    before: [],
    totals: Array<number>(seats).fill(0),
  }
}

/** What the owner of a view sees once it has been told an event. */
export const viewAfter = (context: RulesContext, view: View, event: CutInEvent): View => {
  switch (event.type) {
    case 'deal':
      return dealt(context, view, event)
    case 'hand':
      return event.cards === null
        ? view
        : withHand(view, event.seat, (hand) => ({ ...hand, cards: event.cards, knownTo: event.cards!.map(() => []) }))
    case 'choose':
      return view.exchange === null ? choosing(view, event) : choosingToGive(view, event)
    case 'give':
      return view.exchange === null ? oneLess(passedOn(view, event)) : exchanged(view, event)
    case 'play':
      return laidDown(context, view, event)
    case 'cut':
      return cutIn(context, view, event)
    case 'answer':
      return { ...view, toAct: view.toAct.filter((seat) => seat !== event.seat), answer: event.cards }
    case 'turn':
      return atTurn({ ...view, chain: null }, event.seat)
    case 'pass':
      return { ...view, passed: view.passed.with(event.seat, true) }
    case 'bind':
      return { ...view, rankBound: event.rank, suitBound: event.suits }
    case 'revolution':
      return { ...unasked(view), revolution: event.on, flipped: event.on !== view.back }
    case 'effect':
      return takingEffect(unasked(view), event)
    case 'salvage':
      return oneLess(salvaged(view, event))
    case 'discard':
      return oneLess({
        ...withHand(view, event.seat, (hand) => laidFrom(hand, [event.card], [event.open])),
        discards: sorted([...view.discards, event.card]),
      })
    case 'open':
      return oneLess(
        withHand(view, event.seat, (hand) => ({
          ...event.cards.reduce((left, card) => uncovered(left, card, event.at), hand),
          open: [...hand.open, ...event.cards],
        })),
      )
    case 'greed':
      return oneLess(
        withHand(
          withHand(view, event.from, (hand) => ({ ...hand, open: without(hand.open, event.card) })),
          event.to,
          (hand) => ({ ...hand, open: [...hand.open, event.card] }),
        ),
      )
    case 'decline':
    case 'foul':
      return view
    case 'out':
      return event.foul
        ? { ...view, fouled: [...view.fouled, event.seat] }
        : { ...view, out: [...view.out, event.seat] }
    case 'fall':
      return { ...view, fallen: event.seat }
    case 'resign':
      return resigned(view, event)
    case 'clear':
      return atTurn({ ...cleared(view), pool: [], discards: sorted([...view.discards, ...view.pool]) }, event.leader)
    case 'end':
      return ended(view, event)
  }
}

const withHand = (view: View, seat: Seat, change: (hand: HandView) => HandView): View => ({
  ...view,
  hands: view.hands.with(seat, change(view.hands[seat]!)),
})

const hasCards = ({ hidden, open }: HandView): boolean => hidden + open.length > 0

const seatsLeft = ({ hands }: View): Seat[] => hands.flatMap((hand, seat) => (hasCards(hand) ? [seat] : []))

const atTurn = (view: View, seat: Seat): View => ({
  ...view,
  phase: 'turn',
  toAct: [seat],
  turn: seat,
  answer: null,
  resolving: null,
})

/** Nobody is asked any more. */
const unasked = (view: View): View => ({ ...view, phase: 'turn', toAct: [], answer: null, resolving: null })

const cleared = (view: View): View => ({
  ...view,
  back: false,
  flipped: view.revolution,
  table: null,
  shape: null,
  rankBound: false,
  suitBound: [],
  passed: view.passed.map(() => false),
  chain: null,
})

const dealt = ({ rules }: RulesContext, view: View, { deal, counts }: Of<'deal'>): View => {
  const hands = counts.map((hidden, seat): HandView => {
    const isOwn = seat === view.viewer
    return { hidden, cards: isOwn ? [] : null, knownTo: isOwn ? [] : null, known: [], ceiling: null, open: [] }
  })
  const next: View = {
    ...unasked(cleared({ ...view, revolution: false })),
    deal,
    direction: 1,
    hands,
    pool: [],
    discards: [],
    out: [],
    fouled: [],
    fallen: -1,
    resigned: [],
  }
  return view.before.length > 0 && rules.exchange ? atStep(next, 'poor') : next
}

const atStep = (view: View, step: 'poor' | 'rich'): View =>
  givingLeft(
    { ...view, phase: 'exchange' },
    {
      step,
      left: toGive(view.before, step),
      chosen: view.before.map(() => 0),
      own: [],
    },
  )

const givingLeft = (view: View, exchange: NonNullable<View['exchange']>): View => ({
  ...view,
  toAct: exchange.left.flatMap((left, seat) => (left > 0 ? [seat] : [])),
  exchange,
})

const choosingToGive = (view: View, { seat, card }: Of<'choose'>): View => {
  const { step, left, chosen, own } = view.exchange!
  return givingLeft(view, {
    step,
    left: left.with(seat, left[seat]! - 1),
    chosen: chosen.with(seat, chosen[seat]! + 1),
    own: card === null ? own : [...own, card],
  })
}

/** One of the cards that are exchanged; with the last the step is over (CD-11). */
const exchanged = (view: View, event: Of<'give'>): View => {
  const { seat, to, card } = event
  const { step, left, chosen, own } = view.exchange!
  let next = withHand(view, seat, (hand) => slippedOut(hand, card, to, view.viewer))
  next = withHand(next, to, (hand) => withHidden(hand, card, [seat], seat === view.viewer))
  if (step === 'poor' && to === view.viewer) next = withHand(next, seat, (hand) => withCeiling(hand, card!))
  const rest = chosen.with(seat, chosen[seat]! - 1)
  if (rest.some((count) => count > 0)) return { ...next, exchange: { step, left, chosen: rest, own } }
  return step === 'poor' ? atStep(next, 'rich') : { ...next, phase: 'turn', toAct: [], exchange: null }
}

/** Whoever gets one of the strongest cards of a hand knows that the others are no stronger. */
const withCeiling = (hand: HandView, card: string): HandView => {
  const before = hand.ceiling === null ? JOKER : RANK_NAMES.indexOf(hand.ceiling)
  const ceiling = Math.min(before, rankOf(frenchFace(card)!))
  return { ...hand, ceiling: ceiling < JOKER ? RANK_NAMES[ceiling]! : null }
}

const laidOf = (cards: readonly string[]): Laid[] => cards.map((word) => readLaid(word)!)

const laidDown = (context: RulesContext, view: View, { seat, cards, open }: Of<'play'>): View => {
  const laid = laidOf(cards)
  const final = view.table !== null && beatsJoker(laid, laidOf(view.table.cards))
  const chain = { totals: countRanks(laid), victim: -1 }
  const shape = view.shape ?? { run: isRun(laid), count: laid.length }
  return onTable(context, { ...view, table: { cards, by: seat, final }, shape, chain }, laid, open)
}

const cutIn = (context: RulesContext, view: View, { seat, of, cards, open }: Of<'cut'>): View => {
  const laid = laidOf(cards)
  const chain = { totals: countRanks(laid, view.chain!.totals), victim: of }
  return onTable(context, { ...view, table: { cards, by: seat, final: view.table!.final }, chain }, laid, open)
}

/** The cards of a play lie on the table, and whoever has cards is asked about a cut-in (CD-4). */
const onTable = (context: RulesContext, view: View, laid: readonly Laid[], open: readonly boolean[]): View => {
  const { by } = view.table!
  const names = laid.map(({ card }) => frenchName(card))
  const next = withHand({ ...view, pool: [...view.pool, ...names] }, by, (hand) => laidFrom(hand, names, open))
  const left = seatsLeft(next)
  if (!context.rules.cutIn || left.length <= 1) return unasked(next)
  const toAct = left.filter((seat) => seat !== by)
  const isAsked = view.viewer === null || toAct.includes(view.viewer)
  return { ...next, phase: 'window', toAct, answer: isAsked ? null : [] }
}

const takingEffect = (view: View, { effect, asks }: Of<'effect'>): View => {
  if (effect === 'back') return { ...view, back: !view.back, flipped: view.revolution === view.back }
  // Between two players it clears instead (CD-8).
  if (effect === 'reverse')
    return seatsLeft(view).length === 2 ? view : { ...view, direction: view.direction === 1 ? -1 : 1 }
  if (asks === null) return view
  const { by, each } = asks.choice
  return {
    ...view,
    phase: 'choice',
    toAct: by >= 0 ? [by] : each.flatMap((left, seat) => (left > 0 ? [seat] : [])),
    resolving: { ...asks, choice: { ...asks.choice, chosen: each.map(() => 0), own: [] } },
  }
}

/** One card of an effect has been chosen. When it was the last, another event of the move says how things go on. */
const oneLess = (view: View): View => withChoice(view, ({ left }) => ({ left: left - 1 }))

type Choice = NonNullable<NonNullable<View['resolving']>['choice']>

const withChoice = (view: View, change: (choice: Choice) => Partial<Choice>): View => {
  const choice = view.resolving?.choice ?? null
  return choice === null
    ? view
    : { ...view, resolving: { ...view.resolving!, choice: { ...choice, ...change(choice) } } }
}

/** A card that will be opened once all have chosen. */
const choosing = (view: View, { seat, card }: Of<'choose'>): View => {
  const next = withChoice(oneLess(view), ({ each, chosen, own }) => ({
    each: each.with(seat, each[seat]! - 1),
    chosen: chosen.with(seat, chosen[seat]! + 1),
    own: card === null ? own : [...own, card],
  }))
  const each = next.resolving?.choice?.each ?? []
  return { ...next, toAct: each.flatMap((left, other) => (left > 0 ? [other] : [])) }
}

/** A card given away for an effect: what the exchange had shown of either hand does not hold any more. */
const passedOn = (view: View, { seat, to, card }: Of<'give'>): View => {
  const given = withHand(view, seat, (hand) => ({ ...slippedOut(hand, card, to, view.viewer), ceiling: null }))
  return withHand(given, to, (hand) => ({
    ...withHidden(hand, card, [seat], seat === view.viewer),
    ceiling: null,
  }))
}

/** What is taken from the discards lies hidden, but everybody has seen it (CD-9). */
const salvaged = (view: View, { seat, card }: Of<'salvage'>): View => {
  const others = view.hands.flatMap((_, other) => (other === seat ? [] : [other]))
  return {
    ...withHand(view, seat, (hand) => withHidden(hand, card, others, true)),
    discards: without(view.discards, card),
  }
}

const resigned = (view: View, { seat, cards }: Of<'resign'>): View => ({
  ...withHand(view, seat, (hand) => ({
    ...hand,
    hidden: 0,
    cards: hand.cards === null ? null : [],
    knownTo: hand.knownTo === null ? null : [],
    known: [],
    open: [],
  })),
  resigned: sorted([...view.resigned, ...cards]),
})

const ended = (view: View, { places, totals, over }: Of<'end'>): View => ({
  ...unasked(view),
  phase: over ? 'over' : 'turn',
  hands: view.hands.map((hand) => (hand.ceiling === null ? hand : { ...hand, ceiling: null })),
  before: places,
  totals,
})
