import { doraOf, EXJAN_DECK, type ExjanRules, type ExjanRulesContext, type ExjanState, pointsOf } from '@tefuda/exjan'
import type { Card } from '@tefuda/kernel'
import { type Block, NO_PAIR, PAIRS, SETS } from './blocks.ts'
import { danOf, YAKUMAN } from './dan.ts'
import { distanceOf } from './distance.ts'
import { goneIn, type OpenSet } from './seen.ts'

// The numbers were found by playing against the quick player of this folder.

/** The part of the turns left by the wall that a round still has: somebody wins before the wall is empty. */
const LASTS = 0.5
/** How often a card that somebody else draws is given away. */
const GIVEN = 0.6
/** So many cards more than the fewest may be lacking, up to so many in all. */
const MORE = 1
const MOST = 4
/** Dan that a closed hand comes to besides reach: now and then it draws its last card. */
const CLOSED = 1
/** So many sets are tried for a hand, those that lack least first: far hands of many cards could go on for seconds. */
const STEPS = 5_000
/** Nothing comes together any more from so many cards lacking. */
const HOPELESS = 20

/** What the hands that can still be made are worth together: the points of each by the chance that its cards come. */
export interface Outlook {
  readonly total: number
  /** By card: what those are worth that use it. Whoever gives it away loses them. */
  readonly using: Float64Array
}

/** How likely a card that is wanted comes in time. */
interface Chances {
  /** By drawing it. */
  readonly drawn: number
  /** By drawing it, or when somebody gives it away. */
  readonly got: number
}

/** A block and how many of its cards are lacking. */
interface Lacking {
  readonly block: Block
  readonly lack: number
}

/**
 * The outlook of closed cards and open sets, by what their owner sees: every complete hand that lacks hardly more cards than the
 * nearest one counts with its points and the chance that it comes about. The sum over hands takes the place of a programme
 * over draws: many ways to go on count as much as few likely ones. What a discard may cost is set against it in points, as
 * Mizukami and Tsuruoka do in mahjong (Building a computer mahjong player based on Monte Carlo simulation and opponent models, 2015).
 */
export const outlookOf = (
  context: ExjanRulesContext,
  state: ExjanState,
  hand: readonly Card[],
  melds: readonly OpenSet[],
): Outlook => {
  const using = new Float64Array(128)
  let total = 0
  eachHand(context, state, hand, melds, (worth, sets, pair) => {
    total += worth
    for (let k = melds.length; k < sets.length; k++) for (const card of sets[k]!.cards) using[card]! += worth
    for (const card of pair.cards) using[card]! += worth
  })
  return { total, using }
}

/** Of the complete hands the one worth most: its sets, the open ones first, and its pair; null where there is none. `wished`: with such a block, and without that card. */
export const worthiestHand = (
  context: ExjanRulesContext,
  state: ExjanState,
  hand: readonly Card[],
  melds: readonly OpenSet[],
  wished?: { readonly block: (block: Block) => boolean; readonly without: Card },
): readonly Block[] | null => {
  let [best, most]: [readonly Block[] | null, number] = [null, 0]
  eachHand(context, state, hand, melds, (worth, sets, pair) => {
    if (worth <= most) return
    const blocks = [...sets, pair]
    if (
      wished !== undefined &&
      !(blocks.some(wished.block) && blocks.every(({ cards }) => !cards.includes(wished.without)))
    )
      return
    most = worth
    best = blocks
  })
  return best
}

/** Calls back with every complete hand that is worth a look and what it is worth. */
const eachHand = (
  context: ExjanRulesContext,
  state: ExjanState,
  hand: readonly Card[],
  melds: readonly OpenSet[],
  hear: (worth: number, sets: readonly Block[], pair: Block) => void,
): void => {
  const gone = goneIn(state)
  const nearest = distanceOf(context, hand, melds, gone)
  if (nearest > HOPELESS) return
  const chances = chancesIn(context, state, hand.length + gone.length)
  const dora = doraOf(state.indicator)
  const opened = melds.map(({ cards }) => openBlock(cards))
  eachTarget(
    context,
    hand,
    [...gone, ...melds.flatMap(({ cards }) => cards)],
    opened,
    Math.min(reachOf(nearest), state.wall.length),
    (sets, pair, lacks) => {
      const worth = worthOf(context.rules, opened.length > 0, sets, pair, dora, lacks, chances)
      if (worth > 0) hear(worth, sets, pair)
    },
  )
}

/** The most cards that a hand worth a look lacks. */
const reachOf = (nearest: number): number => Math.min(Math.max(nearest, MOST), nearest + MORE)

const chancesIn = ({ seats }: ExjanRulesContext, { wall }: ExjanState, seen: number): Chances => {
  const drawn = (LASTS * wall.length) / seats / (EXJAN_DECK.cards.length - seen)
  return { drawn, got: drawn * (1 + GIVEN * (seats - 1)) }
}

const openBlock = (cards: readonly Card[]): Block =>
  SETS.find((set) => set.cards.every((card, k) => card === cards[k]))!

/** Cards lacking of the sets, one after another, and of the pair. */
type Lacks = readonly number[]

/** Hears of a complete hand: its sets, the open ones first, its pair, and what is lacking of the closed ones and the pair. */
type Hear = (sets: readonly Block[], pair: Block, lacks: Lacks) => void

/** Every complete hand with some of these cards that lacks at most so many. */
const eachTarget = (
  { sets: count, pair: hasPair }: ExjanRulesContext,
  hand: readonly Card[],
  gone: readonly Card[],
  opened: readonly Block[],
  most: number,
  hear: Hear,
): void => {
  const sets = lackingOf(SETS, hand, gone, 2)
  const pairs = hasPair ? lackingOf(PAIRS, hand, gone, 1) : [{ block: NO_PAIR, lack: 0 }]
  const used = new Uint8Array(128)
  const chosen = [...opened]
  const lacks: number[] = []

  const withPair = (missing: number): void => {
    for (const { block, lack } of pairs) {
      if (missing + lack > most) return
      if (!isFree(used, block)) continue
      lacks.push(lack)
      hear(chosen, block, lacks)
      lacks.pop()
    }
  }

  let steps = 0
  const withSets = (from: number, missing: number): void => {
    const left = count - chosen.length
    if (left === 0) {
      withPair(missing)
      return
    }
    for (let k = from; k < sets.length; k++) {
      const { block, lack } = sets[k]!
      // What follows lacks as many or more.
      if (missing + lack * left > most || ++steps > STEPS) return
      if (!isFree(used, block)) continue
      mark(used, block, 1)
      chosen.push(block)
      lacks.push(lack)
      withSets(k + 1, missing + lack)
      lacks.pop()
      chosen.pop()
      mark(used, block, 0)
    }
  }
  withSets(0, 0)
}

/** The blocks that lack at most so many cards, of which none is gone; those that lack least first. */
const lackingOf = (
  blocks: readonly Block[],
  hand: readonly Card[],
  gone: readonly Card[],
  most: number,
): readonly Lacking[] => {
  const lackOf = new Uint8Array(128).fill(1)
  for (const card of gone) lackOf[card] = NEVER
  for (const card of hand) lackOf[card] = 0
  return blocks
    .map((block) => ({ block, lack: block.cards.reduce((sum, card) => sum + lackOf[card]!, 0) }))
    .filter(({ lack }) => lack <= most)
    .sort((a, b) => a.lack - b.lack)
}

const NEVER = 50

const isFree = (used: Uint8Array, { cards }: Block): boolean => {
  for (let k = 0; k < cards.length; k++) if (used[cards[k]!]) return false
  return true
}

const mark = (used: Uint8Array, { cards }: Block, value: 0 | 1): void => {
  for (let k = 0; k < cards.length; k++) used[cards[k]!] = value
}

/** The points of a complete hand by the chance that it comes about: with calls where it is a yaku by itself, closed with reach. */
const worthOf = (
  rules: ExjanRules,
  isOpen: boolean,
  sets: readonly Block[],
  pair: Block,
  dora: number,
  lacks: Lacks,
  { drawn, got }: Chances,
): number => {
  const dan = danOf(rules, sets, pair)
  const bonus = rules.yaku.dora * dorasIn(sets, pair, dora)
  const paid = (n: number): number => (n >= YAKUMAN ? rules.points.yakuman : pointsOf(rules, n + bonus))
  let missing = 0
  for (let k = 0; k < lacks.length; k++) missing += lacks[k]!
  let worth = 0
  if (dan >= rules.least) {
    // A set can be called when one card is lacking; the pair is never called.
    let chance = 1
    for (let k = 0; k < lacks.length - 1; k++) chance *= lacks[k] === 0 ? 1 : lacks[k] === 1 ? got : drawn * got
    worth = chance * (lacks.at(-1) === 1 ? drawn : 1) * paid(dan)
  }
  if (isOpen) return worth
  const closed = missing === 0 ? 1 : drawn ** (missing - 1) * got
  return worth + closed * paid(dan + rules.yaku.reach + CLOSED)
}

const dorasIn = (sets: readonly Block[], pair: Block, dora: number): number => {
  let count = pair.rank === dora ? 2 : 0
  for (const { kind, rank } of sets)
    if (kind === 'group') count += rank === dora ? 3 : 0
    else if (dora >= rank && dora <= rank + 2) count++
  return count
}
