import type { ExjanView } from '@tefuda/exjan'
import { type Seat, type Text, text } from '@tefuda/kernel'
import type { Fact, Pile, SeatLine } from '../../table/table-game.ts'
import { BLANK, workOf } from './draft.ts'
import { type ExjanContext, waitsNow } from './hand.ts'
import { waitText } from './picture.ts'

/** Reach, dealer, and how many cards somebody else holds. */
export const seatLineOf = (view: ExjanView, seat: Seat): SeatLine => {
  const notes: Text[] = []
  if ((view.reach[seat] ?? -1) >= 0) notes.push(text('リーチ', 'Reach'))
  if (view.dealer === seat) notes.push(text('親', 'Dealer'))
  const count = view.hands[seat]?.count ?? 0
  if (seat !== view.viewer) notes.push(text(`手札${count}`, `Hand ${count}`))
  return { notes, points: view.chips[seat] ?? 0, cards: null, open: [], state: null }
}

export const factsOf = ({ view, seat }: ExjanContext): readonly Fact[] => [
  ...(seat === null
    ? []
    : [{ id: 'chips', label: text('チップ', 'Chips'), value: view.chips[seat] ?? 0, opens: false, narrowOnly: false }]),
  {
    id: 'taken',
    label: text('全員の捨て札', 'All discards'),
    value: view.rivers.reduce((sum, river) => sum + river.length, 0),
    opens: true,
    narrowOnly: false,
  },
]

/** All rivers, to be looked through. */
export const pileOf = ({ view }: ExjanContext, id: string): Pile | null =>
  id === 'taken'
    ? {
        title: text('全員の捨て札', 'All discards'),
        groups: view.rivers.map((cards, seat) => ({ seat, cards })),
      }
    : null

/** What is to be done before anything is chosen; between turns what the hand waits for. */
export const dutyOf = (context: ExjanContext): Text | null => {
  const { isTurn, isAsked, calls, mayWin, reachable } = workOf(BLANK, context)
  if (isTurn)
    return reachable.size > 0
      ? text('リーチできます。印のある札を捨てて宣言します。', 'You may reach: discard one of the marked cards.')
      : text('札を1枚捨てます。', 'Discard a card.')
  if (isAsked && calls.length === 0 && !mayWin)
    return text('この捨て札では宣言できません。', 'There is nothing to call on this discard.')
  const waits = waitsNow(context)
  return waits.length === 0 ? null : waitText(context, waits)
}
