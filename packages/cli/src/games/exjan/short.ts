import type { Refusal } from '@tefuda/kernel'
import { plainLetters } from '../typed.ts'
import { numberedMove, whichCard, whichMove } from '../which.ts'
import { readCards } from './cards.ts'

/** Words that are a move, or the verb of one. */
const WORDS: { readonly [word: string]: string } = {
  W: 'win',
  WIN: 'win',
  あがり: 'win',
  アガリ: 'win',
  ロン: 'win',
  ツモ: 'win',
  P: 'pass',
  PASS: 'pass',
  N: 'pass',
  NO: 'pass',
  パス: 'pass',
  見送り: 'pass',
  G: 'group',
  GROUP: 'group',
  群: 'group',
  R: 'reach',
  REACH: 'reach',
  リーチ: 'reach',
  RUN: 'run',
  連: 'run',
  DISCARD: 'discard',
  捨てる: 'discard',
}

/**
 * The move a short form means: a card alone is discarded (a rank, where the hand has it once); `r s5` says reach; `g` and
 * `run` alone call where there is one way; `w`, `p`; `d` discards the card just drawn; `#3` is the third move of the
 * list. A text that is none comes back as it is.
 */
export const readShortExjan = (
  typed: string,
  hand: readonly string[],
  drawn: string | undefined,
  moves: () => readonly string[],
): string | Refusal => {
  const plain = plainLetters(typed)
  const numbered = numberedMove(plain, moves)
  if (numbered !== undefined) return numbered
  if ((plain === 'D' || plain === 'ツモ切り') && drawn !== undefined) return `discard ${drawn}`
  const [first = '', ...rest] = plain.split(/\s+/)
  const verb = Object.hasOwn(WORDS, first) ? WORDS[first] : undefined
  if (verb === 'win' || verb === 'pass') return rest.length === 0 ? verb : typed
  if (NO_CARD.test(plain)) return `discard ${plain}`
  const cards = cardsOf(verb === undefined ? plain : rest.join(' '), hand)
  if (!Array.isArray(cards)) return cards ?? typed
  if (cards.length > 0) return verb === undefined ? alone(cards, moves, typed) : `${verb} ${cards.join(' ')}`
  return verb === undefined ? typed : onlyMove(verb, moves, typed)
}

/** Meant for a card, though there is none of that name: the game says so. */
const NO_CARD = /^[SHDC](?:\d{1,3}|[A-Z])$/

/** One card is discarded; two, in a window, make whatever set they make. */
const alone = (cards: readonly string[], moves: () => readonly string[], typed: string): string => {
  if (cards.length === 1) return `discard ${cards[0]}`
  const wanted = new Set(cards)
  return moves().find((move) => cardsIn(move).length === 2 && cardsIn(move).every((card) => wanted.has(card))) ?? typed
}

const cardsIn = (move: string): string[] => move.split(' ').slice(1)

/** The move of that verb where there is one alone. */
const onlyMove = (verb: string, moves: () => readonly string[], typed: string): string | Refusal => {
  const [first, ...more] = moves().filter((move) => move.startsWith(`${verb} `))
  if (first === undefined) return typed
  return more.length === 0 ? first : whichMove([first, ...more])
}

const RANK = /^(?:1[0-5]|\d|[JQKCFM])$/

/** Cards by their names, or by ranks of which the hand has one card; null for what is none. */
const cardsOf = (words: string, hand: readonly string[]): string[] | Refusal | null => {
  const cards: string[] = []
  for (const word of readCards(words)) {
    if (/^[SHDC](?:1[0-5]|\d|[JQKCFM])$/.test(word)) cards.push(word)
    else {
      if (!RANK.test(word)) return null
      const [card, ...more] = hand.filter((held) => held.slice(1) === word)
      if (card === undefined) return null
      if (more.length > 0) return whichCard([card, ...more])
      cards.push(card)
    }
  }
  return cards
}
