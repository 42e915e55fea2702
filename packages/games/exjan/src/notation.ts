import { type Card, excerpt, isRefusal, type Refusal, refusal } from '@tefuda/kernel'
import { cardName, cardNamed } from './cards.ts'
import { type Move, PASS, WIN } from './move.ts'

export const formatMove = (move: Move): string => {
  switch (move.type) {
    case 'discard':
    case 'reach':
      return `${move.type} ${cardName(move.card)}`
    case 'group':
    case 'run':
      return `${move.type} ${move.cards.map(cardName).join(' ')}`
    default:
      return move.type
  }
}

const LONGEST = 40

/** Reads a move, its cards in any order. Legality is for `checkMove` to say. */
export const parseMove = (text: string): Move | Refusal => {
  const [verb = '', ...names] = text.length > LONGEST ? [] : text.trim().split(/\s+/)
  switch (verb.toLowerCase()) {
    case 'win':
      return names.length === 0 ? WIN : unreadable(text)
    case 'pass':
      return names.length === 0 ? PASS : unreadable(text)
    case 'discard':
      return withCard('discard', names, text)
    case 'reach':
      return withCard('reach', names, text)
    case 'group':
      return withCards('group', names, text)
    case 'run':
      return withCards('run', names, text)
    default:
      return unreadable(text)
  }
}

const withCard = (type: 'discard' | 'reach', names: readonly string[], text: string): Move | Refusal => {
  const card = readCard(names[0] ?? '')
  if (isRefusal(card)) return card
  return names.length === 1 ? { type, card } : unreadable(text)
}

const withCards = (type: 'group' | 'run', names: readonly string[], text: string): Move | Refusal => {
  const [a, b] = [readCard(names[0] ?? ''), readCard(names[1] ?? '')]
  if (names.length !== 2) return unreadable(text)
  if (isRefusal(a)) return a
  if (isRefusal(b)) return b
  return { type, cards: a < b ? [a, b] : [b, a] }
}

const readCard = (name: string): Card | Refusal => cardNamed(name.toUpperCase()) ?? noSuchCard(name)

export const noSuchCard = (name: string): Refusal =>
  refusal(
    'no-such-card',
    'EJ-1',
    `「${excerpt(name)}」という札はありません。S0〜S15 や DM のように、スート（S H D C）と数字か記号（J Q K C F M）で書いてください。`,
    `There is no card ${JSON.stringify(excerpt(name))}. Write a suit (S H D C) and a number 0 to 15 or a symbol (J Q K C F M), such as S10 or DM.`,
  )

const unreadable = (text: string): Refusal =>
  refusal(
    'unreadable',
    null,
    `「${excerpt(text.trim())}」は読めません。「discard S5」「reach S5」「win」「group H5 D5」「run S4 S6」「pass」のように書いてください。`,
    `${JSON.stringify(excerpt(text.trim()))} cannot be read. Write "discard S5", "reach S5", "win", "group H5 D5", "run S4 S6" or "pass".`,
  )
