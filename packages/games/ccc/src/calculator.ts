import {
  type Card,
  defaultRules,
  frenchName,
  isRefusal,
  joinTexts,
  type Refusal,
  refusal,
  type Text,
  text,
} from '@tefuda/kernel'
import { readings } from './hints.ts'
import { formatPayment, parsePayment } from './notation.ts'
import { type CccRules, schema } from './rules.ts'
import { type GroupValue, groupValue, type Rates, tellGroup } from './value.ts'

/** What some cards are worth, and what number they pay for. */
export interface Calculation {
  readonly groups: readonly GroupValue[]
  /** The splitting aces. */
  readonly splits: readonly string[]
  /** The number of the cell they pay for; null where a group is no square. */
  readonly number: number | null
  /** How that comes about, in a line. */
  readonly told: Text
  /** Ways in which exactly these cards pay for a number, as they would be written; at most `MOST_READINGS`. */
  readonly readings: readonly { readonly number: number; readonly payment: string }[]
}

export const MOST_READINGS = 20
/** Cards that may be entered at a time. */
export const MOST_CARDS = 20
/** In two packs. */
const COPIES = 2
const LONGEST = 400

/**
 * Works out cards as they are written: `D5 D7 DK RJ`, or with splitting aces `D5 D7 DK RJ / SA / S4 SQ`. Needs no game.
 * Refused: what is no card, more than two of one card, no card at all, more than twenty.
 */
export const calculate = (written: string, rates: Rates = STANDARD): Calculation | Refusal => {
  if (written.trim() === '') return noCards()
  if (written.length > LONGEST) return tooMany()
  const payment = parsePayment(rates, written)
  if (isRefusal(payment)) return payment
  const cards = [...payment.groups.flat(), ...payment.splits]
  if (cards.length > MOST_CARDS) return tooMany()
  const surplus = cards.find((card) => cards.filter((other) => other === card).length > COPIES)
  if (surplus !== undefined) return tooOften(surplus)
  const groups = payment.groups.map((group) => groupValue(rates, group))
  const number = sumOfRoots(groups)
  return {
    groups,
    splits: payment.splits.map(frenchName),
    number,
    told: tellGroups(rates, groups),
    readings: readings(rates, cards, MOST_READINGS).map((reading) => ({
      number: reading.number,
      payment: formatPayment(reading.payment),
    })),
  }
}

/** Where a payment by a card alone puts no coin (CC-6); null where there are more cards, or they pay for nothing. */
export const limitOf = ({ groups, number }: Calculation): Text | null =>
  number !== null && groups.length === 1 && groups[0]?.cards.length === 1 ? ALONE : null

const ALONE = text(
  '1枚だけの支払いなので、自分の準自陣と、隣にコインのないマスには置けません（CC-6）。',
  'A card alone does not pay on your near-territory, nor on a cell with no coins beside it (CC-6).',
)

const STANDARD: Rates = defaultRules<CccRules>(schema)

const sumOfRoots = (groups: readonly GroupValue[]): number | null => {
  const roots = groups.flatMap(({ root }) => root ?? [])
  return roots.length < groups.length ? null : roots.reduce((sum, root) => sum + root, 0)
}

/** How groups come to their number: each group's own line, and of several the sum of their roots. */
export const tellGroups = (rates: Rates, groups: readonly GroupValue[]): Text => {
  const lines = groups.map((group) => tellGroup(rates, group))
  const number = sumOfRoots(groups)
  if (groups.length === 1 || number === null) return joinTexts(lines, BETWEEN)
  const sum = `${groups.map(({ root }) => root).join(' + ')} = ${number}`
  return joinTexts([...lines, text(sum, sum)], BETWEEN)
}

const BETWEEN = text('；', '; ')

const noCards = (): Refusal => refusal('no-cards', null, '札を1枚以上入れてください。', 'Enter at least one card.')

const tooMany = (): Refusal =>
  refusal(
    'too-many-cards',
    null,
    `一度に計算できるのは${MOST_CARDS}枚までです。`,
    `At most ${MOST_CARDS} cards can be worked out at a time.`,
  )

const tooOften = (card: Card): Refusal =>
  refusal(
    'too-often',
    null,
    `${frenchName(card)} は2デックに${COPIES}枚しかありません。`,
    `There are only ${COPIES} ${frenchName(card)} in the two packs.`,
  )
