import { type CccRules, type CccView, formatPayment } from '@tefuda/ccc'
import { isRefusal, type Refusal, refusal, type Seat } from '@tefuda/kernel'
import { plainLetters } from '../typed.ts'
import { whichCard } from '../which.ts'
import { byRank } from './cards.ts'
import { cellNamed, facesOf, waysAt } from './looks.ts'
import { spacedPayment } from './value.ts'

/** Words for the end of a turn without a card. */
const END = /^(?:END|E|終わり|終了)$/

/**
 * The move a short form means: small letters, suit signs, no blanks; a rank alone where the hand leaves no doubt about
 * its colour; `b3#2` for the second way that `pay b3` shows; `1` or `d 1` for a draw, `4 s3 h5` for one with discards. A
 * text that is none comes back as it is.
 */
export const readShortCcc = (typed: string, view: CccView, seat: Seat, rules: CccRules): string | Refusal => {
  const plain = plainLetters(typed)
  const hand = (view.hands[seat]?.cards ?? []).toSorted(byRank)
  if (END.test(plain)) return 'draw 0'
  const way = /^([A-L]\d{1,2})\s*#\s*(\d{1,4})$/.exec(plain)
  if (way !== null) return numberedWay(view, hand, rules, way[1] ?? '', Number(way[2]))
  const [paid = '', cell, ...more] = plain.split(/[>@]/)
  if (cell === undefined) return readDraw(plain, hand) ?? typed
  if (paid.trim() === '' || cell.trim() === '' || more.length > 0) return typed
  const cards = cardsOf(paid, hand)
  return typeof cards === 'string' ? `${cards} > ${cell.trim().toLowerCase()}` : (cards ?? typed)
}

/** `D 1`, with a blank: `D1` could be a diamond. */
const readDraw = (plain: string, hand: readonly string[]): string | Refusal | null => {
  const [, count, written] = /^(?:DRAW\s*|D\s+)?(\d{1,2})(?:(?:\s*-\s*|\s+)(.+))?$/.exec(plain) ?? []
  if (count === undefined) return null
  if (written === undefined) return `draw ${count}`
  const cards = cardsOf(written, hand)
  return typeof cards === 'string' ? `draw ${count} - ${cards}` : cards
}

const numberedWay = (
  view: CccView,
  hand: readonly string[],
  rules: CccRules,
  name: string,
  number: number,
): string | Refusal => {
  const cell = cellNamed(view, name)
  if (isRefusal(cell)) return cell
  const way = number < 1 ? undefined : waysAt(rules, facesOf(hand), cell, number)[number - 1]
  return way === undefined
    ? refusal(
        'no-such-move',
        null,
        `${cell.name} に ${number} 番目の払い方はありません。pay ${cell.name} で見られます。`,
        `There is no way ${number} to pay for ${cell.name}. See pay ${cell.name}.`,
      )
    : `${formatPayment(way)} > ${cell.name}`
}

const RANK = /^(?:10|[2-9AJQKT]|JOKER)$/
const WORD = /^(?:RJ|BJ|[SHDC]?(?:10|[2-9AJQKT])|JOKER)$/

/** Cards and `/` by their names, or by ranks; null for what is none. */
const cardsOf = (words: string, hand: readonly string[]): string | Refusal | null => {
  const spaced = spacedPayment(words)
  const tokens = spaced.replace(/\//g, ' / ').trim().split(/\s+/)
  const left = [...hand]
  for (const token of tokens) {
    const at = left.indexOf(token)
    if (at >= 0) left.splice(at, 1)
  }
  const cards: string[] = []
  for (const token of tokens) {
    if (token !== '/' && !WORD.test(token)) return null
    const card = RANK.test(token) ? takeRank(token.replace('T', '10'), left) : token
    if (typeof card !== 'string') return card
    cards.push(card)
  }
  return cards.join(' ')
}

/** A card of this rank that is left, the first suit first; where black and red ones are, somebody must choose. */
const takeRank = (rank: string, left: string[]): string | Refusal | null => {
  const all = left.filter((card) =>
    rank === 'JOKER' ? /^[RB]J$/.test(card) : card.slice(1) === rank && card !== 'RJ' && card !== 'BJ',
  )
  const [card] = all
  if (card === undefined) return null
  if (new Set(all.map(isRed)).size > 1) return whichCard([...new Set(all)])
  left.splice(left.indexOf(card), 1)
  return card
}

const isRed = (card: string): boolean => card === 'RJ' || /^[HD]/.test(card)
