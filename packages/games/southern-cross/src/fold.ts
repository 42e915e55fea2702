import { faceOf, nextSeat, type Seat, type Viewer } from '@tefuda/kernel'
import { FREE_START, spotName } from './board.ts'
import type { Placed, SouthernCrossEvent, Stack } from './event.ts'
import { FIELD_SIZE } from './rules.ts'
import { cardName, type RulesContext } from './state.ts'
import { type CellView, type FieldView, type HandView, type SouthernCrossView, seesField } from './view.ts'

type View = SouthernCrossView
type Of<T extends SouthernCrossEvent['type']> = Extract<SouthernCrossEvent, { readonly type: T }>

/** An empty field, or one for each seat, all cards in the pile. */
export const initialView = (context: RulesContext, viewer: Viewer): View =>
  reset(context, {
    viewer,
    deal: 0,
    toAct: [],
    dealer: 0,
    shown: [],
    fields: [],
    hands: [],
    taken: [],
    left: [],
    turns: [],
    scores: [],
    totals: each(context, 0),
    over: false,
  })

/** What the owner of a view sees once it has been told an event. */
export const viewAfter = (context: RulesContext, view: View, event: SouthernCrossEvent): View => {
  switch (event.type) {
    case 'deal':
      return dealt(context, view, event)
    case 'redeal':
      return view
    case 'shown':
      return showing(view, event)
    case 'hand':
      return handed(context, view, event)
    case 'place':
      return placed(context, view, event)
    case 'take': {
      const cells = [...new Set(event.wave.roles.flatMap((role) => role.cells))]
      return scored(taken(view, event.seat, cells), event.seat, event.wave.points)
    }
    case 'eclipse':
      return scored(withField(view, fieldOf(view, event.seat), { centreDue: true }), event.seat, event.points)
    case 'reach':
      return scored(view, event.seat, event.points)
    case 'draw':
      return drawn(view, event)
    case 'refill':
      return refilled(context, view, event)
    case 'progress':
      return progressed(view, event)
    case 'reveal':
      return revealed(context, view, event)
    case 'end':
      return event.over
        ? { ...view, toAct: [], scores: event.scores, totals: event.totals, over: true }
        : { ...view, scores: event.scores, totals: event.totals }
  }
}

const each = <T>({ seats }: RulesContext, value: T): T[] => Array<T>(seats).fill(value)

/** The table before a deal: nothing lies on the fields, nobody has a card. */
const reset = (context: RulesContext, view: View): View => {
  const { viewer } = view
  const seats = each(context, null).map((_, seat) => seat)
  const pile = context.deck.cards.length
  const field: FieldView = { cells: cellsAtFirst(context), pile, centreDue: false }
  const sees = (index: number): boolean => seesField(context, view, viewer, index)
  return {
    ...view,
    toAct: [],
    dealer: 0,
    shown: each(context, null),
    fields: (context.rules.match ? seats : [0]).map((index) => (sees(index) ? field : null)),
    hands: seats.map((seat) => ({ count: 0, cards: seat === viewer ? [] : null, known: [] })),
    taken: seats.map((seat) => (sees(seat) ? [] : null)),
    left: each(context, context.rules.match ? pile : 0),
    turns: seats.map((seat) => (sees(seat) ? 0 : null)),
    scores: each(context, 0),
  }
}

const cellsAtFirst = (context: RulesContext): CellView[] =>
  (context.board?.names ?? FREE_START.slice(0, FIELD_SIZE[context.rules.board]).map(spotName)).map((name) =>
    cellOf(context, name, []),
  )

const cellOf = ({ board }: RulesContext, name: string, stack: readonly string[]): CellView => {
  const [x, y] = board === null ? name.split(',').map(Number) : board.places[board.names.indexOf(name)]!
  return { name, x: x!, y: y!, stack }
}

/** In match play every seat has a field of its own. */
const fieldOf = ({ fields }: View, seat: Seat): number => (fields.length > 1 ? seat : 0)

const withField = (view: View, index: number, change: Partial<FieldView>): View => {
  const field = view.fields[index]
  return field == null ? view : { ...view, fields: view.fields.with(index, { ...field, ...change }) }
}

const withHand = (view: View, seat: Seat, change: Partial<HandView>): View => ({
  ...view,
  hands: view.hands.with(seat, { ...view.hands[seat]!, ...change }),
})

const scored = (view: View, seat: Seat, points: number): View => ({
  ...view,
  scores: view.scores.with(seat, view.scores[seat]! + points),
  totals: view.totals.with(seat, view.totals[seat]! + points),
})

const withCards = (view: View): Seat[] => view.hands.flatMap(({ count }, seat) => (count > 0 ? [seat] : []))

/** With the first field of a deal everything of the one before is cleared away. */
const dealt = (context: RulesContext, view: View, { deal, field, cells }: Of<'deal'>): View => {
  const next = field === null || field === 0 ? reset(context, { ...view, deal }) : view
  const index = field ?? 0
  const pile = context.deck.cards.length - FIELD_SIZE[context.rules.board]
  return {
    ...withField(next, index, {
      pile,
      ...(cells !== null && { cells: cells.map(({ card, cell }) => cellOf(context, cell, [card])) }),
    }),
    toAct: context.rules.match ? [] : [0],
    left: context.rules.match ? next.left.with(index, pile) : next.left,
  }
}

/** Everybody has drawn a card, which all have seen (SC-15). */
const showing = (view: View, { shown, dealer }: Of<'shown'>): View => ({
  ...withField(view, 0, { pile: view.fields[0]!.pile - shown.length }),
  toAct: [dealer],
  dealer,
  shown,
  hands: shown.map((card, seat) => ({ count: 1, cards: seat === view.viewer ? [card] : null, known: [card] })),
  left: shown.map(() => 1),
})

/** The cards of a hand come from the pile, but those shown and the extra jokers. */
const handed = (context: RulesContext, view: View, { seat, count, cards }: Of<'hand'>): View => {
  const { match } = context.rules
  const before = view.hands[seat]!
  const extra = context.extraJokers[seat]!.toSorted((a, b) => faceOf(a) - faceOf(b)).map(cardName)
  const index = fieldOf(view, seat)
  const field = view.fields[index]
  const fromPile = count - before.count - extra.length
  const next = field == null ? view : withField(view, index, { pile: field.pile - fromPile })
  const full = withHand(next, seat, { count, cards, known: match ? [] : [...before.known, ...extra] })
  return {
    ...full,
    toAct: match ? withCards(full) : view.toAct,
    left: view.left.with(seat, match ? view.left[seat]! + extra.length : count),
  }
}

const placed = (context: RulesContext, view: View, event: Of<'place'>): View => {
  const { seat, at, known } = event
  const { count, cards } = view.hands[seat]!
  const index = fieldOf(view, seat)
  const rest = count - event.placed.length
  return {
    ...withHand(
      withField(view, index, { ...laid(context, view.fields[index]!, event.placed), centreDue: false }),
      seat,
      {
        count: rest,
        cards: cards === null || at === null ? cards : cards.filter((_, place) => !at.includes(place)),
        known,
      },
    ),
    toAct: context.rules.match ? view.toAct : [turnAfter(view, seat)],
    shown: view.shown.with(seat, null),
    left: view.left.with(seat, view.left[seat]! - event.placed.length),
    turns: view.turns.with(seat, (view.turns[seat] ?? 0) + 1),
  }
}

/** The next seat with cards; the seat itself where no other has any (SC-19). */
const turnAfter = ({ hands }: View, seat: Seat): Seat =>
  nextSeat(hands.length, seat, (other) => hands[other]!.count > 0)

const laid = (context: RulesContext, field: FieldView, placed: readonly Placed[]): Pick<FieldView, 'cells'> => {
  const cells = field.cells.slice()
  for (const { card, cell } of placed) {
    const at = cells.findIndex(({ name }) => name === cell)
    if (at < 0) cells.push(cellOf(context, cell, [card]))
    else cells[at] = { ...cells[at]!, stack: [...cells[at]!.stack, card] }
  }
  return { cells }
}

/** The top cards of these cells go to the seat, in this order. */
const taken = (view: View, seat: Seat, names: readonly string[]): View => {
  const index = fieldOf(view, seat)
  const cells = view.fields[index]!.cells.slice()
  const cards = names.map((name) => {
    const at = cells.findIndex((cell) => cell.name === name)
    const { stack } = cells[at]!
    cells[at] = { ...cells[at]!, stack: stack.slice(0, -1) }
    return stack.at(-1)!
  })
  return { ...withField(view, index, { cells }), taken: view.taken.with(seat, [...view.taken[seat]!, ...cards]) }
}

/** Drawn cards take the places of those played, from the last to the first. */
const drawn = (view: View, { seat, count, cards, at }: Of<'draw'>): View => {
  const hand = view.hands[seat]!
  const names = hand.cards?.slice() ?? null
  if (names !== null && cards !== null && at !== null)
    for (const k of [...at.keys()].reverse()) names.splice(at[k]!, 0, cards[k]!)
  const index = fieldOf(view, seat)
  return {
    ...withField(withHand(view, seat, { count: hand.count + count, cards: names }), index, {
      pile: view.fields[index]!.pile - count,
    }),
    left: view.left.with(seat, view.left[seat]! + count),
  }
}

const refilled = (context: RulesContext, view: View, { field, cells }: Of<'refill'>): View => {
  const index = field ?? 0
  const before = view.fields[index]!
  return withField(view, index, { ...laid(context, before, cells), pile: before.pile - cells.length })
}

const progressed = (view: View, { seat, score, hand, left }: Of<'progress'>): View => {
  const next = withHand(scored(view, seat, score - view.scores[seat]!), seat, { count: hand })
  return { ...next, toAct: withCards(next), left: view.left.with(seat, left) }
}

/** When all is over a hidden field opens; no card is left to be drawn. */
const revealed = (context: RulesContext, view: View, event: Of<'reveal'>): View => ({
  ...view,
  fields: view.fields.with(event.seat, {
    cells: event.cells.map(({ cell, cards }: Stack) => cellOf(context, cell, cards)),
    pile: 0,
    centreDue: event.centreDue,
  }),
  taken: view.taken.with(event.seat, event.taken),
  turns: view.turns.with(event.seat, event.turns),
})
