import { text } from '@tefuda/kernel'
import type { ZhengShangYouEvent, ZhengShangYouView } from '@tefuda/zheng-shang-you'
import type { Effect, Motion } from '../../table/table-game.ts'
import { clearMotions, OUT, PASSED, playMotions, told } from '../climbing/motions.ts'
import { game } from './game.ts'

/** What moves when an event happens, before the eyes of the view's owner. */
export const motionsOf = (view: ZhengShangYouView, event: ZhengShangYouEvent): readonly Motion[] => {
  switch (event.type) {
    case 'play':
      return playMotions(event.seat, event.cards, event.seat === view.viewer ? game.held(view, event.seat) : null)
    case 'clear':
      return clearMotions(view.table?.cards.length ?? 0)
    default:
      return []
  }
}

/** What an event brings about, in a word. */
export const effectOf = (_before: ZhengShangYouView, event: ZhengShangYouEvent): Effect | null => {
  switch (event.type) {
    case 'pass':
      return told(event.seat, PASSED, 'brief')
    case 'out':
      return told(event.seat, OUT)
    case 'take':
      return told(event.seat, text(`${event.card} を取る`, `takes ${event.card}`))
    default:
      return null
  }
}
