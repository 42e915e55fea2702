import { isJokerName, rankIndexOf, suitIndexOf } from '@tefuda/climbing'
import type { HandOrder } from '../../theme/index.ts'

/** A card of the own hand. */
export interface HandCard {
  /** Tells it from every other card of the hand, also from another copy of the same face. */
  readonly key: string
  /** Its name in the notation. */
  readonly name: string
  /** Whether it lies open for all. */
  readonly isPublic: boolean
  /** How a move names it: with a star where a hidden copy is held too. */
  readonly token: string
}

export const handCardsOf = (hidden: readonly string[], open: readonly string[] = []): HandCard[] => {
  const counts = new Map<string, number>()
  const one = (name: string, isPublic: boolean): HandCard => {
    const token = isPublic && hidden.includes(name) ? `${name}*` : name
    const mark = `${name}${isPublic ? '*' : ''}`
    const count = counts.get(mark) ?? 0
    counts.set(mark, count + 1)
    return { key: `${mark}#${count}`, name, isPublic, token }
  }
  return [...hidden.map((name) => one(name, false)), ...open.map((name) => one(name, true))]
}

/** The hand as its owner wants it: the strong cards at the right, jokers last. `turned`: low ranks are strong now. */
export const linedUp = (held: readonly HandCard[], order: HandOrder, turned: boolean): HandCard[] => {
  const rank = ({ name }: HandCard): number => (turned && !isJokerName(name) ? -rankIndexOf(name) : rankIndexOf(name))
  const suit = ({ name }: HandCard): number => suitIndexOf(name)
  return held.toSorted((a, b) =>
    order === 'suit'
      ? suit(a) - suit(b) || rank(a) - rank(b)
      : Number(isJokerName(a.name)) - Number(isJokerName(b.name)) || rank(a) - rank(b) || suit(a) - suit(b),
  )
}
