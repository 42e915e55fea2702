import { type Seat, type Viewer, without } from '@tefuda/kernel'
import type { CccEvent } from './event.ts'
import type { RulesContext } from './state.ts'
import { openingsOf } from './territory.ts'
import type { CccView, CellView, HandView } from './view.ts'

type View = CccView
type Of<T extends CccEvent['type']> = Extract<CccEvent, { readonly type: T }>

/** An empty board, all cards in the pile. */
export const initialView = (context: RulesContext, viewer: Viewer): View => {
  const none = Array<number>(context.seats).fill(0)
  return {
    viewer,
    deal: 0,
    phase: 'turn',
    toAct: [],
    turn: 0,
    cells: emptyCells(context),
    placed: [],
    hands: none.map((_, seat) => ({ count: 0, cards: seat === viewer ? [] : null })),
    pile: context.deck.cards.length,
    used: [],
    reshuffles: context.rules.reshuffles,
    last: null,
    idle: 0,
    totals: none,
    scores: none,
  }
}

/** What the owner of a view sees once it has been told an event. */
export const viewAfter = (context: RulesContext, view: View, event: CccEvent): View => {
  switch (event.type) {
    case 'deal':
      return dealt(context, view, event)
    case 'hand':
      return event.cards === null ? view : withHand(view, event.seat, ({ count }) => ({ count, cards: event.cards }))
    case 'place':
      return placed(context, view, event)
    case 'draw':
      return drawn(context, view, event)
    case 'reshuffle':
      return { ...view, pile: event.count, used: [], reshuffles: view.reshuffles - 1 }
    case 'last-turns':
      return { ...view, last: event.turns }
    case 'end':
      return event.over ? over(view, event.totals) : { ...view, totals: event.totals, scores: event.totals }
  }
}

const emptyCells = ({ board, seats }: RulesContext): CellView[] =>
  board.names.map((name, cell) => ({
    name,
    number: board.numbers[cell]!,
    coins: Array<number>(seats).fill(0),
    holder: null,
    opening: 'closed',
  }))

const withHand = (view: View, seat: Seat, change: (hand: HandView) => HandView): View => ({
  ...view,
  hands: view.hands.with(seat, change(view.hands[seat]!)),
})

const dealt = (context: RulesContext, view: View, { deal, first, counts }: Of<'deal'>): View =>
  atTurn(
    context,
    {
      ...view,
      deal,
      cells: emptyCells(context),
      placed: [],
      hands: counts.map((count, seat) => ({ count, cards: seat === view.viewer ? [] : null })),
      pile: counts.reduce((left, count) => left - count, context.deck.cards.length),
      used: [],
      reshuffles: context.rules.reshuffles,
      last: null,
      idle: 0,
      scores: view.totals,
    },
    first,
  )

/** Whose turn it is, and what each cell is to that seat with the coins as they lie. */
const atTurn = (context: RulesContext, view: View, turn: Seat): View => {
  const coins = view.cells.flatMap((cell) => cell.coins)
  const openings = openingsOf(context, coins, turn)
  const cells = view.cells.map((cell, k): CellView => {
    const opening = openings[k]!
    return opening === cell.opening ? cell : { ...cell, opening }
  })
  return { ...view, toAct: [turn], turn, cells }
}

const placed = (context: RulesContext, view: View, event: Of<'place'>): View => {
  const { seat, groups, splits, holder, left } = event
  const at = view.cells.findIndex(({ name }) => name === event.cell)
  const cell = view.cells[at]!
  const gone = [...groups.flatMap(({ cards }) => cards), ...splits]
  const scores = view.scores.slice()
  if (cell.holder !== null) scores[cell.holder.seat]! -= context.worth[at]!
  if (holder !== null) scores[holder.seat]! += context.worth[at]!
  return {
    ...withHand(view, seat, ({ cards }) => ({
      count: left,
      cards: cards === null ? null : gone.reduce(without, cards),
    })),
    cells: view.cells.with(at, { ...cell, coins: cell.coins.with(seat, cell.coins[seat]! + 1), holder }),
    placed: [...view.placed, cell.name],
    used: [...view.used, ...gone],
    scores,
  }
}

/** A draw, of no cards too, ends the turn. */
const drawn = (context: RulesContext, view: View, { seat, discards, count, cards, pile }: Of<'draw'>): View => {
  const next = withHand(view, seat, (hand) => ({
    count: hand.count - discards.length + count,
    cards: hand.cards === null ? null : [...discards.reduce(without, hand.cards), ...(cards ?? [])],
  }))
  return atTurn(
    context,
    {
      ...next,
      placed: [],
      pile,
      used: [...view.used, ...discards],
      last: view.last === null ? null : view.last - 1,
      idle: count === 0 && view.placed.length === 0 ? view.idle + 1 : 0,
    },
    (seat + 1) % context.seats,
  )
}

/** The board of the last game stays, closed to everybody. */
const over = (view: View, totals: readonly number[]): View => ({
  ...view,
  phase: 'over',
  toAct: [],
  cells: view.cells.map((cell) => ({ ...cell, opening: 'closed' })),
  totals,
  scores: totals,
})
