import { type Card, type Chance, type Deck, digestOf, type Rng, rng } from '@tefuda/kernel'

/** The luck of one shuffle, the same for every rule set and rotation. */
export interface DealLuck {
  /** Of the cards: orders cards that two decks share in the same way. */
  chance(deck: Deck): Chance
  /** Of a seat's decision number `decision`, from 0; good until the next one is asked for. */
  decision(seat: number, decision: number): Rng
  /** Of what looks at a game without touching it. */
  beside(name: string): Rng
}

/** The luck of deal `deal` (from 0) of an experiment with that seed. */
export const luckOf = (seed: string, deal: number): DealLuck => {
  const root = rng(rootOf(seed) + deal)
  const [cards, minds] = [word(root), word(root)]
  return {
    chance: (deck) => pairedChance(deck, cards),
    decision: lateRng(minds),
    beside: (name) => rng(minds + textHash(name) * WORD),
  }
}

/** One generator after another, each made when it is first needed: most moves at first sight need none. */
const lateRng = (minds: number): DealLuck['decision'] => {
  let [at, made]: [number, Rng | undefined] = [0, undefined]
  const luck: Rng = {
    below(n) {
      made ??= rng(minds + at * WORD)
      return made.below(n)
    },
  }
  return (seat, decision) => {
    at = ((seat << 17) | (decision & 0x1ffff)) + 1
    made = undefined
    return luck
  }
}

const WORD = 2 ** 32

/** A 32-bit number. */
const word = (luck: Rng): number => luck.below(65536) * 65536 + luck.below(65536)

const roots = new Map<string, number>()

/** 48 bits of the seed's digest. */
const rootOf = (seed: string): number => {
  let root = roots.get(seed)
  if (root === undefined) {
    root = Number.parseInt(digestOf(seed).slice(0, 12), 16)
    roots.set(seed, root)
  }
  return root
}

/**
 * Each card gets a random number by its name and copy, and they lie in the order of these numbers. So two rule sets
 * that share a deck have the same deals, and of decks that differ the cards they share lie in the same order. Shuffle
 * number k of a game is paired with shuffle number k of the other.
 */
const pairedChance = (deck: Deck, seed: number): Chance => {
  const names = namesOf(deck)
  let asked = 0
  return (cards) => {
    const luck = rng(seed + asked++ * WORD)
    const [a, b] = [word(luck), word(luck)]
    const room = sortingFor(cards.length)
    for (let k = 0; k < cards.length; k++) room.keys[k] = spread(spread(names[cards[k]!]! + a) ^ b)
    return inOrderOf(room, cards)
  }
}

/** Where so many cards are put in order: one shuffle after another. */
interface Sorting {
  readonly keys: Uint32Array
  readonly starts: Uint16Array
  readonly places: Uint16Array
}

const newSorting = (cards: number): Sorting => ({
  keys: new Uint32Array(cards),
  starts: new Uint16Array(cards + 1),
  places: new Uint16Array(cards),
})

let sorting = newSorting(0)

const sortingFor = (cards: number): Sorting => {
  if (sorting.keys.length < cards) sorting = newSorting(cards)
  return sorting
}

/**
 * The cards from the least key on; of equal keys, as they lay. The keys lie evenly among all numbers of 32 bits, so each card goes
 * near its place at once, and few steps are left.
 */
const inOrderOf = ({ keys, starts, places }: Sorting, cards: readonly Card[]): Card[] => {
  const n = cards.length
  const scale = n / WORD
  starts.fill(0, 0, n + 1)
  for (let k = 0; k < n; k++) starts[((keys[k]! * scale) | 0) + 1]!++
  for (let k = 1; k < n; k++) starts[k]! += starts[k - 1]!
  for (let k = 0; k < n; k++) places[starts[(keys[k]! * scale) | 0]!++] = k
  for (let at = 1; at < n; at++) {
    const k = places[at]!
    let to = at
    for (; to > 0 && keys[places[to - 1]!]! > keys[k]!; to--) places[to] = places[to - 1]!
    places[to] = k
  }
  const order = cards.slice()
  for (let at = 0; at < n; at++) order[at] = cards[places[at]!]!
  return order
}

const known = new WeakMap<Deck, Uint32Array>()

/** By card: a number that follows from its name and which copy it is. */
const namesOf = (deck: Deck): Uint32Array => {
  let names = known.get(deck)
  if (names === undefined) {
    const copies = new Map<string, number>()
    names = new Uint32Array(Math.max(...deck.cards) + 1)
    for (const card of deck.cards) {
      const copy = (copies.get(deck.name(card)) ?? 0) + 1
      copies.set(deck.name(card), copy)
      names[card] = textHash(`${deck.name(card)}#${copy}`)
    }
    known.set(deck, names)
  }
  return names
}

/** FNV-1a of the UTF-16 units of a text; 32 bits. */
const textHash = (text: string): number => withText(OFFSET, text) >>> 0

/** A hash of plain data; 32 bits. Of objects the values count, in their order: those of one type have the same keys. */
export const hashOf = (value: unknown): number => hashAfter(OFFSET, value)

/** What FNV-1a begins with, and its factor. */
const OFFSET = 0x811c9dc5
const PRIME = 0x01000193

// With a sign: numbers of 32 bits without one would each be an object of its own.

/** The hash of plain data with what came before in front; 32 bits with a sign. */
export const hashAfter = (before: number, value: unknown): number => {
  let hash = before | 0
  if (typeof value === 'number') return Math.imul(hash ^ value, PRIME)
  if (typeof value === 'string') return withText(hash, value)
  if (typeof value !== 'object' || value === null) return Math.imul(hash ^ Number(value), PRIME)
  if (Array.isArray(value)) {
    hash = Math.imul(hash ^ value.length, PRIME)
    for (let k = 0; k < value.length; k++) hash = hashAfter(hash, value[k])
    return hash
  }
  for (const key in value) {
    const part = (value as Readonly<Record<string, unknown>>)[key]
    // Most parts are numbers and words, which need no call of this function.
    hash =
      typeof part === 'number'
        ? Math.imul(hash ^ part, PRIME)
        : typeof part === 'string'
          ? withText(hash, part)
          : hashAfter(hash, part)
  }
  return hash
}

const withText = (before: number, text: string): number => {
  let hash = before | 0
  for (let k = 0; k < text.length; k++) hash = Math.imul(hash ^ text.charCodeAt(k), PRIME)
  return hash
}

/** Spreads every bit of a 32-bit number over all of them (the finaliser of MurmurHash3). */
const spread = (number: number): number => {
  let bits = number | 0
  bits = Math.imul(bits ^ (bits >>> 16), 0x85ebca6b)
  bits = Math.imul(bits ^ (bits >>> 13), 0xc2b2ae35)
  return (bits ^ (bits >>> 16)) >>> 0
}
