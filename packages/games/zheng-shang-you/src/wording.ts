import { type Text, text } from '@tefuda/kernel'
import type { Combination } from './combination.ts'
import { rankText } from './rank-text.ts'

const WIDTHS = ['', '', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten']

/** What lies on the table or is to be played, in a few words: 8の2枚組, a pair of 8s. */
export const combinationText = (play: Combination): Text => {
  const { kind, width, length, rank, pure } = play
  const [high, low] = [rankText(rank), rankText(rank - length + 1)]
  const [impureJa, impureEn] = pure ? ['', ''] : ['（代わりの札入り）', ' with wild cards']
  switch (kind) {
    case 'single':
      return text(`1枚の${high.ja}`, `a single ${high.en}`)
    case 'set':
      return width === 2
        ? text(`${high.ja}の2枚組${impureJa}`, `a pair of ${high.en}s${impureEn}`)
        : text(`${high.ja}の${width}枚組${impureJa}`, `${WIDTHS[width]} ${high.en}s${impureEn}`)
    case 'sequence':
      return text(
        `${low.ja}から${high.ja}の${play.oneSuit ? '同じスートの' : 'スートの混じった'}シークエンス${length}枚${impureJa}`,
        `a ${play.oneSuit ? 'one-suit' : 'mixed'} sequence of ${length}, ${low.en} to ${high.en}${impureEn}`,
      )
    case 'groups':
      return text(
        `${low.ja}から${high.ja}の${width}枚組${length}組のシークエンス${impureJa}`,
        `a sequence of ${length} ${width === 2 ? 'pairs' : `sets of ${width}`}, ${low.en} to ${high.en}${impureEn}`,
      )
  }
}
