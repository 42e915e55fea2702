import { type ExjanEvent, type ExjanView, KIND_NAMES } from '@tefuda/exjan'
import { type Seat, text } from '@tefuda/kernel'
import type { Motion } from '../../table/table-game.ts'
import { heldAnchor, meldAnchor, riverAnchor, WALL, zoneAnchor } from './places.ts'

/** What moves when an event happens, before the eyes of the view's owner. */
export const motionsOf = (view: ExjanView, event: ExjanEvent): readonly Motion[] => {
  switch (event.type) {
    case 'draw':
      return event.card === null ? [] : [{ kind: 'travel', from: WALL, to: heldAnchor(event.card) }]
    case 'discard':
      return [discarded(view, event.seat, event.card)]
    case 'reach':
      return [
        discarded(view, event.seat, event.card),
        { kind: 'rise', places: [zoneAnchor(event.seat)], text: text('リーチ！', 'Reach!') },
      ]
    case 'call':
      return [
        {
          kind: 'travel',
          from: riverAnchor(event.from, (view.rivers[event.from]?.length ?? 1) - 1),
          to: meldAnchor(event.seat, view.melds[event.seat]?.length ?? 0),
        },
        { kind: 'rise', places: [zoneAnchor(event.seat)], text: KIND_NAMES[event.kind] },
      ]
    case 'win':
      return [{ kind: 'rise', places: [zoneAnchor(event.sheet.winner)], text: text('あがり！', 'Wins!') }]
    case 'exhausted':
      return [{ kind: 'rise', places: [WALL], text: text('流局', 'Drawn round') }]
    default:
      return []
  }
}

const discarded = (view: ExjanView, seat: Seat, card: string): Motion => ({
  kind: 'travel',
  from: view.hands[seat]?.cards?.includes(card) === true ? heldAnchor(card) : zoneAnchor(seat),
  to: riverAnchor(seat, view.rivers[seat]?.length ?? 0),
})

/** Whether an event begins something that everybody sees. */
export const begins = ({ type }: ExjanEvent): boolean => BEGINNINGS.has(type)
const BEGINNINGS: ReadonlySet<ExjanEvent['type']> = new Set(['discard', 'reach', 'call', 'win', 'exhausted'])
