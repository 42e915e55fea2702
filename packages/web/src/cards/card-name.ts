import { jokerText, type Language, type Pack } from '@tefuda/kernel'
import type { SuitLetter } from './suits.ts'

export type CardFace =
  | { readonly kind: 'suited'; readonly suit: SuitLetter; readonly rank: string }
  /** One of the six symbols of the Exjan pack. */
  | { readonly kind: 'symbol'; readonly suit: SuitLetter; readonly rank: SymbolLetter }
  | { readonly kind: 'joker'; readonly red: boolean }
  | { readonly kind: 'back' }
  /** A card of a pack that nobody has drawn: its name alone. */
  | { readonly kind: 'plain'; readonly name: string }

export type SymbolLetter = 'J' | 'Q' | 'K' | 'C' | 'F' | 'M'

/** Cards as they are written in the notation, inside any text. */
const NAMES: Readonly<Record<Pack, RegExp>> = {
  french: /\b(?:[SHDC](?:10|[2-9AJQK])|RJ|BJ)\b/g,
  exjan: /\b[SHDC](?:1[0-5]|[0-9JQKCFM])\b/g,
}

export const cardNames = (pack: Pack): RegExp => NAMES[pack]

const ONE_CARD: Readonly<Record<Pack, RegExp>> = {
  french: /^([SHDC])(10|[2-9AJQK])$/,
  exjan: /^([SHDC])(1[0-5]|[0-9JQKCFM])$/,
}

const isSymbol = (rank: string): rank is SymbolLetter => /^[JQKCFM]$/.test(rank)

/** What a name in the notation means (`S10`, `RJ`; Exjan `S15`, `HF`); `back` is a card lying face down. Any other name is one of a pack that nobody has drawn. */
export const readCardName = (name: string, pack: Pack = 'french'): CardFace => {
  if (name === 'back') return { kind: 'back' }
  if (pack === 'french' && (name === 'RJ' || name === 'BJ')) return { kind: 'joker', red: name === 'RJ' }
  const [, suit, rank] = ONE_CARD[pack].exec(name) ?? []
  if (suit === undefined || rank === undefined) return { kind: 'plain', name }
  return pack === 'exjan' && isSymbol(rank)
    ? { kind: 'symbol', suit: suit as SuitLetter, rank }
    : { kind: 'suited', suit: suit as SuitLetter, rank }
}

const SUITS = {
  ja: { S: 'スペード', H: 'ハート', D: 'ダイヤ', C: 'クラブ' },
  en: { S: 'spades', H: 'hearts', D: 'diamonds', C: 'clubs' },
} as const

const ENGLISH_RANKS: Readonly<Record<string, string>> = { A: 'ace', J: 'jack', Q: 'queen', K: 'king' }

/** How a card is called aloud: スペードの8, 8 of spades. */
export const cardLabel = (name: string, language: Language, pack: Pack = 'french'): string => {
  const face = readCardName(name, pack)
  switch (face.kind) {
    case 'back':
      return language === 'ja' ? '裏向きの札' : 'face-down card'
    case 'plain':
      return face.name
    case 'joker':
      return jokerText(face.red)[language]
    case 'symbol':
      return language === 'ja' ? `${SUITS.ja[face.suit]}の${face.rank}` : `${face.rank} of ${SUITS.en[face.suit]}`
    case 'suited':
      return language === 'ja'
        ? `${SUITS.ja[face.suit]}の${face.rank}`
        : `${ENGLISH_RANKS[face.rank] ?? face.rank} of ${SUITS.en[face.suit]}`
  }
}
