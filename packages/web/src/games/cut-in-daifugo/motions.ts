import { bindText, type CutInEvent, type CutInView } from '@tefuda/cut-in-daifugo'
import { type Rules, type Seat, text } from '@tefuda/kernel'
import type { Motion } from '../../table/table-game.ts'
import { clearMotions, passMotions, playMotions, riseAt, seatAnchor, TRICK } from '../climbing/motions.ts'
import { game } from './game.ts'
import { effectText } from './names.ts'

/** What moves when an event happens, before the eyes of the view's owner. */
export const motionsOf = (view: CutInView, event: CutInEvent, rules: Rules): readonly Motion[] => {
  switch (event.type) {
    case 'play':
      return laying(view, event.seat, event.cards)
    case 'cut':
      return [...laying(view, event.seat, event.cards), ...riseAt(TRICK, text('カットイン！', 'Cut in!'))]
    case 'pass':
      return passMotions(event.seat)
    case 'bind':
      return riseAt(TRICK, bindText(event.rank, event.suits, event.count))
    case 'revolution':
      return riseAt(TRICK, event.on ? text('革命', 'Revolution') : text('革命返し', 'Counter-revolution'))
    case 'effect':
      return riseAt(TRICK, effectText(event.effect, rules))
    case 'out':
      return riseAt(seatAnchor(event.seat), text('上がり', 'Out'))
    case 'fall':
      return riseAt(seatAnchor(event.seat), text('都落ち', 'Falls'))
    case 'open':
      return riseAt(seatAnchor(event.seat), text('公開', 'Public'))
    case 'clear':
      return clearMotions(view.table?.cards.length ?? 0)
    default:
      return []
  }
}

const laying = (view: CutInView, seat: Seat, cards: readonly string[]): Motion[] =>
  playMotions(seat, cards, seat === view.viewer ? game.held(view, seat) : null)
