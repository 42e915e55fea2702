import { EFFECTS, type Effect, effectName } from '@tefuda/cut-in-daifugo'
import { type Rules, type Text, text } from '@tefuda/kernel'
import { RANKS, rankIndex } from '../climbing/held.ts'
import { readLaid } from '../climbing/plays.ts'

const ranksOf = (rules: Rules): Readonly<Record<Effect, number>> => rules.effects as Readonly<Record<Effect, number>>

/** What an effect is called at a table with these rules. */
export const effectText = (effect: string, rules: Rules): Text =>
  effectName(effect as Effect, ranksOf(rules)[effect as Effect])

/** The effects that the ranks of a play have under these rules, whatever their number. */
export const effectsIn = (rules: Rules, cards: readonly string[]): Effect[] => {
  const ranks = new Set(cards.map((card) => rankIndex(readLaid(card).as)))
  const table = ranksOf(rules)
  return EFFECTS.filter((effect) => table[effect] > 0 && ranks.has(table[effect] - 3))
}

/** Ranks from the weakest in the order in force. */
export const ranksNow = (flipped: boolean): readonly string[] => (flipped ? RANKS.toReversed() : RANKS)

/** The phase's type and number in words. */
export const shapeText = ({ run, count }: { readonly run: boolean; readonly count: number }): Text =>
  run
    ? text(`${count}枚のシークエンス`, `Sequence of ${count}`)
    : text(`${count}枚出し`, count === 1 ? 'Single cards' : `Sets of ${count}`)
