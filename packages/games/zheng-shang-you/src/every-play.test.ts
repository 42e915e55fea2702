import { climbingRank, type Laid } from '@tefuda/climbing'
import {
  type Card,
  frenchCard,
  frenchName,
  isJoker,
  isRefusal,
  type Rng,
  rng,
  shuffleInPlace,
  suitOf,
} from '@tefuda/kernel'
import { describe, expect, it } from 'vitest'
import { arrange } from '../testing/arrange.ts'

/**
 * What cards are worth as declared, written down from the rules a second time and as plainly as can be, and every
 * declaration of every choice of cards tried. What the engine lists must be exactly that.
 */
interface Worth {
  readonly shape: string
  readonly rank: number
  readonly oneSuit: boolean
  readonly pure: boolean
}

const [ACE, TWO] = [11, 12]

const isWild = (card: Card): boolean => climbingRank(card) >= TWO

const worthOf = (laid: readonly Laid[]): Worth | null => {
  const standIns = laid.filter(({ card, as }) => card !== as)
  if (standIns.some(({ card, as }) => !isWild(card) || climbingRank(as) >= climbingRank(card))) return null
  const pure = standIns.length === 0
  const ranks = laid.map(({ as }) => climbingRank(as)).sort((a, b) => a - b)
  const [low, high] = [ranks[0]!, ranks.at(-1)!]
  if (low === high)
    return standIns.length === laid.length ? null : { shape: `${laid.length}`, rank: high, oneSuit: false, pure }
  const length = high - low + 1
  const width = laid.length / length
  if (length < 3 || high > ACE) return null
  for (let rank = low; rank <= high; rank++) if (ranks.filter((other) => other === rank).length !== width) return null
  if (width === 1) {
    if (standIns.some(({ card }) => !isJoker(card))) return null
    return {
      shape: `run ${length}`,
      rank: high,
      oneSuit: laid.every(({ as }) => suitOf(as) === suitOf(laid[0]!.as)),
      pure,
    }
  }
  for (let rank = low; rank <= high; rank++)
    if (laid.every(({ card, as }) => climbingRank(as) !== rank || climbingRank(card) === TWO)) return null
  return { shape: `${length} of ${width}`, rank: high, oneSuit: false, pure }
}

const isBetter = (worth: Worth, last: Worth): boolean => {
  if (worth.shape !== last.shape) return false
  if (worth.oneSuit !== last.oneSuit) return worth.oneSuit
  return worth.rank === last.rank ? worth.pure && !last.pure : worth.rank > last.rank
}

/** What a play is, whatever way it was declared: its cards, and what they are worth. */
const keyOf = (laid: readonly Laid[], { shape, rank, oneSuit, pure }: Worth): string => {
  const cards = laid.map(({ card }) => card).sort((a, b) => a - b)
  return `${cards.map(frenchName).join(' ')} = ${shape} to ${rank}${oneSuit ? ' one suit' : ''}${pure ? ' pure' : ''}`
}

const frenchOf = (rank: number, suit: number): Card =>
  rank > TWO ? frenchCard(14 - rank, 13) : frenchCard(suit, (rank + 2) % 13)

/** Everything a card may be declared to be. Suits matter to jokers alone, and only where no two is among the cards. */
const declarations = (card: Card, suits: boolean): Laid[] => {
  const laid = [{ card, as: card }]
  if (!isWild(card)) return laid
  for (let rank = 0; rank < climbingRank(card); rank++)
    for (let suit = 0; suit < (suits && rank < TWO ? 4 : 1); suit++) laid.push({ card, as: frenchOf(rank, suit) })
  return laid
}

function* declared(cards: readonly Card[], suits: boolean): Generator<readonly Laid[]> {
  const [first, ...rest] = cards
  if (first === undefined) {
    yield []
    return
  }
  for (const one of declarations(first, suits)) for (const others of declared(rest, suits)) yield [one, ...others]
}

interface Found {
  readonly worth: Worth
  readonly ways: string[]
}

/** Every play of a hand by brute force: what it is worth and all ways of declaring it. */
const everyPlay = (hand: readonly Card[]): Map<string, Found> => {
  const plays = new Map<string, Found>()
  for (let choice = 1; choice < 1 << hand.length; choice++) {
    const cards = hand.filter((_, k) => (choice >> k) & 1)
    for (const laid of declared(cards, !cards.some((card) => climbingRank(card) === TWO))) {
      const worth = worthOf(laid)
      if (worth === null) continue
      const key = keyOf(laid, worth)
      const way = laid.map(({ card, as }) => (card === as ? frenchName(card) : `${frenchName(card)}=${frenchName(as)}`))
      const found = plays.get(key) ?? { worth, ways: [] }
      found.ways.push(way.join(' '))
      plays.set(key, found)
    }
  }
  // A joker takes the suit it needs (ZS-2): where cards can be of one suit they are.
  for (const [key, { worth, ways }] of plays) {
    const better = plays.get(key.replace(/ to (\d+)/, ' to $1 one suit'))
    if (worth.oneSuit || better === undefined) continue
    plays.delete(key)
    better.ways.push(...ways)
  }
  return plays
}

const listed = (engine: ReturnType<typeof arrange>, seat: number): string[] =>
  engine.moves(seat).filter((move) => move !== 'pass')

/** The key of a listed move. */
const keyOfText = (text: string): string => {
  const { engine, state } = arrange([])
  const move = engine.parse(state, 0, text)
  if (isRefusal(move) || move.type !== 'play') throw new Error(text)
  const worth = worthOf(move.laid)
  if (worth === null) throw new Error(`${text} is worth nothing`)
  return keyOf(move.laid, worth)
}

/** A hand with many combinations: naturals of a few ranks, and some wild cards. */
const richHand = (naturals: number, twos: number, jokers: number, random: Rng): Card[] => {
  const lowest = random.below(8)
  const pack = Array.from({ length: 20 }, (_, k) => frenchOf(lowest + (k >> 2), k & 3))
  shuffleInPlace(pack, random)
  const wild = [
    ...[0, 1, 2, 3].map((suit) => frenchOf(TWO, suit)).slice(0, twos),
    ...[frenchCard(0, 13), frenchCard(1, 13)].slice(0, jokers),
  ]
  return [...pack.slice(0, naturals), ...wild]
}

const SIZES: readonly (readonly [naturals: number, twos: number, jokers: number, hands: number])[] = [
  [10, 0, 0, 6],
  [9, 1, 0, 6],
  [9, 0, 1, 6],
  [6, 0, 2, 3],
  [7, 2, 0, 4],
  [6, 2, 1, 1],
  [5, 1, 2, 1],
  [3, 4, 0, 1],
  [2, 2, 2, 1],
  [1, 2, 2, 1],
]

const FOLLOWS = 12

/** Milliseconds after which something must be wrong; it takes one or two seconds. */
const PATIENCE = 60_000

describe('the list of plays is what trying every declaration finds', () => {
  it.each(SIZES)(
    '%i natural cards, %i twos, %i jokers, %i hands',
    (naturals, twos, jokers, hands) => {
      const random = rng(naturals * 100 + twos * 10 + jokers)
      for (let n = 0; n < hands; n++) {
        const hand = richHand(naturals, twos, jokers, random)
        const names = hand.map(frenchName).join(' ')
        const all = everyPlay(hand)
        const table = arrange([`${names} C3`, names])
        table.state.hands[0] = hand
        const leads = listed(table, 0)
        expect(leads.map(keyOfText).sort(), names).toEqual([...all.keys()].sort())
        expect(new Set(leads).size).toBe(leads.length)

        const keys = [...all.keys()]
        table.state.turn = 1
        for (let k = 0; k < FOLLOWS; k++) {
          const last = all.get(keys[random.below(keys.length)]!)!
          const move = table.engine.parse(table.state, 0, last.ways[0]!)
          if (isRefusal(move) || move.type !== 'play') throw new Error(last.ways[0])
          table.state.table = { laid: [...move.laid], by: 0 }
          const better = keys.filter((key) => isBetter(all.get(key)!.worth, last.worth))
          expect(listed(table, 1).map(keyOfText).sort(), `${names} on ${last.ways[0]}`).toEqual(better.sort())
        }
      }
    },
    PATIENCE,
  )

  it('every way of declaring a play is read as the one that is listed', () => {
    const hand = richHand(5, 1, 2, rng(5))
    const table = arrange([hand.map(frenchName).join(' ')])
    const leads = new Set(listed(table, 0))
    let ways = 0
    for (const [key, found] of everyPlay(hand)) {
      const read = found.ways.map((way) => table.engine.format(table.engine.parse(table.state, 0, way) as never))
      expect(new Set(read).size, key).toBe(1)
      expect(leads.has(read[0]!), read[0]).toBe(true)
      ways += read.length
    }
    expect(ways).toBeGreaterThan(leads.size * 2)
  })
})
