import { type Card, faceOf, isJoker, rankOf, takeAt } from '@tefuda/kernel'
import { byRank, colourOf, inOrder, type Payment, type Rates, RED } from './value.ts'

/**
 * Cards of one rank and colour pay alike. Naturals by rank, the black kind before the red one: black ace 0, red ace 1 …
 * red king 25; then the red joker, the black joker.
 */
export type Kind = number

export const KINDS = 28
export const BLACK_ACE: Kind = 0
export const RED_ACE: Kind = 1
export const RED_JOKER: Kind = 26
export const BLACK_JOKER: Kind = 27

export const kindOf = (card: Card): Kind => {
  const colour = colourOf(card)
  if (!isJoker(card)) return rankOf(card) * 2 + colour
  return colour === RED ? RED_JOKER : BLACK_JOKER
}

/** What a card of a kind counts; jokers are not asked. */
export const faceValueOf = (kind: Kind): number => (kind >> 1) + 1

export const countKinds = (cards: readonly Card[]): Int8Array => {
  const counts = new Int8Array(KINDS)
  for (const card of cards) counts[kindOf(card)]! += 1
  return counts
}

/** A payment told by kinds: several payments of cards that are alike are one way. */
export interface Way {
  readonly groups: readonly (readonly Kind[])[]
  readonly splits: readonly Kind[]
}

/** Pays from these cards in that way: of cards that are alike the first suits first, groups before splitting aces. */
export const payWith = (rates: Rates, cards: readonly Card[], { groups, splits }: Way): Payment => {
  const left = cards.map(faceOf)
  const take = (kind: Kind): Card => {
    let first = -1
    for (let k = 0; k < left.length; k++)
      if (kindOf(left[k]!) === kind && (first < 0 || left[k]! < left[first]!)) first = k
    return takeAt(left, first)
  }
  return inOrder(rates, { groups: groups.map((group) => group.map(take)), splits: splits.map(take) })
}

/** The same for one way after another, each from all of the cards. */
export const payerOf = (rates: Rates, cards: readonly Card[]): ((way: Way) => Payment) => {
  const supply = cards.map(faceOf).sort(byRank)
  const kinds = supply.map(kindOf)
  /** Where the last card of each kind lay. */
  const taken = new Int8Array(KINDS)
  const take = (wanted: readonly Kind[]): Card[] =>
    wanted.map((kind) => {
      const at = kinds.indexOf(kind, taken[kind]!)
      taken[kind] = at + 1
      return supply[at]!
    })
  return ({ groups, splits }) => {
    taken.fill(0)
    return inOrder(rates, { groups: groups.map(take), splits: take(splits) })
  }
}

/** One card of each of these kinds, the first suits first. */
export const cardsOfKinds = (cards: readonly Card[], kinds: readonly Kind[]): Card[] => {
  const supply = supplyOf(cards)
  return kinds.map((kind) => supply.get(kind)!.pop()!).sort(byRank)
}

const supplyOf = (cards: readonly Card[]): Map<Kind, Card[]> =>
  Map.groupBy(
    cards.map(faceOf).sort((a, b) => byRank(b, a)),
    kindOf,
  )

/** Whether two of these cards are of one kind, but not of one suit: then one of several alike moves is listed. */
export const hasTwins = (cards: readonly Card[]): boolean => {
  const faces = new Set(cards.map(faceOf))
  return new Set([...faces].map(kindOf)).size < faces.size
}
