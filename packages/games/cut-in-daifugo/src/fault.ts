import { type Refusal, refusal, type Text, text } from '@tefuda/kernel'
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
  'rank-bound': (state) => {
    const { ja, en } = next(state, '')
    return text(`ランク縛りです。${ja}`, `The ranks are bound. ${en}`)
  },
  'super-bound': (state) => {
    const { ja, en } = next(state, boundSuits(state))
    return text(`ランクとスートの縛りが重なっています（激縛り）。${ja}`, `Rank and suit are both bound. ${en}`)
  },
  'suit-bound': (state) => {
    const suits = boundSuits(state)
    return text(
      `スート縛りです。${suits} で出してください。ジョーカーはそのスートにできます。`,
      `The suit is bound. Play ${suits}; a joker may be declared to be of it.`,
    )
  },
  'partly-bound': (state) => {
    const suits = boundSuits(state)
    return text(
      `スートの片縛りです。${suits} を入れて出してください。ほかの札のスートは自由です。`,
      `Part of the suits are bound. Your play must contain ${suits}; the others are free.`,
    )
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

/** What a rank bind lets through; with `suits` only in these. */
const next = (state: State, suits: string): Text => {
  const count = state.shape!.count
  const strength = tableStrength(state) + 1
  const rank = nameAt(state, strength)
  if (strength < JOKER) {
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

const SUIT_SIGNS = ['♠', '♥', '♦', '♣']

const boundSuits = (state: State): string =>
  state.suitBound.map((count, suit) => SUIT_SIGNS[suit]!.repeat(count)).join('')

const NAMES = ['3', '4', '5', '6', '7', '8', '9', '10', 'J', 'Q', 'K', 'A', '2', 'JOKER']

/** The rank that has this strength in the order in force. */
const nameAt = (state: State, strength: number): string =>
  NAMES[strength >= JOKER ? JOKER : isFlipped(state) ? 12 - strength : strength]!

const shapeOf = ({ shape }: State): Text => {
  const { run, count } = shape!
  if (run) return text(`${count}枚のシークエンス`, `a sequence of ${count}`)
  return count === 1 ? text('1枚出し', 'a single card') : text(`同じランクの${count}枚出し`, `${count} cards of a rank`)
}
