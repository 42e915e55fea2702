import { PLAIN_RANKS, rankIndexOf, readWritten } from '@tefuda/climbing'
import { type Effect, effectName } from '@tefuda/cut-in-daifugo'
import { type Rules, type Text, text } from '@tefuda/kernel'

const ranksOf = (rules: Rules): Readonly<Record<Effect, number>> => rules.effects as Readonly<Record<Effect, number>>

/** What an effect is called at a table with these rules. */
export const effectText = (effect: Effect, rules: Rules): Text => effectName(effect, ranksOf(rules)[effect])

/** Ranks from the weakest in the order in force. */
export const ranksNow = (flipped: boolean): readonly string[] => (flipped ? PLAIN_RANKS.toReversed() : PLAIN_RANKS)

/** The strongest rank among cards as they were laid; null where there is only the joker. */
export const strongestOf = (cards: readonly string[], flipped: boolean): string | null => {
  const ranks = cards.map((card) => PLAIN_RANKS[rankIndexOf(readWritten(card).as)])
  return ranksNow(flipped).findLast((rank) => ranks.some((one) => one === rank)) ?? null
}

/** The phase's type and number in words. */
export const shapeText = ({ run, count }: { readonly run: boolean; readonly count: number }): Text =>
  run
    ? text(`${count}枚のシークエンス`, `Sequence of ${count}`)
    : text(`${count}枚出し`, count === 1 ? 'Single cards' : `Sets of ${count}`)
