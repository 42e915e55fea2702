import type { SouthernCrossEvent, SouthernCrossView } from '@tefuda/southern-cross'
import { fieldSeen } from './cells.ts'

/** What comes between a card's being placed and another's being drawn into its place (SC-13). */
const BEFORE_DRAW: ReadonlySet<SouthernCrossEvent['type']> = new Set(['take', 'eclipse', 'reach'])

/** Places of the own hand that stay free until the cards are drawn that go there; with an empty pile the hand closes up. */
export const gapsIn = (view: SouthernCrossView, last: readonly SouthernCrossEvent[]): readonly number[] => {
  const [place, ...since] = last
  if (place?.type !== 'place' || place.at === null || !since.every(({ type }) => BEFORE_DRAW.has(type))) return []
  const freed = place.at.toSorted((a, b) => b - a)
  const drawn = freed.slice(0, fieldSeen(view, place.seat)?.pile ?? 0)
  return drawn.map((at) => at - (freed.length - drawn.length))
}
