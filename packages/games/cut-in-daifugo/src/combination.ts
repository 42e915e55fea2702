import type { ClimbingRank } from '@tefuda/climbing'
import { type Card, isJoker, isRefusal, type Refusal, refusal, SUITS, suitOf } from '@tefuda/kernel'
import { isFlipped, isSingleJoker, JOKER, type Laid, rankOf, SPADE_THREE, type State, strengthNow } from './state.ts'

/** What a play is, as far as others are compared with it (CD-2). */
export interface Combination {
  readonly run: boolean
  readonly count: number
  /** The ranks declared, from the weakest outside revolution. */
  readonly ranks: readonly ClimbingRank[]
}

/** What the cards make as they are declared, or why they make nothing. */
export const combinationOf = (laid: readonly Laid[]): Combination | Refusal => {
  for (const { card, as } of laid)
    if (card !== as && !isJoker(card))
      return refusal(
        'not-wild',
        'CD-2',
        '代わりになれるのはジョーカーだけです。',
        'Only a joker stands for another card.',
      )
  if (laid.length > 1 && laid.some(({ as }) => isJoker(as)))
    return refusal(
      'joker-undeclared',
      'CD-2',
      '2枚以上で出すときは、ジョーカーが何の代わりかを決めてください（例 RJ=H6）。',
      'In a play of several cards say what the joker stands for, such as RJ=H6.',
    )
  const ranks = laid.map(({ as }) => rankOf(as)).sort((a, b) => a - b)
  if (ranks.every((rank) => rank === ranks[0])) return { run: false, count: laid.length, ranks }
  const oneSuit = new Set(laid.map(({ as }) => suitOf(as))).size === 1
  if (laid.length >= 3 && oneSuit && ranks.every((rank, k) => rank === ranks[0]! + k))
    return { run: true, count: laid.length, ranks }
  return refusal(
    'no-combination',
    'CD-2',
    '同じランクの札か、同じスートで続いた3枚以上の札を出してください。',
    'Play cards of one rank, or three and more of one suit that follow on one another.',
  )
}

const strengthOf = (state: State, { ranks }: Combination): number =>
  Math.max(...ranks.map((rank) => strengthNow(state, rank)))

/** Why a play may not follow what lies on the table, or null where it may (CD-1, CD-2, CD-3). */
export const refusalToFollow = (state: State, laid: readonly Laid[], play: Combination): Refusal | null => {
  const { table, shape } = state
  if (table === null || shape === null) return null
  if (table.final)
    return refusal(
      'final',
      'CD-3',
      'ジョーカーに勝った♠3 には、何も出せません。',
      'Nothing beats the three of spades over the joker.',
    )
  if (play.run !== shape.run || play.count !== shape.count)
    return refusal(
      'other-type',
      'CD-2',
      `このフェイズは${shapeName(shape).ja}です。同じ形で出してください。`,
      `This phase is ${shapeName(shape).en}: play the same.`,
    )
  if (isSingleJoker(table.laid))
    return laid[0]!.as === SPADE_THREE
      ? null
      : refusal(
          'joker-on-table',
          'CD-1',
          'ジョーカーに勝てるのは♠3 だけです。',
          'Only the three of spades beats the joker.',
        )
  const last = combinationOf(table.laid)
  if (isRefusal(last)) return last
  return rankFault(state, play, last) ?? suitFault(state, laid)
}

const rankFault = (state: State, play: Combination, last: Combination): Refusal | null => {
  const [mine, theirs] = [strengthOf(state, play), strengthOf(state, last)]
  if (state.rankBound && mine !== theirs + 1) {
    const next = rankAt(state, theirs + 1)
    return refusal(
      'rank-bound',
      'CD-3',
      `ランク縛りです。いま出せるのは ${next} だけです。`,
      `The ranks are bound: only ${next} may follow.`,
    )
  }
  if (mine > theirs) return null
  const order = isFlipped(state)
    ? { ja: '（いまは弱い順が逆です）', en: ' (the order is turned round now)' }
    : { ja: '', en: '' }
  return refusal(
    'too-weak',
    'CD-1',
    `場の札より強くありません${order.ja}。`,
    `This is not stronger than what lies on the table${order.en}.`,
  )
}

const suitFault = (state: State, laid: readonly Laid[]): Refusal | null => {
  if (isSingleJoker(laid)) return null
  const suits = suitsOf(laid)
  const lacking = SUITS.filter((_, suit) => suits[suit]! < state.suitBound[suit]!)
  if (lacking.length === 0) return null
  const bound = state.suitBound.flatMap((count, suit) => Array<string>(count).fill(SUIT_SIGNS[suit]!)).join('')
  return refusal(
    'suit-bound',
    'CD-3',
    `スート縛り（${bound}）です。このスートを入れて出してください。`,
    `The suits ${bound} are bound: your play must contain them.`,
  )
}

const SUIT_SIGNS = ['♠', '♥', '♦', '♣']

const NAMES = ['3', '4', '5', '6', '7', '8', '9', '10', 'J', 'Q', 'K', 'A', '2', 'JOKER']

/** The rank that has this strength in the order in force. */
const rankAt = (state: State, strength: number): string =>
  NAMES[strength >= JOKER ? JOKER : isFlipped(state) ? 12 - strength : strength]!

const shapeName = ({ run, count }: { readonly run: boolean; readonly count: number }) =>
  run
    ? { ja: `${count}枚のシークエンス`, en: `a sequence of ${count}` }
    : { ja: `${count}枚出し`, en: count === 1 ? 'a single card' : `${count} cards of a rank` }

/** How often each suit is declared; a joker as itself has none. */
export const suitsOf = (laid: readonly { readonly as: Card }[]): number[] => {
  const suits = [0, 0, 0, 0]
  for (const { as } of laid) if (!isJoker(as)) suits[suitOf(as)]!++
  return suits
}

/** Whether two plays in a row are of neighbouring ranks, upward in the order in force: then the phase is bound (CD-3). */
export const bindsRank = (state: State, play: Combination, last: Combination): boolean =>
  !play.run &&
  play.ranks[0] !== JOKER &&
  last.ranks[0] !== JOKER &&
  strengthOf(state, play) === strengthOf(state, last) + 1
