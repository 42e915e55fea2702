import { ACE, climbingRank, type Laid, TWO } from '@tefuda/climbing'
import { type Card, suitOf } from '@tefuda/kernel'
import { byDeckOrder, layGroup, layGroups, laySequence, type ZhengShangYouMove } from '@tefuda/zheng-shang-you'
import type { Plan } from './hand.ts'

/** The move that carries a plan out with the cards of a hand. */
export const moveOf = (cards: readonly Card[], plan: Plan): ZhengShangYouMove & { readonly type: 'play' } => ({
  type: 'play',
  laid: laidOf(cards, plan),
})

const laidOf = (cards: readonly Card[], plan: Plan): readonly Laid[] => {
  const { kind, rank, length, width, suit } = plan
  if (kind === 'single') {
    const card = naturalsOf(cards, rank, 1, -1)[0]!
    return [{ card, as: card }]
  }
  const wilds = wildsOf(cards, plan)
  if (rank > ACE) {
    const own = (card: Card): boolean => climbingRank(card) === rank
    return layGroup(
      rank,
      wilds.filter(own),
      wilds.filter((card) => !own(card)),
    )
  }
  const from = rank - length + 1
  const naturals = Array.from({ length }, (_, k) => naturalsOf(cards, from + k, width, suit))
  if (kind === 'set') return layGroup(rank, naturals[0]!, wilds)
  if (kind === 'groups') return layGroups(from, naturals, wilds, width)!
  return laySequence(
    from,
    naturals.map(([card]) => card ?? wilds.shift()!),
  )
}

/** The wild cards of a plan in deck order: twos, then the red joker, then the black one. */
const wildsOf = (cards: readonly Card[], { twos, black, red }: Plan): Card[] => {
  if (twos + black + red === 0) return []
  const left = [twos, black, red]
  return cards
    .toSorted(byDeckOrder)
    .filter((card) => climbingRank(card) >= TWO && left[climbingRank(card) - TWO]!-- > 0)
}

const naturalsOf = (cards: readonly Card[], rank: number, width: number, suit: number): Card[] => {
  const held = cards.filter((card) => climbingRank(card) === rank)
  if (suit >= 0) return held.filter((card) => suitOf(card) === suit).slice(0, width)
  return held.length > 1 ? held.sort(byDeckOrder).slice(0, width) : held
}
