import {
  cardName,
  cardNamed,
  type ExjanRound,
  type ExjanRules,
  type RoundRequest,
  rankOf,
  sessionSheet,
  suitOf,
  waitsOf,
} from '@tefuda/exjan'
import { isRefusal, type Refusal, type ScoreSheet, type Seat } from '@tefuda/kernel'

/** A round at a real table as somebody lays it out, perhaps not all of it yet; plain JSON. Cards by their names. */
export interface Entry {
  readonly hand: readonly string[]
  /** Open sets; the last one may still lack cards. */
  readonly melds: readonly (readonly string[])[]
  readonly card: string | null
  readonly indicator: string | null
  /** Who deals, where somebody has been chosen; else who is due. */
  readonly dealer: Seat | null
  readonly winner: Seat
  /** Who discarded the winning card; null where it was drawn. */
  readonly from: Seat | null
  /** Who said reach. */
  readonly reach: readonly Seat[]
  readonly quick: boolean
  readonly last: boolean
  readonly first: boolean
  /** How the round ended; null while it is played. */
  readonly ended: 'win' | 'drawn' | null
}

export const EMPTY: Entry = {
  hand: [],
  melds: [],
  card: null,
  indicator: null,
  dealer: null,
  winner: 0,
  from: null,
  reach: [],
  quick: false,
  last: false,
  first: false,
  ended: null,
}

const MOST_CARDS = 14

const isCard = (value: unknown): boolean => typeof value === 'string' && cardNamed(value) !== undefined
const isList = (value: unknown, isOne: (one: unknown) => boolean): boolean =>
  Array.isArray(value) && value.length <= MOST_CARDS && value.every(isOne)

/** Whether a value is a round of so many seats, as it was kept or came by link. */
export const isEntry = (value: unknown, seats: number): value is Entry => {
  if (typeof value !== 'object' || value === null) return false
  const entry = value as { readonly [K in keyof Entry]?: unknown }
  const isSeat = (seat: unknown): boolean => Number.isInteger(seat) && Number(seat) >= 0 && Number(seat) < seats
  return (
    isList(entry.hand, isCard) &&
    isList(entry.melds, (meld) => isList(meld, isCard)) &&
    [entry.card, entry.indicator].every((card) => card === null || isCard(card)) &&
    [entry.dealer, entry.from].every((seat) => seat === null || isSeat(seat)) &&
    isSeat(entry.winner) &&
    isList(entry.reach, isSeat) &&
    [entry.quick, entry.last, entry.first].every((flag) => typeof flag === 'boolean') &&
    [null, 'win', 'drawn'].includes(entry.ended as null)
  )
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
      const most = Math.floor((rules.hand - 1) / MELD)
      return entry.melds.length < most ? { ...entry, melds: [...entry.melds, [name]] } : before
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
  entry.card !== null || lacking(entry, rules) !== 1
    ? []
    : waitsOf(read(entry.hand), read(entry.melds.flat())).map(cardName)

const read = (names: readonly string[]) => names.flatMap((name) => cardNamed(name) ?? [])

/** The round with another winner; nobody wins on a discard of their own. */
export const wonBy = (entry: Entry, winner: Seat): Entry => ({
  ...entry,
  winner,
  from: entry.from === winner ? null : entry.from,
})

/** Says reach for a seat, or takes it back. */
export const withReach = (entry: Entry, seat: Seat): Entry => ({
  ...entry,
  reach: entry.reach.includes(seat) ? entry.reach.filter((other) => other !== seat) : [...entry.reach, seat],
})

/** A win as it is scored. */
export const winOf = ({ reach, dealer, ...entry }: Entry) => {
  const { winner, from, hand, melds, card, indicator, quick, last, first } = entry
  return {
    reach,
    dealer,
    win: { winner, from, hand, melds, card: card ?? '', indicator, quick, last, first },
  } satisfies RoundRequest
}

/** The same for the sheet of the game; a round that was drawn has no win. */
export const roundOf = (entry: Entry): RoundRequest =>
  entry.ended === 'win' ? winOf(entry) : { reach: entry.reach, dealer: entry.dealer, win: null }

/** A sheet as far as it can be scored, and what is wrong with the round after it. */
export interface Written {
  readonly sheet: ScoreSheet<ExjanRound>
  readonly trouble: Refusal | null
}

/**
 * The sheet of the rounds that have ended, as far as they can be scored: a correction may leave a later round without a
 * win, or a reach without chips.
 */
export const sheetOf = (rules: ExjanRules, seats: number, rounds: readonly Entry[]): Written =>
  scored(rules, seats, rounds.filter((round) => round.ended !== null).map(roundOf))

const scored = (rules: ExjanRules, seats: number, rounds: readonly RoundRequest[]): Written => {
  const sheet = sessionSheet(rules, seats, rounds)
  if (!isRefusal(sheet)) return { sheet, trouble: null }
  const before = scored(rules, seats, rounds.slice(0, -1))
  return { ...before, trouble: before.trouble ?? sheet }
}
