import type { CutInEvent, CutInView } from '@tefuda/cut-in-daifugo'
import type { Seat } from '@tefuda/kernel'
import type { Motion } from '../../table/table-game.ts'
import { clearMotions, playMotions } from '../climbing/motions.ts'
import { game } from './game.ts'

/** What moves when an event happens, before the eyes of the view's owner. */
export const motionsOf = (view: CutInView, event: CutInEvent): readonly Motion[] => {
  switch (event.type) {
    case 'play':
    case 'cut':
      return laying(view, event.seat, event.cards)
    case 'clear':
      return clearMotions(view.table?.cards.length ?? 0)
    default:
      return []
  }
}

const laying = (view: CutInView, seat: Seat, cards: readonly string[]): Motion[] =>
  playMotions(seat, cards, seat === view.viewer ? game.held(view, seat) : null)
