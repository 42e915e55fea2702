import { type CutInView, TITLE_NAMES, titleOf } from '@tefuda/cut-in-daifugo'
import { type Seat, type Text, text } from '@tefuda/kernel'
import type { Fact, Pile, SeatLine } from '../../table/table-game.ts'
import { DISCARDS } from '../climbing/motions.ts'
import type { CutInContext } from './game.ts'

const cardsOf = (view: CutInView, seat: Seat): number => {
  const hand = view.hands[seat]
  return hand === undefined ? 0 : hand.hidden + hand.open.length
}

const stateOf = (view: CutInView, seat: Seat): Text | null => {
  const place = view.out.indexOf(seat)
  if (view.fouled.includes(seat)) return text('反則', 'Foul')
  if (view.fallen === seat) return cardsOf(view, seat) === 0 ? text('投了', 'Resigned') : text('都落ち', 'Fallen')
  if (place >= 0) return text(`${place + 1}位`, `Out: ${place + 1}`)
  return view.passed[seat] === true ? text('パス', 'Passed') : null
}

/** What a seat shows of itself: its title, whether it still plays, its cards and those that lie open. */
export const seatLineOf = (view: CutInView, seat: Seat): SeatLine => {
  const place = view.before.indexOf(seat)
  return {
    notes: place < 0 ? [] : [TITLE_NAMES[titleOf(place, view.hands.length)]],
    points: view.totals[seat] ?? 0,
    cards: cardsOf(view, seat),
    open: view.hands[seat]?.open ?? [],
    state: stateOf(view, seat),
  }
}

const fact = (id: string, label: Text, value: number, opens = false): Fact => ({
  id,
  label,
  value,
  opens,
  narrowOnly: opens,
})

export const factsOf = ({ view, seat }: CutInContext): readonly Fact[] => {
  if (seat === null) return []
  return [
    fact('points', text('点', 'Points'), view.totals[seat] ?? 0),
    fact('hand', text('手札', 'Hand'), cardsOf(view, seat)),
    fact(DISCARDS, text('捨て札', 'Discards'), view.discards.length, true),
  ]
}

/** The discards are public: everybody may look through them. */
export const pileOf = ({ view }: CutInContext, id: string): Pile | null =>
  id === DISCARDS || id === 'taken'
    ? { title: text('捨て札', 'Discards'), groups: [{ seat: null, cards: view.discards }] }
    : null
