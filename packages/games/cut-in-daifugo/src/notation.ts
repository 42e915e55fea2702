import { formatLaid, isStandIn, readLaid } from '@tefuda/climbing'
import { type Card, faceOf, frenchFace, frenchName, isJoker, type Refusal, type Seat } from '@tefuda/kernel'
import { type Move, NO, NONE, PASS, RESIGN } from './move.ts'
import { type Played, rankOf, type State } from './state.ts'
import { unreadable } from './unreadable.ts'

/**
 * `S5`, `S5*` for the public copy where a hidden one is held too, `RJ=H6` for a joker that stands for a card. For the
 * eyes of others `formatLaid` leaves the star out: it would tell them that a hidden copy is held, too.
 */
export const formatPlayed = (one: Played): string => {
  const laid = formatLaid(one)
  return one.open ? laid.replace(/=|$/, '*$&') : laid
}

/** A move as it is written down: `S5 H5*`, `cut S5`, `drop S5*`, `peep 3`, `greed S9@2`, `give S3`, `pass`. */
export const formatMove = (move: Move): string => {
  switch (move.type) {
    case 'play':
      return move.laid.map(formatPlayed).join(' ')
    case 'cut':
      return `cut ${move.laid.map(formatPlayed).join(' ')}`
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
  const refused = (): Refusal => unreadable(state, seat, text)
  const [verb = '', ...rest] = words
  const bare = BARE[verb.toLowerCase()]
  if (bare !== undefined && rest.length === 0) return bare
  switch (verb.toLowerCase()) {
    case '':
      return refused()
    case 'cut':
      return playOf('cut', state, seat, rest)
    case 'give':
    case 'take':
    case 'open':
    case 'show':
    case 'drop':
      return rest.length === 1 ? cardMove(verb.toLowerCase() as 'give', state, seat, rest[0]!) : refused()
    case 'peep':
      return rest.length === 1 && /^\d{1,15}$/.test(rest[0]!) ? { type: 'peep', at: Number(rest[0]) } : refused()
    case 'greed':
      return greed(rest.join('')) ?? refused()
    default:
      return playOf('play', state, seat, words)
  }
}

const BARE: Readonly<Record<string, Move>> = { pass: PASS, no: NO, none: NONE, resign: RESIGN }

const playOf = (type: 'play' | 'cut', state: State, seat: Seat, words: readonly string[]): Move | Refusal => {
  const laid: Played[] = []
  for (const word of words) {
    const one = readPlayed(state, seat, word)
    if (one === undefined) return unreadable(state, seat, word)
    laid.push(one)
  }
  return laid.length === 0 ? unreadable(state, seat, type) : { type, laid: inOrder(starred(state, seat, laid)) }
}

/** Copies beyond the hidden ones can only be public ones: `S5 S5` is understood as `S5 S5*`. */
const starred = (state: State, seat: Seat, laid: readonly Played[]): Played[] => {
  const left = new Map<Card, number>()
  for (const card of state.hidden[seat]!) left.set(faceOf(card), (left.get(faceOf(card)) ?? 0) + 1)
  return laid.map((one) => {
    const hidden = left.get(one.card)
    if (one.open || hidden === undefined) return one
    left.set(one.card, hidden - 1)
    return hidden > 0 ? one : { ...one, open: true }
  })
}

const readPlayed = (state: State, seat: Seat, word: string): Played | undefined => {
  const isStarred = /^[^*=]+\*(=|$)/.test(word)
  const laid = readLaid(isStarred ? word.replace('*', '') : word)
  return laid && { ...laid, open: isStarred && holdsHidden(state, seat, laid.card) }
}

const holdsHidden = (state: State, seat: Seat, face: Card): boolean =>
  state.hidden[seat]!.some((card) => faceOf(card) === face)

const cardMove = (
  type: 'give' | 'take' | 'open' | 'show' | 'drop',
  state: State,
  seat: Seat,
  word: string,
): Move | Refusal => {
  const laid = readPlayed(state, seat, word)
  if (laid === undefined) return unreadable(state, seat, word)
  return type === 'drop' ? { type, card: laid.card, open: laid.open } : { type, card: laid.card }
}

const greed = (word: string): Move | undefined => {
  const [name = '', from = ''] = word.toUpperCase().split('@')
  const card = frenchFace(name.replace('*', ''))
  return card !== undefined && /^\d$/.test(from) ? { type: 'greed', card, from: Number(from) } : undefined
}

/**
 * The one way of writing a play: sets with natural cards first, runs in line order. Which of several jokers stands
 * for which card makes no difference: red ones come first.
 */
export const inOrder = (laid: readonly Played[]): Played[] => {
  const jokers = laid.filter(isStandIn).sort(byCard)
  const faces = laid.filter(isStandIn).map(({ as }) => as)
  const isRun = new Set(laid.map(({ as }) => rankOf(as))).size > 1
  const order = isRun ? (a: Card, b: Card): number => rankOf(a) - rankOf(b) : (a: Card, b: Card): number => a - b
  faces.sort(order)
  const standIns = jokers.map(({ card, open }, k): Played => ({ card, as: faces[k]!, open }))
  const naturals = laid.filter((one) => !isStandIn(one)).sort(byCard)
  if (!isRun) return [...naturals, ...standIns]
  return [...naturals, ...standIns].sort((a, b) => rankOf(a.as) - rankOf(b.as))
}

const byCard = (a: Played, b: Played): number =>
  Number(isJoker(a.card)) - Number(isJoker(b.card)) || a.card - b.card || Number(a.open) - Number(b.open)
