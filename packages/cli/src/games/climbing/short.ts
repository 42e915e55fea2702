import { rankNameOf, readWritten, type WrittenCard } from '@tefuda/climbing'
import { type Refusal, SUITS } from '@tefuda/kernel'
import { plainLetters } from '../typed.ts'
import { numberedMove, whichMove } from '../which.ts'

/** What somebody types has to be read against. */
export interface ShortContext {
  /** The cards of the seat. */
  readonly hand: readonly string[]
  /** Makes the legal moves in the order in which they are listed. */
  moves(): readonly string[]
}

/** Moves that are one word, and what else is typed for them. */
const WORDS: { readonly [word: string]: string } = {
  P: 'pass',
  PASS: 'pass',
  パス: 'pass',
  N: 'no',
  NO: 'no',
  いいえ: 'no',
  NONE: 'none',
  なし: 'none',
  RESIGN: 'resign',
  投了: 'resign',
}

const VERBS = ['cut', 'give', 'take', 'drop', 'open', 'show', 'peep', 'greed'] as const

/** One word for a card, as it was typed: a card, a rank, or any joker; what it is to stand for; the public copy. */
interface Token {
  readonly name: string
  readonly kind: 'card' | 'rank' | 'joker'
  readonly open: boolean
  readonly as: string | undefined
}

/**
 * The move a short form means: small letters, suit signs and full-width letters, no blanks; a rank alone where the hand
 * leaves no doubt; no verb where only one fits; `#12` for the twelfth move of the list. A text that is none comes back as it is.
 */
export const readShortPlay = (typed: string, { hand, moves }: ShortContext): string | Refusal => {
  const plain = normalise(typed)
  const word = WORDS[plain]
  if (word !== undefined) return word
  const numbered = numberedMove(plain, moves)
  if (numbered !== undefined) return numbered
  const verb = VERBS.find((one) => plain.startsWith(`${one.toUpperCase()} `))
  const rest = verb === undefined ? plain : plain.slice(verb.length + 1).trim()
  const legal = moves().filter((move) => (verb === undefined ? !move.startsWith('show ') : move.startsWith(`${verb} `)))
  const literal = legal.find((move) => bareOf(move).toUpperCase() === rest)
  if (literal !== undefined) return literal
  const tokens = readTokens(rest)
  if (tokens === null) return typed
  const fitting = legal.filter((move) => fits(tokens, itemsOf(move)))
  const hidden = fitting.filter((move) => itemsOf(move).every((item) => !item.open || asksOpen(tokens, item)))
  const [first, ...more] = hidden.length > 0 ? hidden : fitting
  if (first !== undefined) return more.length === 0 ? first : whichMove([first, ...more])
  const cards = spellOut(tokens, hand)
  const needed = verb ?? verbOf(legal)
  return cards === null ? typed : needed === undefined ? cards.join(' ') : `${needed} ${cards.join(' ')}`
}

const normalise = (text: string): string => plainLetters(text).replace(/[、,]/g, ' ')

const CARD = '(?:RJ|BJ|JOKER|[SHDC]?(?:10|T|[2-9AJQK]))'
const TOKEN = new RegExp(`(${CARD})(\\*?)(?:=(RJ|BJ|[SHDC](?:10|T|[2-9AJQK])))?\\s*`, 'y')

const readTokens = (text: string): Token[] | null => {
  const tokens: Token[] = []
  TOKEN.lastIndex = 0
  while (TOKEN.lastIndex < text.length) {
    const [, name = '', star, as] = TOKEN.exec(text) ?? []
    if (name === '') return null
    tokens.push({ name: tens(name), kind: kindOf(name), open: star === '*', as: as === undefined ? as : tens(as) })
  }
  return tokens.length === 0 ? null : tokens
}

const tens = (name: string): string => name.replace(/T$/, '10')

const kindOf = (name: string): Token['kind'] => {
  if (name === 'JOKER') return 'joker'
  return /^[RB]J$/.test(name) || SUITS.some((suit) => name.startsWith(suit)) ? 'card' : 'rank'
}

/** A move without its verb. */
const bareOf = (move: string): string => move.replace(/^[a-z]+ /, '')

const verbOf = ([first = '']: readonly string[]): string | undefined => /^([a-z]+) /.exec(first)?.[1]

const itemsOf = (move: string): WrittenCard[] =>
  /^[a-z]+$/.test(move) ? [] : bareOf(move).replace(/@\d$/, '').split(' ').map(readWritten)

/** Whether each token can be given a card of its own; the most exact ones choose first. */
const fits = (tokens: readonly Token[], items: readonly WrittenCard[]): boolean => {
  if (tokens.length !== items.length) return false
  const left = items.slice()
  return tokens
    .toSorted((a, b) => exactness(b) - exactness(a))
    .every((token) => {
      const at = left.findIndex((item) => means(token, item))
      if (at >= 0) left.splice(at, 1)
      return at >= 0
    })
}

const exactness = ({ kind, open, as }: Token): number =>
  (kind === 'card' ? 4 : 0) + (as === undefined ? 0 : 2) + (open ? 1 : 0)

const means = ({ name, kind, open, as }: Token, item: WrittenCard): boolean => {
  if (open && !item.open) return false
  if (as !== undefined && item.as !== as) return false
  if (kind === 'card') return item.card === name
  if (kind === 'joker') return /^[RB]J$/.test(item.card)
  return item.card === item.as && rankNameOf(item.card) === name
}

const asksOpen = (tokens: readonly Token[], { card }: WrittenCard): boolean =>
  tokens.some((token) => token.open && token.name === card)

/** Cards for tokens that fit no legal move, so that the game can say what is wrong with them; null where the hand has none. */
const spellOut = (tokens: readonly Token[], hand: readonly string[]): string[] | null => {
  const left = hand.map((card) => readWritten(card).card)
  const cards: string[] = []
  for (const token of tokens) {
    const at = left.findIndex((card) => means({ ...token, open: false, as: undefined }, readWritten(card)))
    if (at < 0 && token.kind !== 'card') return null
    const card = at < 0 ? token.name : left.splice(at, 1)[0]!
    cards.push(`${card}${token.open ? '*' : ''}${token.as === undefined ? '' : `=${token.as}`}`)
  }
  return cards
}
