import { bindText, type CutInEvent, type CutInView } from '@tefuda/cut-in-daifugo'
import { type Rules, text } from '@tefuda/kernel'
import type { Effect } from '../../table/table-game.ts'
import { OUT, PASSED, told } from '../climbing/motions.ts'
import { effectText } from './names.ts'

/** What an event brings about, in a word. */
export const effectOf = (_before: CutInView, event: CutInEvent, rules: Rules): Effect | null => {
  switch (event.type) {
    case 'cut':
      return told(event.seat, text('カットイン！', 'Cut in!'), 'great')
    case 'pass':
      return told(event.seat, PASSED, 'brief')
    case 'bind':
      return told(null, bindText(event.rank, event.suits, event.count))
    case 'revolution':
      return told(null, event.on ? text('革命！', 'Revolution!') : text('革命返し！', 'Counter-revolution!'), 'great')
    case 'effect':
      return told(null, effectText(event.effect, rules))
    case 'out':
      return told(event.seat, OUT)
    case 'fall':
      return told(event.seat, text('都落ち', 'Fallen'), 'great')
    case 'open':
      return told(event.seat, text('公開', 'Cards shown'), 'brief')
    default:
      return null
  }
}
