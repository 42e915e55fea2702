import { text } from '@tefuda/kernel'
import type { ZhengShangYouEvent, ZhengShangYouView } from '@tefuda/zheng-shang-you'
import type { Motion } from '../../table/table-game.ts'
import { clearMotions, passMotions, playMotions, riseAt, seatAnchor } from '../climbing/motions.ts'
import { game } from './game.ts'

/** What moves when an event happens, before the eyes of the view's owner. */
export const motionsOf = (view: ZhengShangYouView, event: ZhengShangYouEvent): readonly Motion[] => {
  switch (event.type) {
    case 'play':
      return playMotions(event.seat, event.cards, event.seat === view.viewer ? game.held(view, event.seat) : null)
    case 'pass':
      return passMotions(event.seat)
    case 'out':
      return riseAt(seatAnchor(event.seat), text('上がり', 'Out'))
    case 'take':
      return riseAt(seatAnchor(event.seat), text(`${event.card} を取る`, `takes ${event.card}`))
    case 'clear':
      return clearMotions(view.table?.cards.length ?? 0)
    default:
      return []
  }
}
