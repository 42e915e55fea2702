import { ACE, type ClimbingRank, climbingRank, isStandIn, type Laid, RANK_NAMES, TWO } from '@tefuda/climbing'
import { type Card, frenchName, type Refusal, refusal } from '@tefuda/kernel'
import { rankText } from './rank-text.ts'

/** Why cards of several ranks are no sequence, of single cards or of sets. `ranks` are those declared, lowest first. */
export const noCombination = (laid: readonly Laid[], ranks: readonly ClimbingRank[]): Refusal => {
  const bare = laid.find((one) => !isStandIn(one) && climbingRank(one.card) >= TWO)
  if (bare !== undefined) return bareWild(bare.card, ranks)
  const high = rankText(ranks.at(-1) ?? ACE)
  if (ranks.some((rank) => rank > ACE))
    return refusal(
      'beyond-ace',
      'ZS-3',
      `シークエンスは3からAまでです。${high.ja}は入りません。`,
      `Sequences run from 3 to A; the ${high.en} is no part of them.`,
    )
  const gap = ranks.find((rank, k) => k > 0 && rank !== ranks[k - 1]! + 1)
  if (gap !== undefined)
    return refusal(
      'no-combination',
      'ZS-3',
      `同じランクでもなく、ランクが続いてもいません（${RANK_NAMES[gap - 1]}が抜けています）。`,
      `These are neither of one rank nor ranks in a row: ${RANK_NAMES[gap - 1]} is missing.`,
    )
  if (ranks.length < 3)
    return refusal(
      'too-short',
      'ZS-3',
      'シークエンスには、続いた3つ以上のランクが要ります。',
      'A sequence takes three ranks in a row or more.',
    )
  return refusal(
    'uneven',
    'ZS-3',
    '同位札のシークエンスでは、どのランクも同じ枚数にしてください。',
    'In a sequence of sets every rank has the same number of cards.',
  )
}

const bareWild = (card: Card, ranks: readonly ClimbingRank[]): Refusal => {
  const name = frenchName(card)
  const others = ranks.filter((rank) => rank < TWO)
  if (others.length === 1) {
    const example = `${name}=S${RANK_NAMES[others[0]!]}`
    return refusal(
      'bare-wild',
      'ZS-1',
      `${name} をほかのランクの札といっしょに出すには、何の代わりかを ${example} のように書いてください。`,
      `To play ${name} with cards of another rank, say what it stands for, as in ${example}.`,
    )
  }
  return refusal(
    'bare-wild',
    'ZS-1',
    `${name} は、そのままではシークエンスに入りません。代わりの札として出すなら、何の代わりかを書いてください。`,
    `${name} as itself is no part of a sequence. Where it may stand for another card, say for which.`,
  )
}

export const wildAlone = (): Refusal =>
  refusal(
    'wild-alone',
    'ZS-1',
    'そのランクの札がないときは、2とジョーカーは自分自身として出します。',
    'Without a natural card of the rank, twos and jokers stand for themselves.',
  )

export const twoInSequence = (): Refusal =>
  refusal(
    'two-in-sequence',
    'ZS-1',
    '1枚ずつのシークエンスでは、2はほかの札の代わりになりません。ジョーカーだけが使えます。',
    'In a sequence of single cards a two stands for nothing else; only jokers do.',
  )

export const twosAlone = (rank: ClimbingRank): Refusal =>
  refusal(
    'twos-alone',
    'ZS-3',
    `${rankText(rank).ja}が2だけになっています。1つのランクを2だけでつくることはできません（ジョーカーがあればかまいません）。`,
    `The ${rankText(rank).en}s are twos alone. No rank may be made of twos alone; with a joker it may.`,
  )

export const notWild = (card: Card): Refusal =>
  refusal(
    'not-wild',
    'ZS-1',
    `${frenchName(card)} はほかの札の代わりになりません。代わりになれるのは2とジョーカーだけです。`,
    `${frenchName(card)} stands for itself alone. Only twos and jokers stand for other cards.`,
  )

export const wildTooLow = ({ card, as }: Laid): Refusal =>
  refusal(
    'wild-too-low',
    'ZS-1',
    `${frenchName(card)} は ${frenchName(as)} の代わりになりません。2とジョーカーは、自分より弱いランクの代わりにだけなれます。`,
    `${frenchName(card)} cannot stand for ${frenchName(as)}: a two or joker stands for a lower rank than its own.`,
  )
