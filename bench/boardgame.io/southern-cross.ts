import { INVALID_MOVE } from './client.ts'

/**
 * Southern Cross solitaire on 3×3 as one would write it for boardgame.io: a game object with one move that changes `G`
 * in place, the framework's own shuffle, `endIf`. One card a move; roles, tricks, combos, eclipse and refilling as SC-1
 * to SC-9, SC-12 and SC-13 have them, hand of three.
 */
export interface Solitaire {
  /** A stack for each cell, the top card last. */
  field: string[][]
  hand: string[]
  /** The first card is drawn next. */
  pile: string[]
  score: number
  /** Whether the next card must go to the centre. */
  centreDue: boolean
}

interface Context {
  readonly G: Solitaire
  readonly random: { Shuffle<T>(cards: readonly T[]): T[] }
}

const RANKS = ['A', '2', '3', '4', '5', '6', '7', '8', '9', '10', 'J', 'Q', 'K']
const PACK = [...['S', 'H', 'D', 'C'].flatMap((suit) => RANKS.map((rank) => suit + rank)), 'RJ', 'BJ']
const CENTRE = 4
const LINES = [
  [0, 1, 2],
  [3, 4, 5],
  [6, 7, 8],
  [0, 3, 6],
  [1, 4, 7],
  [2, 5, 8],
  [0, 4, 8],
  [2, 4, 6],
]
/** By the number of roles. */
const MULTIPLIERS = [0, 1, 2, 3, 9]

export const deal = (order: readonly string[]): Solitaire => ({
  field: order.slice(0, 9).map((card) => [card]),
  hand: order.slice(9, 12),
  pile: order.slice(12),
  score: 0,
  centreDue: false,
})

export const solitaire = {
  name: 'southern-cross',
  setup: ({ random }: Pick<Context, 'random'>): Solitaire => deal(random.Shuffle(PACK)),
  moves: {
    place: ({ G }: Pick<Context, 'G'>, at: number, cell: number): string | undefined => {
      const card = G.hand[at]
      const stack = G.field[cell]
      if (card === undefined || stack === undefined || (G.centreDue && cell !== CENTRE)) return INVALID_MOVE
      stack.push(card)
      G.centreDue = false
      const took = take(G, [cell], false)
      if (took && G.field.every((one) => one.length === 0)) {
        G.score += 50
        G.centreDue = true
      }
      const drawn = G.pile.shift()
      if (drawn === undefined) G.hand.splice(at, 1)
      else G.hand[at] = drawn
      if (took) refill(G)
      return undefined
    },
  },
  endIf: ({ G }: Pick<Context, 'G'>) => (G.hand.length === 0 ? { score: G.score } : undefined),
}

/** Takes the roles that hold a card that has just come to the top, then those beneath; whether there were any. */
const take = (G: Solitaire, changed: readonly number[], isCombo: boolean): boolean => {
  const roles = LINES.filter((line) => line.some((cell) => changed.includes(cell)))
    .map((line) => ({ line, points: pointsOf(line.map((cell) => G.field[cell]!.at(-1))) }))
    .filter(({ points }) => points > 0)
  if (roles.length === 0) return false
  const cells = [...new Set(roles.flatMap(({ line }) => line))]
  const isPlain = isCombo || cells.some((cell) => isJoker(G.field[cell]!.at(-1)!))
  const sum = roles.reduce((total, { points }) => total + points, 0)
  G.score += isPlain ? sum : sum * MULTIPLIERS[roles.length]!
  for (const cell of cells) G.field[cell]!.pop()
  take(G, cells, true)
  return true
}

const refill = (G: Solitaire): void => {
  for (const stack of G.field) {
    if (stack.length > 0) continue
    const card = G.pile.shift()
    if (card !== undefined) stack.push(card)
  }
}

const isJoker = (card: string): boolean => card === 'RJ' || card === 'BJ'

/** 40, 30 or 20 for three cards in line order, 0 where they make no role. There are never three jokers. */
const pointsOf = (cards: readonly (string | undefined)[]): number => {
  const naturals: { readonly rank: number; readonly suit: string; readonly place: number }[] = []
  for (const [place, card] of cards.entries()) {
    if (card === undefined) return 0
    if (!isJoker(card)) naturals.push({ rank: RANKS.indexOf(card.slice(1)), suit: card.charAt(0), place })
  }
  const first = naturals[0]!
  const isRun = [1, -1].some((step) =>
    naturals.every(({ rank, place }) => (rank - first.rank - step * (place - first.place) + 39) % 13 === 0),
  )
  if (isRun && naturals.every(({ suit }) => suit === first.suit)) return 40
  if (naturals.every(({ rank }) => rank === first.rank)) return 30
  return isRun ? 20 : 0
}
