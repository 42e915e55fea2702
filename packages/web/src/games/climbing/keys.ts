import { text } from '@tefuda/kernel'
import type { SeatContext } from '../../table/table-game.ts'
import { type Draft, workOf } from './draft.ts'
import type { Climbing } from './moment.ts'

export const CLIMBING_KEYS = [
  {
    keys: 'A–Z 0–9',
    meaning: text('札を書いて選ぶ（例 h10）。続けて何枚でも', 'Choose cards by writing them (h10), one after another'),
  },
  { keys: 'Space', meaning: text('手札を選ぶ・戻す', 'Choose a card or put it back') },
  { keys: 'P', meaning: text('パス', 'Pass') },
  { keys: 'O', meaning: text('手札の並べ方を変える', 'Line the hand up by rank or by suit') },
] as const

/** The words that can be typed now: cards of the hand, or what lies in the field to be chosen. */
export const wordsOf = <V>(
  game: Climbing<V>,
  draft: Draft,
  context: SeatContext<V>,
): { readonly cards: readonly string[]; readonly spots: readonly string[] } => {
  const { moment, hand, draft: live } = workOf(game, draft, context)
  if (moment.kind === 'spot')
    return { cards: [], spots: moment.groups.flatMap(({ spots }) => spots.map(({ id }) => id)) }
  const free = hand.filter(({ key }) => !live.chosen.includes(key)).map(({ name }) => name)
  // Of two alike the one that is not chosen is meant; a single one that is chosen is put back.
  return {
    cards: hand.map(({ key, name }) => (live.chosen.includes(key) && free.includes(name) ? '' : name)),
    spots: [],
  }
}
