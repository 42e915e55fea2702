import { type ExjanEvent, type ExjanView, KIND_NAMES } from '@tefuda/exjan'
import { type Seat, text } from '@tefuda/kernel'
import type { Effect, Motion } from '../../table/table-game.ts'
import { heldAnchor, meldAnchor, riverAnchor, WALL, zoneAnchor } from './places.ts'

/** What moves when an event happens, before the eyes of the view's owner. */
export const motionsOf = (view: ExjanView, event: ExjanEvent): readonly Motion[] => {
  switch (event.type) {
    case 'draw':
      return event.card === null ? [] : [{ kind: 'travel', from: WALL, to: heldAnchor(event.card) }]
    case 'discard':
    case 'reach':
      return [discarded(view, event.seat, event.card)]
    case 'call':
      return [
        {
          kind: 'travel',
          from: riverAnchor(event.from, (view.rivers[event.from]?.length ?? 1) - 1),
          to: meldAnchor(event.seat, view.melds[event.seat]?.length ?? 0),
        },
      ]
    default:
      return []
  }
}

/** What an event brings about, in a word. */
export const effectOf = (_before: ExjanView, event: ExjanEvent): Effect | null => {
  switch (event.type) {
    case 'reach':
      return { seat: event.seat, text: text('リーチ！', 'Reach!'), weight: 'great' }
    case 'call':
      return { seat: event.seat, text: KIND_NAMES[event.kind], weight: 'great' }
    case 'win':
      return { seat: event.sheet.winner, text: text('あがり！', 'Wins!'), weight: 'great' }
    case 'exhausted':
      return { seat: null, text: text('流局', 'Drawn round'), weight: 'great' }
    default:
      return null
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
