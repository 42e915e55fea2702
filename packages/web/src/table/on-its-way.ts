import { text } from '@tefuda/kernel'
import type { Picture } from './table-game.ts'

const UNCHANGED = text(
  '選んだ手を送っているところです。もう変えられません。',
  'Your move is on its way and cannot be changed.',
)

/** A move that has been made and not been answered: its cards have left the hand. While that is slow, nothing looks as if it could be pressed. */
export const onItsWay = (picture: Picture, isSlow: boolean): Picture => ({
  ...picture,
  hand: picture.hand.map((card) =>
    card.chosen ? { ...card, away: true } : isSlow ? { ...card, states: ['resting'] } : card,
  ),
  offers: null,
  actions: isSlow ? picture.actions.map((action) => ({ ...action, unavailable: UNCHANGED })) : picture.actions,
})
