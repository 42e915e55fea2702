import {
  type Card,
  excerpt,
  faceOf,
  frenchFace,
  frenchName,
  isJoker,
  isRefusal,
  type Refusal,
  refusal,
  type Seat,
} from '@tefuda/kernel'
import { type Move, NO, NONE, PASS, RESIGN } from './move.ts'
import { type Laid, rankOf, type Shown, type State } from './state.ts'

/** `S5`, `S5*` for the public copy where a hidden one is held too, `RJ=H6` for a joker that stands for a card. */
export const formatLaid = ({ card, as, open }: Laid): string =>
  `${frenchName(card)}${open ? '*' : ''}${card === as ? '' : `=${frenchName(as)}`}`

/** The same for the eyes of others: the star would tell them that a hidden copy is held, too. */
export const formatSeen = ({ card, as }: Shown): string =>
  card === as ? frenchName(card) : `${frenchName(card)}=${frenchName(as)}`

export const formatMove = (move: Move): string => {
  switch (move.type) {
    case 'play':
      return move.laid.map(formatLaid).join(' ')
    case 'cut':
      return `cut ${move.laid.map(formatLaid).join(' ')}`
    case 'drop':
      return `drop ${frenchName(move.card)}${move.open ? '*' : ''}`
    case 'peep':
      return `peep ${move.at}`
    case 'greed':
      return `greed ${frenchName(move.card)}@${move.from}`
    case 'give':
    case 'take':
    case 'open':
    case 'show':
      return `${move.type} ${frenchName(move.card)}`
    default:
      return move.type
  }
}

const LONGEST = 400

/** Reads a move in any order of its cards. Legality is for `checkMove` to say. */
export const parseMove = (state: State, seat: Seat, text: string): Move | Refusal => {
  const words = text.length > LONGEST ? [] : text.trim().split(/\s+/)
  const [verb = '', ...rest] = words
  const bare = BARE[verb.toLowerCase()]
  if (bare !== undefined && rest.length === 0) return bare
  switch (verb.toLowerCase()) {
    case '':
      return unreadable(text)
    case 'cut':
      return playOf('cut', state, seat, rest)
    case 'give':
    case 'take':
    case 'open':
    case 'show':
    case 'drop':
      return rest.length === 1 ? cardMove(verb.toLowerCase() as 'give', state, seat, rest[0]!) : unreadable(text)
    case 'peep':
      return rest.length === 1 && /^\d{1,3}$/.test(rest[0]!) ? { type: 'peep', at: Number(rest[0]) } : unreadable(text)
    case 'greed':
      return greed(rest.join(''), text)
    default:
      return playOf('play', state, seat, words)
  }
}

const BARE: Readonly<Record<string, Move>> = { pass: PASS, no: NO, none: NONE, resign: RESIGN }

const playOf = (type: 'play' | 'cut', state: State, seat: Seat, words: readonly string[]): Move | Refusal => {
  const laid: Laid[] = []
  for (const word of words) {
    const one = parseLaid(state, seat, word)
    if (isRefusal(one)) return one
    laid.push(one)
  }
  return laid.length === 0 ? unreadable(type) : { type, laid: inOrder(starred(state, seat, laid)) }
}

/** Copies beyond the hidden ones can only be public ones: `S5 S5` is understood as `S5 S5*`. */
const starred = (state: State, seat: Seat, laid: readonly Laid[]): Laid[] => {
  const left = new Map<Card, number>()
  for (const card of state.hidden[seat]!) left.set(faceOf(card), (left.get(faceOf(card)) ?? 0) + 1)
  return laid.map((one) => {
    const hidden = left.get(one.card)
    if (one.open || hidden === undefined) return one
    left.set(one.card, hidden - 1)
    return hidden > 0 ? one : { ...one, open: true }
  })
}

const parseLaid = (state: State, seat: Seat, word: string): Laid | Refusal => {
  const [left = '', asName, ...more] = word.toUpperCase().split('=')
  const star = left.endsWith('*')
  const card = frenchFace(star ? left.slice(0, -1) : left)
  const as = asName === undefined ? card : frenchFace(asName)
  if (card === undefined || as === undefined || more.length > 0) return unreadable(word)
  return { card, as, open: star && holdsHidden(state, seat, card) }
}

const holdsHidden = (state: State, seat: Seat, face: Card): boolean =>
  state.hidden[seat]!.some((card) => faceOf(card) === face)

const cardMove = (
  type: 'give' | 'take' | 'open' | 'show' | 'drop',
  state: State,
  seat: Seat,
  word: string,
): Move | Refusal => {
  const laid = parseLaid(state, seat, word)
  if (isRefusal(laid)) return laid
  return type === 'drop' ? { type, card: laid.card, open: laid.open } : { type, card: laid.card }
}

const greed = (word: string, text: string): Move | Refusal => {
  const [name = '', from = ''] = word.toUpperCase().split('@')
  const card = frenchFace(name.replace('*', ''))
  return card !== undefined && /^\d$/.test(from) ? { type: 'greed', card, from: Number(from) } : unreadable(text)
}

/**
 * The one way of writing a play: sets with natural cards first, runs in line order. Which of several jokers stands
 * for which card makes no difference: red ones come first.
 */
export const inOrder = (laid: readonly Laid[]): Laid[] => {
  const jokers = laid.filter(({ card, as }) => card !== as).sort(byCard)
  const faces = laid.filter(({ card, as }) => card !== as).map(({ as }) => as)
  const isRun = new Set(laid.map(({ as }) => rankOf(as))).size > 1
  const order = isRun ? (a: Card, b: Card): number => rankOf(a) - rankOf(b) : (a: Card, b: Card): number => a - b
  faces.sort(order)
  const standIns = jokers.map(({ card, open }, k): Laid => ({ card, as: faces[k]!, open }))
  const naturals = laid.filter(({ card, as }) => card === as).sort(byCard)
  if (!isRun) return [...naturals, ...standIns]
  return [...naturals, ...standIns].sort((a, b) => rankOf(a.as) - rankOf(b.as))
}

const byCard = (a: Laid, b: Laid): number =>
  Number(isJoker(a.card)) - Number(isJoker(b.card)) || a.card - b.card || Number(a.open) - Number(b.open)

const unreadable = (part: string): Refusal =>
  refusal(
    'unreadable-move',
    null,
    `「${inLine(part)}」は手として読めません。「S5 H5」「RJ=H6」「pass」「cut S5」のように書いてください。`,
    `Cannot read "${inLine(part)}" as a move. Write S5 H5, RJ=H6, pass or cut S5.`,
  )

const inLine = (part: string): string => excerpt(part).replaceAll(/\s+/g, ' ')
