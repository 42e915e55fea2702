import { hearing, nextSeat, type Seat } from '@tefuda/kernel'
import { beginEffects } from './effects.ts'
import type { Tell } from './event.ts'
import { cutIn } from './lay.ts'
import { formatPlayed } from './notation.ts'
import type { Played, RulesContext, State } from './state.ts'

/** All answers are collected before one is carried out; of several claims the nearest wins, and the others stay hidden (CD-4). */
export const answer = (context: RulesContext, state: State, seat: Seat, laid: readonly Played[], tell: Tell): void => {
  const { answers } = state.window!
  answers[seat] = laid.length === 0 ? [] : laid.map(({ card, as, open }) => ({ card, as, open }))
  hearing(tell, 'answer')?.({ type: 'answer', seat, cards: laid.map(formatPlayed) })
  if (answers.includes(null)) return
  state.window = null
  const { by } = state.table!
  const nearest = nextSeat(answers.length, by, (other) => answers[other]!.length > 0, state.direction)
  if (nearest === by) beginEffects(context, state, tell)
  else cutIn(context, state, nearest, answers[nearest]!, tell)
}
