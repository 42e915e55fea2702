import {
  cardOf,
  type ExjanRulesContext,
  isSymbol,
  type Kinds,
  missingFrom,
  NEVER,
  rankOf,
  suitOf,
  type Yaku,
} from '@tefuda/exjan'
import type { Card } from '@tefuda/kernel'
import type { OpenSet } from './seen.ts'

/**
 * How many cards a hand lacks to win. A closed hand wins however it is made: after reach, or with a card of its own. With sets
 * laid open it must also come to a yaku; the plans looked at are those of the sets themselves.
 */
export const distanceOf = (
  context: ExjanRulesContext,
  hand: readonly Card[],
  melds: readonly OpenSet[],
  gone: readonly Card[],
): number => {
  const sets = context.sets - melds.length
  const lacks = (cards: readonly Card[], barred = gone, kinds: Kinds = 'any'): number =>
    missingFrom(cards, sets, barred, kinds, context.pair)
  if (melds.length === 0 || hasYaku(context, melds)) return lacks(hand)
  const open = melds.flatMap(({ cards }) => cards)
  const counts = (id: Yaku): boolean => context.rules.yaku[id] >= context.rules.least
  let least = NEVER
  const consider = (missing: number): void => {
    least = Math.min(least, missing)
  }
  if (context.sets >= 3 && counts('threeRuns') && melds.every(({ kind }) => kind === 'run'))
    consider(lacks(hand, gone, 'runs'))
  if (context.sets >= 3 && counts('threeGroups') && melds.every(({ kind }) => kind === 'group'))
    consider(lacks(hand, gone, 'groups'))
  if (counts('middle') && open.every(isMiddle)) consider(lacks(hand.filter(isMiddle), [...gone, ...OUTER]))
  if (counts('outer') && !open.some(isMiddle)) consider(lacks(hand.filter(isOuter), [...gone, ...MIDDLE]))
  for (const block of wantedBlocks(hand, melds, counts)) consider(withBlock(context, hand, block, sets, gone))
  return least
}

const isMiddle = (card: Card): boolean => rankOf(card) >= 2 && rankOf(card) <= 10
const isOuter = (card: Card): boolean => !isMiddle(card)

const RANKS = Array.from({ length: 22 }, (_, rank) => rank)
const SUITS = [0, 1, 2, 3]
const ALL = SUITS.flatMap((suit) => RANKS.map((rank) => cardOf(suit, rank)))
const MIDDLE = ALL.filter(isMiddle)
const OUTER = ALL.filter(isOuter)

/** Whether open sets are a yaku by themselves. */
const hasYaku = ({ rules }: ExjanRulesContext, melds: readonly OpenSet[]): boolean =>
  melds.some(
    (meld, k) =>
      (rules.yaku.symbols >= rules.least && isSymbol(rankOf(meld.cards[0]!))) ||
      melds.slice(k + 1).some((other) => PAIRED.some((id) => rules.yaku[id] >= rules.least && makes(id, meld, other))),
  )

const PAIRED = ['sixRun', 'twinRuns', 'crossing'] as const
type Paired = (typeof PAIRED)[number]

const makes = (id: Paired, one: OpenSet, other: OpenSet): boolean => {
  const [a, b] = [one.cards[0]!, other.cards[0]!]
  if (id === 'crossing') {
    const [run, group] = one.kind === 'run' ? [one, other] : [other, one]
    return (
      run.kind === 'run' && group.kind === 'group' && run.cards.some((card) => rankOf(card) === rankOf(group.cards[0]!))
    )
  }
  if (one.kind !== 'run' || other.kind !== 'run') return false
  return id === 'sixRun' ? Math.abs(a - b) === 3 : rankOf(a) === rankOf(b)
}

/** Sets that would be a yaku, by themselves or with an open set, and of which the hand has two cards at least. */
const wantedBlocks = (
  hand: readonly Card[],
  melds: readonly OpenSet[],
  counts: (id: Yaku) => boolean,
): (readonly Card[])[] => {
  const blocks: Card[][] = counts('symbols') ? symbolGroups(hand) : []
  for (const { kind, cards } of melds) {
    const first = cards[0]!
    const rank = rankOf(first)
    if (kind === 'group') {
      if (counts('crossing') && !isSymbol(rank))
        for (const start of [rank - 2, rank - 1, rank]) for (const suit of SUITS) blocks.push(run(suit, start))
      continue
    }
    if (counts('sixRun')) for (const start of [rank - 3, rank + 3]) blocks.push(run(suitOf(first), start))
    if (counts('twinRuns')) for (const suit of SUITS) blocks.push(run(suit, rank))
    if (counts('crossing'))
      for (const card of cards)
        blocks.push(SUITS.filter((suit) => suit !== suitOf(card)).map((suit) => cardOf(suit, rankOf(card))))
  }
  return blocks.filter((block) => block.length === 3 && block.filter((card) => hand.includes(card)).length >= 2)
}

const symbolGroups = (hand: readonly Card[]): Card[][] => {
  const symbols = [...new Set(hand.map(rankOf).filter(isSymbol))]
  return symbols.flatMap((rank) =>
    SUITS.map((without) => SUITS.filter((suit) => suit !== without).map((suit) => cardOf(suit, rank))),
  )
}

/** A run of a suit; empty where it would leave the numbers. */
const run = (suit: number, start: number): Card[] =>
  start < 0 || isSymbol(start + 2) ? [] : [start, start + 1, start + 2].map((rank) => cardOf(suit, rank))

/** The distance of a hand one of whose sets is to be this one. */
const withBlock = (
  { pair }: ExjanRulesContext,
  hand: readonly Card[],
  block: readonly Card[],
  sets: number,
  gone: readonly Card[],
): number => {
  const lacking = block.filter((card) => !hand.includes(card))
  if (lacking.some((card) => gone.includes(card))) return NEVER
  const rest = hand.filter((card) => !block.includes(card))
  return lacking.length + missingFrom(rest, sets - 1, [...gone, ...block], 'any', pair)
}
