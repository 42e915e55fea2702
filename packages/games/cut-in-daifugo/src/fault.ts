import { RANK_NAMES, SUIT_SIGNS, TWO } from '@tefuda/climbing'
import { type Refusal, refusal, type Text, text } from '@tefuda/kernel'
import { BIND_NAMES, type Bind } from './bind.ts'
import { type Fault, tableStrength } from './combination.ts'
import { isFlipped, JOKER, type State } from './state.ts'

/** Says what stands against a play, and what could be played instead. */
export const refusalOfFault = (state: State, fault: Fault): Refusal => {
  const { ja, en } = WORDS[fault](state)
  return refusal(fault, RULES[fault], ja, en)
}

const RULES: Readonly<Record<Fault, string>> = {
  final: 'CD-3',
  'other-type': 'CD-2',
  'other-number': 'CD-2',
  'joker-on-table': 'CD-1',
  'rank-bound': 'CD-3',
  'suit-bound': 'CD-3',
  'partly-bound': 'CD-3',
  'rank-and-partly-bound': 'CD-3',
  'super-bound': 'CD-3',
  'too-weak': 'CD-1',
}

const WORDS: Readonly<Record<Fault, (state: State) => Text>> = {
  final: () =>
    text(
      'ジョーカーに勝った♠3 には、何も出せません。パスしてください。',
      'Nothing beats the three of spades over the joker. Pass.',
    ),
  'other-type': (state) => {
    const { ja, en } = shapeOf(state)
    return text(`このフェイズは${ja}です。同じ形で出してください。`, `This phase is ${en}. Play the same.`)
  },
  'other-number': (state) => {
    const { ja, en } = shapeOf(state)
    return text(`このフェイズは${ja}です。枚数を合わせてください。`, `This phase is ${en}. Play as many cards.`)
  },
  'joker-on-table': () => text('ジョーカーに勝てるのは、♠3 だけです。', 'Only the three of spades beats the joker.'),
  'rank-bound': (state) => bound('rank', next(state, '')),
  'rank-and-partly-bound': (state) => bound('rank-partial', next(state, boundSigns(state))),
  'super-bound': (state) => bound('super', next(state, boundSigns(state))),
  'suit-bound': (state) => {
    const suits = boundSigns(state)
    const ja = `${suits} で出してください。ジョーカーはそのスートにできます。`
    return bound('suit', text(ja, `Play ${suits}; a joker may be declared to be of it.`))
  },
  'partly-bound': (state) => {
    const suits = boundSigns(state)
    const ja = `${suits} を入れて出してください。ほかの札のスートは自由です。`
    return bound('partial', text(ja, `Your play must contain ${suits}; the others are free.`))
  },
  'too-weak': (state) => {
    const rank = nameAt(state, tableStrength(state))
    const { ja, en } = order(state)
    return text(
      `場の ${rank} より強い札を出してください${ja}。`,
      `Play something stronger than the ${rank} on the table${en}.`,
    )
  },
}

/** What binds, and what to do about it. */
const bound = (bind: Bind, { ja, en }: Text): Text => {
  const name = BIND_NAMES[bind]
  return text(`${name.ja}です。${ja}`, `${name.en}. ${en}`)
}

/** What a rank bind lets through; with `suits` only in these. */
const next = (state: State, suits: string): Text => {
  const count = state.shape!.count
  const strength = tableStrength(state) + 1
  if (strength < JOKER) {
    const rank = nameAt(state, strength)
    if (count === 1)
      return text(
        `いま出せるのは ${suits}${rank} か、${suits}${rank} にしたジョーカーだけです。`,
        `Only ${suits}${rank} may follow, or a joker declared to be it.`,
      )
    return suits === ''
      ? text(`いま出せるのは ${rank} の${count}枚出しだけです。`, `Only ${count} cards of rank ${rank} may follow.`)
      : text(
          `いま出せるのは ${suits} を入れた ${rank} の${count}枚出しだけです。`,
          `Only ${count} cards of rank ${rank} with ${suits} may follow.`,
        )
  }
  return count === 1
    ? text('いま出せるのはジョーカーだけです。', 'Only the joker may follow.')
    : text('これより強いランクはないので、もう何も出せません。', 'No rank is stronger, so nothing may follow.')
}

const order = (state: State): Text => {
  if (!isFlipped(state)) return text('', '')
  return state.revolution
    ? text('（革命中で、強さが逆です）', ' (the revolution has turned the order round)')
    : text('（Jバックで、強さが逆です）', ' (the jack has turned the order round)')
}

const boundSigns = (state: State): string =>
  state.suitBound.map((count, suit) => SUIT_SIGNS[suit]!.repeat(count)).join('')

/** The rank that has this strength in the order in force, below the joker. */
const nameAt = (state: State, strength: number): string => RANK_NAMES[isFlipped(state) ? TWO - strength : strength]!

const shapeOf = ({ shape }: State): Text => {
  const { run, count } = shape!
  if (run) return text(`${count}枚のシークエンス`, `a sequence of ${count}`)
  return count === 1 ? text('1枚出し', 'a single card') : text(`同じランクの${count}枚出し`, `${count} cards of a rank`)
}
