import { type Card, isRefusal, type Refusal, refusal, type Seat } from '@tefuda/kernel'
import { cardName, cardNamed, doraOf } from '../cards.ts'
import type { Block } from '../hand/block.ts'
import { meldBlock } from '../meld.ts'
import { noSuchCard } from '../notation.ts'
import { type ExjanRules, hasPair } from '../rules.ts'
import { bestReading, type NoWin } from './reading.ts'
import { type Sheet, sheetOf } from './sheet.ts'
import type { Win } from './win.ts'

/** A win at any table, as somebody writes it down. Cards are named as in the notation. */
export interface ScoreRequest {
  readonly seats: number
  /** Seat 0 where nothing is said. */
  readonly dealer?: Seat
  readonly winner: Seat
  /** Who discarded the winning card; null, or nothing, where the winner drew it. */
  readonly from?: Seat | null
  /** The closed cards without the winning card. */
  readonly hand: readonly string[]
  /** Sets laid open. */
  readonly melds?: readonly (readonly string[])[]
  readonly card: string
  /** The card turned up to tell the dora. */
  readonly indicator?: string | null
  readonly reach?: boolean
  readonly quick?: boolean
  readonly last?: boolean
  readonly first?: boolean
  /** Chips of reaches on the table. */
  readonly stakes?: number
  /** What everybody has, where it may be too little. */
  readonly chips?: readonly number[] | null
}

/** The score sheet of a win without a game: what it is worth and who pays. Refused where it cannot be a win, with the reason. */
export const scoreHand = (rules: ExjanRules, request: ScoreRequest): Sheet | Refusal => {
  const { seats, winner, dealer = 0, from = null, indicator = null, stakes = 0, chips = null } = request
  const seated = checkSeats(seats, [winner, dealer, ...(from === null ? [] : [from])], winner === from)
  if (seated !== null) return seated
  const win = winOf(rules, request)
  if (isRefusal(win)) return win
  const reading = bestReading(rules, win)
  if (typeof reading === 'string') return notWon(rules, reading)
  return sheetOf(rules, reading, win, { parties: { seats, dealer, winner, from }, indicator, chips, stakes })
}

const checkSeats = (seats: number, named: readonly Seat[], paysItself: boolean): Refusal | null => {
  if (seats !== 3 && seats !== 4)
    return refusal('bad-seats', null, 'エクスジャンは3人か4人です。', 'Exjan is played by three or four.')
  if (named.some((seat) => !Number.isInteger(seat) || seat < 0 || seat >= seats))
    return refusal(
      'bad-seat',
      null,
      `席は0から${seats - 1}までの番号で書いてください。`,
      `Give seats as numbers from 0 to ${seats - 1}.`,
    )
  return paysItself
    ? refusal(
        'own-discard',
        'EJ-6',
        '自分の捨て札ではあがれません。捨てたのはだれか、見直してください。',
        'Nobody wins on a discard of their own: check who discarded.',
      )
    : null
}

const winOf = (rules: ExjanRules, request: ScoreRequest): Win | Refusal => {
  const { hand, melds = [], card, indicator = null, from = null } = request
  const { reach = false, quick = false, last = false, first = false } = request
  const read = cardsNamed([...hand, card, ...(indicator === null ? [] : [indicator]), ...melds.flat()])
  if (isRefusal(read)) return read
  const opened = blocksOf(melds)
  if (isRefusal(opened)) return opened
  const closed = read.slice(0, hand.length + 1)
  const wanted = Math.max(rules.hand - 3 * opened.length, rules.hand % 3)
  if (hand.length !== wanted) return wrongCount(hand.length, wanted)
  const circumstances = { reach, quick, last, first }
  return (
    checkCircumstances(circumstances, opened.length > 0, from !== null) ?? {
      cards: closed,
      melds: opened,
      card: closed.at(-1)!,
      onDiscard: from !== null,
      ...circumstances,
      dora: indicator === null ? null : doraOf(cardNamed(indicator)!),
    }
  )
}

const cardsNamed = (names: readonly string[]): Card[] | Refusal => {
  const cards: Card[] = []
  for (const name of names) {
    const card = cardNamed(name.toUpperCase())
    if (card === undefined) return noSuchCard(name)
    if (cards.includes(card))
      return refusal(
        'card-twice',
        'EJ-1',
        `${cardName(card)} が2回出てきます。どの札も1枚しかありません。`,
        `${cardName(card)} stands there twice. There is one of each card.`,
      )
    cards.push(card)
  }
  return cards
}

const blocksOf = (melds: readonly (readonly string[])[]): Block[] | Refusal => {
  const blocks: Block[] = []
  for (const meld of melds) {
    const block = meldBlock(meld.map((name) => cardNamed(name.toUpperCase())!))
    if (block === null)
      return refusal(
        'no-set',
        'EJ-3',
        `${meld.join(' ')} は群でも連でもありません。`,
        `${meld.join(' ')} is neither a group nor a run.`,
      )
    blocks.push(block)
  }
  return blocks
}

const wrongCount = (given: number, wanted: number): Refusal =>
  refusal(
    'wrong-count',
    'EJ-2',
    `手札は、あがり札と宣言した札のほかに${wanted}枚です（いまは${given}枚）。`,
    `The hand has ${wanted} cards besides the winning card and the sets laid open, not ${given}.`,
  )

const checkCircumstances = (
  { reach, quick, first }: Pick<Win, 'reach' | 'quick' | 'first'>,
  hasMelds: boolean,
  onDiscard: boolean,
): Refusal | null => {
  if (reach && hasMelds)
    return refusal(
      'reach-open',
      'EJ-7',
      '群や連を宣言した人は、リーチできません。',
      'There is no reach with sets laid open.',
    )
  if (quick && !reach)
    return refusal('quick-without-reach', 'EJ-7', '速攻はリーチのあとだけです。', 'A quick win needs a reach.')
  return first && (hasMelds || onDiscard || reach)
    ? refusal(
        'not-first-draw',
        'EJ-8',
        '神速は、最初に引いた札でのあがりだけです。',
        'Lightning is a win on the first draw alone.',
      )
    : null
}

/** Why a hand cannot win, as an answer. */
export const notWon = (rules: ExjanRules, reason: NoWin): Refusal => {
  switch (reason) {
    case 'incomplete':
      return refusal(
        'incomplete',
        'EJ-3',
        `まだあがりの形ではありません。3枚のセット（群か連）${hasPair(rules) ? 'と対1組' : 'だけ'}にそろえてください。`,
        `The hand is not complete: it takes sets of three (groups or runs) ${hasPair(rules) ? 'and one pair' : 'and nothing else'}.`,
      )
    case 'pair':
      return refusal(
        'completes-pair',
        'EJ-6',
        'リーチをしていなければ、人の捨て札で対をそろえてあがることはできません。',
        'Without reach a discard wins only if it completes a group or a run, not the pair.',
      )
    case 'no-yaku':
      return refusal(
        'no-yaku',
        'EJ-6',
        `役が足りません。あがるには、ドラのほかに${rules.least}段以上の役が要ります。`,
        `There is not enough yaku: it takes ${rules.least} dan or more apart from dora.`,
      )
  }
}
