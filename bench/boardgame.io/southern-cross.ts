import { INVALID_MOVE, PlayerView } from './client.ts'

/**
 * Southern Cross solitaire on 3×3 as one would write it for boardgame.io: a game object with one move that changes `G`
 * in place, the framework's own shuffle, `endIf`. One card a move; roles, tricks, combos, eclipse and refilling as SC-1
 * to SC-9, SC-12 and SC-13 have them, hand of three.
 */
export interface Solitaire extends Table {
  hand: string[]
  /** The first card is drawn next. */
  pile: string[]
}

interface Table {
  /** A stack for each cell, the top card last. */
  field: string[][]
  score: number
  /** Whether the next card must go to the centre. */
  centreDue: boolean
}

/** The same for two, in turn, on one field; what is hidden lies where `PlayerView.STRIP_SECRETS` hides it. */
export interface Duel extends Table {
  /** Points of both are in `score`. */
  scores: number[]
  players: Record<string, { hand: string[] }>
  secret: { pile: string[] }
  dealer: number
}

interface Context {
  readonly G: Solitaire
  readonly ctx: { readonly playOrderPos: number }
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

/** The pack in any order. */
export const shuffled = (): string[] =>
  PACK.map((card) => ({ card, key: Math.random() }))
    .sort((a, b) => a.key - b.key)
    .map(({ card }) => card)

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
      return lay(G, G.hand, G.pile, at, cell)
    },
  },
  endIf: ({ G }: Pick<Context, 'G'>) => (G.hand.length === 0 ? { score: G.score } : undefined),
}

export const dealTwo = (order: readonly string[]): Duel => ({
  field: order.slice(0, 9).map((card) => [card]),
  score: 0,
  centreDue: false,
  scores: [0, 0],
  players: { 0: { hand: order.slice(9, 12) }, 1: { hand: order.slice(12, 15) } },
  secret: { pile: order.slice(15) },
  dealer: 0,
})

export const duel = {
  name: 'southern-cross',
  setup: ({ random }: Pick<Context, 'random'>): Duel => dealTwo(random.Shuffle(PACK)),
  playerView: PlayerView.STRIP_SECRETS,
  turn: {
    minMoves: 1,
    maxMoves: 1,
    order: {
      first: ({ G }: { readonly G: Duel }) => G.dealer,
      next: ({ ctx }: Pick<Context, 'ctx'>) => 1 - ctx.playOrderPos,
    },
  },
  moves: {
    /** `client: false`: a client that knows neither pile nor hand of the other cannot play ahead of the server. */
    place: {
      client: false,
      move: ({ G, playerID }: { readonly G: Duel; readonly playerID: string }, at: number, cell: number) => {
        const before = G.score
        const refused = lay(G, G.players[playerID]!.hand, G.secret.pile, at, cell)
        G.scores[Number(playerID)]! += G.score - before
        return refused
      },
    },
  },
  endIf: ({ G }: { readonly G: Duel }) =>
    Object.values(G.players).every(({ hand }) => hand.length === 0) ? { scores: G.scores } : undefined,
}

/** Puts a card of a hand on a cell, with all that follows. */
const lay = (G: Table, hand: string[], pile: string[], at: number, cell: number): string | undefined => {
  const card = hand[at]
  const stack = G.field[cell]
  if (card === undefined || stack === undefined || (G.centreDue && cell !== CENTRE)) return INVALID_MOVE
  stack.push(card)
  G.centreDue = false
  const took = take(G, [cell], false)
  if (took && G.field.every((one) => one.length === 0)) {
    G.score += 50
    G.centreDue = true
  }
  const drawn = pile.shift()
  if (drawn === undefined) hand.splice(at, 1)
  else hand[at] = drawn
  if (took) refill(G, pile)
  return undefined
}

/** Takes the roles that hold a card that has just come to the top, then those beneath; whether there were any. */
const take = (G: Table, changed: readonly number[], isCombo: boolean): boolean => {
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

const refill = (G: Table, pile: string[]): void => {
  for (const stack of G.field) {
    if (stack.length > 0) continue
    const card = pile.shift()
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
