import { type Seat, type Text, text } from '@tefuda/kernel'
import {
  cellName,
  linesOfField,
  ROLE_NAMES,
  type SouthernCrossRules,
  type SouthernCrossView,
} from '@tefuda/southern-cross'
import type { Fact, Pile, SeatLine } from '../../table/table-game.ts'
import { boardOf, fieldOf, fieldSeen, type SouthernContext } from './cells.ts'

const isMatch = (view: SouthernCrossView): boolean => view.fields.length > 1

/** The pile and the cards taken, by figures: on a narrow screen they stand for the piles themselves. */
export const factsOf = (context: SouthernContext): readonly Fact[] => {
  const field = fieldOf(context)
  if (field === null) return []
  return [
    { id: 'pile', label: text('山札', 'Pile'), value: field.pile, opens: false, narrowOnly: true },
    { id: 'taken', label: text('取った札', 'Taken'), value: takenBy(context).length, opens: true, narrowOnly: true },
  ]
}

/** What the seat has taken; a spectator sees what all have. */
export const takenBy = ({ view, seat }: SouthernContext): readonly string[] =>
  seat === null ? view.taken.flatMap((cards) => cards ?? []) : (view.taken[seat] ?? [])

/** Small words on a seat: dealer, the card it must place, reaches of its last move, cards left. */
export const seatLineOf = (view: SouthernCrossView, seat: Seat): SeatLine => {
  const notes: Text[] = []
  if (isMatch(view)) notes.push(text(`残り${view.left[seat]}枚`, `${view.left[seat]} cards left`))
  else {
    if (view.dealer === seat) notes.push(text('親', 'Dealer'))
    const shown = view.shown[seat]
    if (shown !== null && shown !== undefined) notes.push(text(`最初の札 ${shown}`, `First card ${shown}`))
    else notes.push(text(`手札${view.hands[seat]?.count ?? 0}`, `${view.hands[seat]?.count ?? 0} in hand`))
  }
  return { notes, points: view.totals[seat] ?? 0, cards: null, open: [], state: null }
}

/** What has to be known before a card is chosen. */
export const dutyOf = (context: SouthernContext): Text | null => {
  if (!context.due || context.seat === null) return null
  const shown = context.view.shown[context.seat]
  if (shown !== null && shown !== undefined)
    return text(
      `最初の手番です。見せ合った ${shown} を好きな場所に置きます。`,
      `Your first turn: place the card you showed, ${shown}, anywhere.`,
    )
  if (fieldOf(context)?.centreDue === true)
    return text(
      '場が空になりました。次の札は中央に置きます。',
      'The field was cleared: the next card goes to the centre.',
    )
  return dealtRole(context)
}

/** Said once, before the first card of a game: what was dealt as a role scores nothing (SC-5). */
const dealtRole = (context: SouthernContext): Text | null => {
  const board = boardOf(context)
  const { turns } = context.view
  const field = fieldOf(context)
  if (field === null || board === 'free' || board === 'ultra' || turns.some((made) => made !== 0)) return null
  const rules = { ...(context.rules as SouthernCrossRules), board }
  const cards = field.cells.map(({ stack }) => stack.at(-1) ?? '')
  const kinds = linesOfField(rules, cards).flatMap(({ role }) => role?.kind ?? [])
  const [first] = kinds
  if (first === undefined) return null
  const { ja, en } = ROLE_NAMES[first]
  return text(
    `配られたときにできている${ja}は、そのままでは点になりません。`,
    `The ${en.toLowerCase()} that was dealt scores nothing by itself.`,
  )
}

/** `taken`: what everybody has taken. A cell: its stack, the top card first. */
export const pileOf = (context: SouthernContext, id: string): Pile | null => {
  const { view, seat } = context
  if (id === 'taken') {
    const groups = view.taken.flatMap((cards, owner) => (cards === null ? [] : [{ owner, cards }]))
    const own = groups.toSorted((a, b) => Number(b.owner === seat) - Number(a.owner === seat))
    return {
      title: text('取った札', 'Cards taken'),
      groups: own.map(({ owner, cards }) => ({ seat: groups.length > 1 ? owner : null, cards })),
    }
  }
  const cell = fieldSeen(view, seat)?.cells.find(({ name }) => name === id)
  if (cell === undefined) return null
  const name = cellName(id, boardOf(context))
  return {
    title: text(`${name.ja}の札（上から）`, `Cards at ${name.en}, top first`),
    groups: [{ seat: null, cards: cell.stack.toReversed() }],
  }
}
