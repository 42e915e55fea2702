import { type Refusal, refusal } from '@tefuda/kernel'
import { beats, type Combination } from './combination.ts'
import { rankText } from './rank-text.ts'
import { combinationText } from './wording.ts'

/** Why a play may not follow another, or null where it beats it: type, number, shape, strength, in that order (ZS-2). */
export const refusalToFollow = (play: Combination, last: Combination): Refusal | null => {
  const [there, here] = [combinationText(last), combinationText(play)]
  if (play.kind !== last.kind)
    return refusal(
      'other-kind',
      'ZS-2',
      `場は${there.ja}です。${here.ja}では種類が違うので出せません。`,
      `On the table lies ${there.en}. Follow with the same kind; this is ${here.en}.`,
    )
  const [wanted, given] = [last.width * last.length, play.width * play.length]
  if (wanted !== given)
    return refusal(
      'other-number',
      'ZS-2',
      `場は${there.ja}です。同じ${wanted}枚で出してください（これは${given}枚）。`,
      `On the table lies ${there.en}. Follow with ${wanted} cards; these are ${given}.`,
    )
  if (play.width !== last.width)
    return refusal(
      'other-shape',
      'ZS-2',
      `枚数は同じですが、形が違います。場は ${there.ja}、これは${here.ja}です。`,
      `The number is right, the shape is not. On the table lies ${there.en}; this is ${here.en}.`,
    )
  return beats(play, last) ? null : tooWeak(play, last)
}

const tooWeak = (play: Combination, last: Combination): Refusal => {
  const there = combinationText(last)
  const [ja, en] = weaknessOf(play, last)
  return refusal('too-weak', 'ZS-2', `場は${there.ja}です。${ja}`, `On the table lies ${there.en}. ${en}`)
}

const weaknessOf = (play: Combination, last: Combination): readonly [ja: string, en: string] => {
  if (last.oneSuit && !play.oneSuit)
    return [
      'スートの混じったシークエンスは、ランクが高くても、同じスートのシークエンスには勝てません。',
      'A sequence of mixed suits never beats one of a single suit, whatever its rank.',
    ]
  const [high, own] = [rankText(last.rank), rankText(play.rank)]
  if (play.rank < last.rank)
    return last.length > 1
      ? [
          `最も高いランクが${high.ja}より上でなければなりません（これは${own.ja}まで）。`,
          `The highest rank must be above ${high.en}; this goes up to ${own.en}.`,
        ]
      : [`${high.ja}より強いランクで出してください。`, `Play a rank above ${high.en}.`]
  if (last.pure)
    return play.pure
      ? ['同じランクでは勝てません。', 'The same rank does not beat it.']
      : [
          '同じランクでは、2やジョーカーで代わりをした組のほうが弱くなります。',
          'Of the same rank, the one with wild cards is the weaker.',
        ]
  return [
    '同じランクなら、2やジョーカーで代わりをしない組だけが勝てます。',
    'Of the same rank only one without wild cards beats it.',
  ]
}
