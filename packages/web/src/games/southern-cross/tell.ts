import type { Seat } from '@tefuda/kernel'
import type { CellView, FieldView, Placed, SouthernCrossEvent, SouthernCrossView } from '@tefuda/southern-cross'

type View = SouthernCrossView

/**
 * The view once an event has happened, so that a move can be shown step by step. A card that was played leaves an
 * empty name in the hand until another is drawn into its place. At the end of a move the engine's view takes over.
 */
export const tell = (view: View, event: SouthernCrossEvent): View => {
  switch (event.type) {
    case 'place':
      return placed(view, event.seat, event.placed)
    case 'take':
      return scored(
        taken(
          view,
          event.seat,
          event.wave.roles.flatMap(({ cells }) => cells),
        ),
        event.seat,
        event.wave.points,
      )
    case 'eclipse':
    case 'reach':
      return scored(view, event.seat, event.points)
    case 'draw':
      return drawn(view, event.seat, event.count, event.cards)
    case 'refill':
      return withField(view, event.field ?? 0, (field) => ({
        ...laid(field, event.cells),
        pile: field.pile - event.cells.length,
      }))
    case 'deal':
      return event.cells === null ? view : dealt(view, event.field ?? 0, event.cells)
    case 'progress':
      return progressed(view, event.seat, event.score, event.left)
    case 'end':
      return { ...view, totals: event.totals, over: event.over }
    default:
      return view
  }
}

const replaced = <T>(list: readonly T[], place: number, value: T): T[] =>
  list.map((old, index) => (index === place ? value : old))

const withField = (view: View, index: number, change: (field: FieldView) => FieldView): View => {
  const field = view.fields[index]
  return field === null || field === undefined ? view : { ...view, fields: replaced(view.fields, index, change(field)) }
}

/** In match play every seat has a field of its own. */
const fieldIndex = (view: View, seat: Seat): number => (view.fields.length > 1 ? seat : 0)

const laid = (field: FieldView, cells: readonly Placed[]): FieldView => {
  const grown = cells
    .filter(({ cell }) => !field.cells.some(({ name }) => name === cell))
    .map(({ cell }) => newCell(cell))
  const all = [...field.cells, ...grown]
  return {
    ...field,
    cells: all.map((cell) => ({
      ...cell,
      stack: [...cell.stack, ...cells.filter((one) => one.cell === cell.name).map(({ card }) => card)],
    })),
  }
}

const newCell = (name: string): CellView => {
  const [x = 0, y = 0] = name.split(',').map(Number)
  return { name, x, y, stack: [] }
}

const placed = (view: View, seat: Seat, cards: readonly Placed[]): View => {
  const hand = view.hands[seat]!
  const names = hand.cards?.slice() ?? null
  const known = hand.known.slice()
  for (const { card } of cards) {
    if (names !== null) names[names.indexOf(card)] = ''
    if (known.includes(card)) known.splice(known.indexOf(card), 1)
  }
  const next: View = {
    ...view,
    hands: replaced(view.hands, seat, { count: hand.count - cards.length, cards: names, known }),
    shown: replaced(view.shown, seat, null),
    turns: replaced(view.turns, seat, (view.turns[seat] ?? 0) + 1),
  }
  return withField(next, fieldIndex(view, seat), (field) => ({ ...laid(field, cards), centreDue: false }))
}

const taken = (view: View, seat: Seat, cells: readonly string[]): View => {
  const index = fieldIndex(view, seat)
  const field = view.fields[index]
  if (field === null || field === undefined) return view
  const gone = [...new Set(cells)]
  const cards = gone.map((name) => field.cells.find((cell) => cell.name === name)?.stack.at(-1) ?? '')
  const pile = view.taken[seat]
  return {
    ...withField(view, index, (before) => ({
      ...before,
      cells: before.cells.map((cell) =>
        gone.includes(cell.name) ? { ...cell, stack: cell.stack.slice(0, -1) } : cell,
      ),
    })),
    taken: pile === null || pile === undefined ? view.taken : replaced(view.taken, seat, [...pile, ...cards]),
  }
}

const scored = (view: View, seat: Seat, points: number): View => ({
  ...view,
  scores: replaced(view.scores, seat, view.scores[seat]! + points),
  totals: replaced(view.totals, seat, view.totals[seat]! + points),
})

/** Drawn cards go where cards were played, from the right: so the engine refills a hand. */
const drawn = (view: View, seat: Seat, count: number, cards: readonly string[] | null): View => {
  const hand = view.hands[seat]!
  const names = hand.cards?.slice() ?? null
  for (const card of names === null ? [] : (cards ?? [])) names![names!.lastIndexOf('')] = card
  const next = { ...view, hands: replaced(view.hands, seat, { ...hand, count: hand.count + count, cards: names }) }
  return withField(next, fieldIndex(view, seat), (field) => ({ ...field, pile: field.pile - count }))
}

/** A new field: growing ones keep only the cells they start with. */
const dealt = (view: View, index: number, cells: readonly Placed[]): View =>
  withField(
    {
      ...view,
      scores: view.scores.map(() => 0),
      turns: view.turns.map((turns) => (turns === null ? null : 0)),
      taken: view.taken.map((pile) => (pile === null ? null : [])),
    },
    index,
    (field) => ({
      ...field,
      cells: cells.map(({ card, cell }) => ({
        ...(field.cells.find(({ name }) => name === cell) ?? newCell(cell)),
        stack: [card],
      })),
    }),
  )

const progressed = (view: View, seat: Seat, score: number, left: number): View => ({
  ...view,
  scores: replaced(view.scores, seat, score),
  totals: replaced(view.totals, seat, view.totals[seat]! - view.scores[seat]! + score),
  left: replaced(view.left, seat, left),
})
