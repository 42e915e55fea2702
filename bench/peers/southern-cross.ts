/**
 * Southern Cross solitaire on 3×3 as one would write it for boardgame.io: a game object with one move, state that
 * Immer may change in place, the engine's own shuffle. Single placements only; roles, tricks, combos, eclipse and
 * refilling as SC-1 to SC-9, SC-12 and SC-13 have them.
 */
export interface Peer {
  field: string[][]
  hand: string[]
  pile: string[]
  score: number
  centre: boolean
}

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
const RANKS = ['A', '2', '3', '4', '5', '6', '7', '8', '9', '10', 'J', 'Q', 'K']
const PACK = [...['S', 'H', 'D', 'C'].flatMap((suit) => RANKS.map((rank) => suit + rank)), 'RJ', 'BJ']

const isJoker = (card: string): boolean => card === 'RJ' || card === 'BJ'
const rank = (card: string): number => RANKS.indexOf(card.slice(1))

/** 40, 30, 20, or 0 where three cards make no role. */
const rolePoints = (cards: readonly (string | undefined)[]): number => {
  if (cards.some((card) => card === undefined)) return 0
  const naturals = cards.flatMap((card, k) => (isJoker(card!) ? [] : [{ rank: rank(card!), suit: card![0], k }]))
  const first = naturals[0]
  if (first === undefined) return 50
  const runs = [1, -1].some((step) =>
    naturals.every(({ rank, k }) => (rank - first.rank - step * (k - first.k) + 52) % 13 === 0),
  )
  if (runs && naturals.every(({ suit }) => suit === first.suit)) return 40
  if (naturals.every(({ rank }) => rank === first.rank)) return 30
  return runs ? 20 : 0
}

const topOf = (G: Peer, cell: number): string | undefined => G.field[cell]!.at(-1)

const take = (G: Peer, changed: readonly number[], combo: boolean): void => {
  const roles = LINES.filter((line) => line.some((cell) => changed.includes(cell)))
    .map((line) => ({ line, points: rolePoints(line.map((cell) => topOf(G, cell))) }))
    .filter(({ points }) => points > 0)
  if (roles.length === 0) return
  const cells = [...new Set(roles.flatMap(({ line }) => line))]
  const plain = combo || cells.some((cell) => isJoker(topOf(G, cell)!))
  const sum = roles.reduce((total, { points }) => total + points, 0)
  G.score += plain ? sum : sum * [0, 1, 2, 3, 9][roles.length]!
  for (const cell of cells) G.field[cell]!.pop()
  take(G, cells, true)
}

interface Context {
  readonly G: Peer
  readonly random: { Shuffle<T>(cards: readonly T[]): T[] }
}

export const peerGame = {
  name: 'southern-cross',
  setup: ({ random }: Pick<Context, 'random'>): Peer => {
    const pile = random.Shuffle(PACK)
    const field = pile.splice(0, 9).map((card) => [card])
    return { field, hand: pile.splice(0, 3), pile, score: 0, centre: false }
  },
  moves: {
    place: ({ G }: Context, at: number, cell: number) => {
      const card = G.hand[at]
      if (card === undefined || cell < 0 || cell > 8 || (G.centre && cell !== 4)) return 'INVALID_MOVE'
      G.field[cell]!.push(card)
      G.centre = false
      const before = G.score
      take(G, [cell], false)
      const next = G.pile.shift()
      if (next !== undefined) G.hand[at] = next
      else G.hand.splice(at, 1)
      if (G.score > before) {
        if (G.field.every((stack) => stack.length === 0)) {
          G.score += 50
          G.centre = true
        }
        for (const stack of G.field) if (stack.length === 0 && G.pile.length > 0) stack.push(G.pile.shift()!)
      }
      return undefined
    },
  },
  endIf: ({ G }: Pick<Context, 'G'>) => (G.hand.length === 0 ? { score: G.score } : undefined),
}
