import { SUITS, type Text, text } from '@tefuda/kernel'
import type { State } from './state.ts'

/** How a phase is bound: the rank, every suit of a play, some of them, the rank and some suits, the rank and every suit. */
export type Bind = 'rank' | 'suit' | 'partial' | 'rank-partial' | 'super'

/** How players call it. */
export const BIND_NAMES = {
  rank: text('ランク縛り', 'Rank bind'),
  suit: text('スート縛り', 'Suit bind'),
  partial: text('片縛り', 'Partial bind'),
  'rank-partial': text('ランク縛り＋片縛り', 'Rank and partial bind'),
  super: text('激縛り', 'Super bind'),
} as const satisfies Record<Bind, Text>

/** What binds a phase of plays of `cards` cards each, of which `suits` are bound (CD-3); null where nothing does. */
export const bindOf = (isRank: boolean, suits: number, cards: number): Bind | null => {
  if (suits === 0) return isRank ? 'rank' : null
  if (suits < cards) return isRank ? 'rank-partial' : 'partial'
  return isRank ? 'super' : 'suit'
}

/** The suits that are bound, each as often as it must be in a play. */
export const boundSuits = ({ suitBound }: State): string[] => {
  const suits: string[] = []
  for (let suit = 0; suit < suitBound.length; suit++)
    for (let k = 0; k < suitBound[suit]!; k++) suits.push(SUITS[suit]!)
  return suits
}
