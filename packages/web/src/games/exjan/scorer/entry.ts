import { cardName, cardNamed, type ExjanRules, rankOf, type ScoreRequest, suitOf, waitsOf } from '@tefuda/exjan'
import type { Seat } from '@tefuda/kernel'

/** A win as somebody at a table lays it out, perhaps not all of it yet. Cards by their names. */
export interface Entry {
  readonly hand: readonly string[]
  /** Open sets; the last one may still lack cards. */
  readonly melds: readonly (readonly string[])[]
  readonly card: string | null
  readonly indicator: string | null
  readonly seats: 3 | 4
  /** Whether the winner is the dealer. */
  readonly dealer: boolean
  /** Where the winning card came from: drawn, discarded by the dealer, or by another. */
  readonly from: 'draw' | 'dealer' | 'other'
  readonly reach: boolean
  readonly quick: boolean
  readonly last: boolean
  readonly first: boolean
  /** How many reaches lie on the table. */
  readonly stakes: number
}

export const EMPTY: Entry = {
  hand: [],
  melds: [],
  card: null,
  indicator: null,
  seats: 4,
  dealer: false,
  from: 'draw',
  reach: false,
  quick: false,
  last: false,
  first: false,
  stakes: 0,
}

/** What the next card becomes. */
export type Target = 'hand' | 'meld' | 'card' | 'indicator'

const MELD = 3

/** How many closed cards the hand has besides the winning card. */
export const handSize = ({ melds }: Entry, rules: ExjanRules): number => Math.max(0, rules.hand - MELD * melds.length)

/** All cards that lie anywhere. */
export const usedCards = ({ hand, melds, card, indicator }: Entry): readonly string[] => [
  ...hand,
  ...melds.flat(),
  ...[card, indicator].filter((name) => name !== null),
]

export const without = (entry: Entry, name: string): Entry => ({
  ...entry,
  hand: entry.hand.filter((other) => other !== name),
  melds: entry.melds.map((meld) => meld.filter((other) => other !== name)).filter((meld) => meld.length > 0),
  card: entry.card === name ? null : entry.card,
  indicator: entry.indicator === name ? null : entry.indicator,
})

/** Puts a card where it is to go; wherever it was before, it leaves. Where there is no room, nothing changes. */
export const withCard = (before: Entry, name: string, target: Target, rules: ExjanRules): Entry => {
  const entry = without(before, name)
  switch (target) {
    case 'hand':
      return entry.hand.length < handSize(entry, rules) ? { ...entry, hand: ordered([...entry.hand, name]) } : before
    case 'meld': {
      const open = entry.melds.at(-1)
      if (open !== undefined && open.length < MELD)
        return { ...entry, melds: [...entry.melds.slice(0, -1), ordered([...open, name])] }
      const sets = (rules.hand - 1) / MELD
      return entry.melds.length < sets ? { ...entry, melds: [...entry.melds, [name]] } : before
    }
    default:
      return { ...entry, [target]: name }
  }
}

const ordered = (names: readonly string[]): string[] => names.toSorted((a, b) => placeOf(a) - placeOf(b))

const placeOf = (name: string): number => {
  const card = cardNamed(name) ?? 0
  return rankOf(card) * 4 + suitOf(card)
}

/** Where the next card goes once a card has gone to `target`: on to what still lacks one. */
export const nextTarget = (entry: Entry, target: Target, rules: ExjanRules): Target => {
  if (target === 'meld' && (entry.melds.at(-1)?.length ?? 0) < MELD) return 'meld'
  if (entry.hand.length < handSize(entry, rules)) return target === 'indicator' || target === 'card' ? 'hand' : target
  if (entry.card === null) return 'card'
  return 'indicator'
}

/** How many cards are still to be laid before the win can be scored; the indicator may be missing. */
export const lacking = (entry: Entry, rules: ExjanRules): number =>
  Math.max(0, handSize(entry, rules) - entry.hand.length) +
  entry.melds.reduce((sum, meld) => sum + MELD - meld.length, 0) +
  Number(entry.card === null)

/** What a hand that lacks only the winning card waits for. */
export const waitsFor = (entry: Entry, rules: ExjanRules): string[] =>
  entry.card !== null || lacking(entry, rules) !== 1 || entry.hand.length % MELD !== 1
    ? []
    : waitsOf(read(entry.hand), read(entry.melds.flat())).map(cardName)

const read = (names: readonly string[]) => names.flatMap((name) => cardNamed(name) ?? [])

export const DEALER: Seat = 0

/** Who sits where: the dealer first; a winner who is not the dealer next to it. */
export const winnerOf = ({ dealer }: Entry): Seat => (dealer ? DEALER : DEALER + 1)

const fromOf = (entry: Entry): Seat | null => {
  if (entry.from === 'draw') return null
  return entry.from === 'dealer' && !entry.dealer ? DEALER : winnerOf(entry) + 1
}

/** The same for the scorer of the game. */
export const requestOf = (entry: Entry, rules: ExjanRules): ScoreRequest => ({
  seats: entry.seats,
  dealer: DEALER,
  winner: winnerOf(entry),
  from: fromOf(entry),
  hand: entry.hand,
  melds: entry.melds,
  card: entry.card ?? '',
  indicator: entry.indicator,
  reach: entry.reach,
  quick: entry.quick,
  last: entry.last,
  first: entry.first,
  stakes: entry.stakes * rules.stake,
})
