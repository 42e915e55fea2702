import type { Language } from '@tefuda/kernel'
import type { SuitLetter } from './suits.ts'

export type CardFace =
  | { readonly kind: 'suited'; readonly suit: SuitLetter; readonly rank: string }
  | { readonly kind: 'joker'; readonly red: boolean }
  | { readonly kind: 'back' }

/** Cards of the French pack as they are written in the notation, inside any text. */
export const CARD_NAMES = /\b(?:[SHDC](?:10|[2-9AJQK])|RJ|BJ)\b/g

const ONE_CARD = /^([SHDC])(10|[2-9AJQK])$/

/** What a name in the notation means (`S10`, `RJ`); `back` is a card lying face down. */
export const readCardName = (name: string): CardFace => {
  if (name === 'back') return { kind: 'back' }
  if (name === 'RJ' || name === 'BJ') return { kind: 'joker', red: name === 'RJ' }
  const [, suit, rank] = ONE_CARD.exec(name) ?? []
  if (suit === undefined || rank === undefined) throw new Error(`no card is called ${name}`)
  return { kind: 'suited', suit: suit as SuitLetter, rank }
}

const SUITS = {
  ja: { S: 'スペード', H: 'ハート', D: 'ダイヤ', C: 'クラブ' },
  en: { S: 'spades', H: 'hearts', D: 'diamonds', C: 'clubs' },
} as const

const ENGLISH_RANKS: Readonly<Record<string, string>> = { A: 'ace', J: 'jack', Q: 'queen', K: 'king' }

/** How a card is called aloud: スペードの8, 8 of spades. */
export const cardLabel = (name: string, language: Language): string => {
  const face = readCardName(name)
  switch (face.kind) {
    case 'back':
      return language === 'ja' ? '裏向きの札' : 'face-down card'
    case 'joker':
      if (language === 'ja') return face.red ? '赤ジョーカー' : '黒ジョーカー'
      return face.red ? 'red joker' : 'black joker'
    case 'suited':
      return language === 'ja'
        ? `${SUITS.ja[face.suit]}の${face.rank}`
        : `${ENGLISH_RANKS[face.rank] ?? face.rank} of ${SUITS.en[face.suit]}`
  }
}
