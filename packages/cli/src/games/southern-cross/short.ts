import { isRefusal, type Refusal, refusal, SUITS } from '@tefuda/kernel'
import { plainLetters } from '../typed.ts'
import type { BoardShape } from './board.ts'

const CARD = 'RJ|BJ|JOKER|#\\d+|[SHDC]?(?:10|T|[2-9AJQK])'
const GAP = '[\\s@]*'
const CELLS: Readonly<Record<BoardShape, string>> = { grid: '[A-E][1-5]', ring: '\\d{1,2}', growing: '-?\\d+,-?\\d+' }

/**
 * The move a short form means: small letters, no `@`, `T` for 10, full-width and suit signs as they are typed in Japanese;
 * the suit may be left out where the rank is in the hand once, the card where the hand is one; `#2` is the second card of the
 * hand; `rja1 bjc3` two jokers at once. A text that is no short form comes back as it is.
 */
export const readShortMove = (text: string, hand: readonly string[], shape: BoardShape): string | Refusal => {
  const plain = normalise(text)
  const placement = new RegExp(`^(?:(${CARD})(${GAP}))?(${CELLS[shape]})$`)
  const jokers = plain.match(new RegExp(`(?:RJ|BJ)${GAP}(?:${CELLS[shape]})`, 'g')) ?? []
  const onlyJokers = jokers.length > 1 && jokers.join('') === plain.replace(/[\s+]+(?=[RB]J)/g, '')
  const parts = onlyJokers ? jokers : plain.split('+')
  const placements: string[] = []
  for (const part of parts) {
    const placed = readPlacement(placement.exec(part.trim()), hand)
    if (placed === undefined) return text
    if (isRefusal(placed)) return placed
    placements.push(placed)
  }
  return placements.join('+')
}

const normalise = (text: string): string =>
  plainLetters(text)
    .replace(/[−‐–ー](?=\d)/g, '-')
    .replace(/、/g, ',')

const readPlacement = (parts: RegExpExecArray | null, hand: readonly string[]): string | Refusal | undefined => {
  const [, cardText, gap = '', cell = ''] = parts ?? []
  if (cell === '') return undefined
  // A bare rank and a number need a gap: `12` could be 1 o'clock or 12.
  if (cardText !== undefined && gap === '' && /^(10|[2-9])$/.test(cardText) && /^[-\d]/.test(cell)) return undefined
  const card = readCard(cardText, hand)
  return card === undefined || isRefusal(card) ? card : `${card}@${cell.toLowerCase()}`
}

const readCard = (text: string | undefined, hand: readonly string[]): string | Refusal | undefined => {
  if (text === undefined) return hand.length === 1 ? hand[0] : whichCard('', hand)
  if (text.startsWith('#')) return hand[Number(text.slice(1)) - 1]
  const name = text.replace('T', '10')
  if (name === 'RJ' || name === 'BJ' || SUITS.some((suit) => name.startsWith(suit))) return name
  const fits = (card: string): boolean =>
    name === 'JOKER' ? /^[RB]J$/.test(card) : !/^[RB]J$/.test(card) && card.slice(1) === name
  const held = [...new Set(hand.filter(fits))]
  if (held.length === 1) return held[0]
  return held.length === 0 ? notHeld(name) : whichCard(name, held)
}

const notHeld = (name: string): Refusal =>
  refusal('not-in-hand', null, `手札に${name}はありません。`, `There is no ${name} in the hand.`)

const whichCard = (name: string, cards: readonly string[]): Refusal =>
  refusal(
    'which-card',
    null,
    `どの${name || '札'}を置くか書いてください（${cards.join('、')}）。`,
    `Say which ${name || 'card'} to place (${cards.join(', ')}).`,
  )
