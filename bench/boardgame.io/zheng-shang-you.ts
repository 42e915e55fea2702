import { INVALID_MOVE } from './client.ts'

/**
 * One deal of Zheng Shang You for four players, everyone alone, as one would write it for boardgame.io: a plain object of
 * moves that change `G` in place, the framework's turns and `endIf`. All combinations with wild cards as ZS-1 to ZS-4
 * have them. Cards are names; a card of a play is followed by what it stands for.
 */
export interface Deal {
  hands: string[][]
  /** The last play, null on a lead. */
  table: { by: number; play: Play } | null
  /** Players without cards, in order. */
  out: number[]
}

interface Play {
  readonly kind: string
  readonly rank: number
  readonly pure: boolean
  readonly oneSuit: boolean
}

/** A card, and what it is declared to be. */
export type Declared = readonly [card: string, as: string]

interface Context {
  readonly G: Deal
  readonly ctx: { readonly currentPlayer: string; readonly numPlayers: number }
  readonly events: { endTurn(next: { next: string }): void }
}

const RANKS = ['3', '4', '5', '6', '7', '8', '9', '10', 'J', 'Q', 'K', 'A', '2']
const [ACE, TWO] = [11, 12]

export const zhengShangYou = {
  name: 'zheng-shang-you',
  moves: {
    play: (context: Context, declared: readonly Declared[]): string | undefined => {
      const { G, ctx } = context
      const by = Number(ctx.currentPlayer)
      const hand = G.hands[by]!
      const play = playOf(declared)
      if (play === null || declared.some(([card]) => !hand.includes(card))) return INVALID_MOVE
      if (G.table !== null && !beats(play, G.table.play)) return INVALID_MOVE
      for (const [card] of declared) hand.splice(hand.indexOf(card), 1)
      G.table = { by, play }
      if (hand.length === 0) G.out.push(by)
      passOn(context, by)
      return undefined
    },
    pass: (context: Context): string | undefined => {
      if (context.G.table === null) return INVALID_MOVE
      passOn(context, Number(context.ctx.currentPlayer))
      return undefined
    },
  },
  endIf: ({ G }: Pick<Context, 'G'>) => {
    const left = G.hands.findIndex((hand) => hand.length > 0)
    return G.out.length === G.hands.length - 1 ? { places: [...G.out, left] } : undefined
  },
}

/** The next player with cards; once play is back at the last play, its player leads, or the next one. */
const passOn = ({ G, ctx, events }: Context, from: number): void => {
  const { by } = G.table!
  for (let seat = (from + 1) % ctx.numPlayers; seat !== from; seat = (seat + 1) % ctx.numPlayers) {
    if (seat === by) G.table = null
    if (G.hands[seat]!.length === 0) continue
    events.endTurn({ next: String(seat) })
    return
  }
}

const rankOf = (card: string): number => {
  if (card === 'BJ') return 13
  return card === 'RJ' ? 14 : RANKS.indexOf(card.slice(1))
}

/** What the cards make as they are declared; null where that is nothing. */
const playOf = (declared: readonly Declared[]): Play | null => {
  for (const [card, as] of declared) if (card !== as && (rankOf(card) < TWO || rankOf(as) >= rankOf(card))) return null
  const groups = Object.values(Object.groupBy(declared, ([, as]) => String(rankOf(as)).padStart(2, '0')))
    .map((group) => group!)
    .sort((a, b) => rankOf(a[0]![1]) - rankOf(b[0]![1]))
  const first = groups[0]
  if (first === undefined) return null
  const [width, length] = [first.length, groups.length]
  const lowest = rankOf(first[0]![1])
  const rank = lowest + length - 1
  const pure = declared.every(([card, as]) => card === as)
  if (length === 1)
    return pure || declared.some(([card, as]) => card === as)
      ? { kind: `set of ${width}`, rank, pure, oneSuit: false }
      : null
  const isRun = groups.every((group, k) => group.length === width && rankOf(group[0]![1]) === lowest + k)
  if (!isRun || length < 3 || rank > ACE) return null
  if (width > 1)
    return groups.some((group) => group.every(([card]) => rankOf(card) === TWO))
      ? null
      : { kind: `${length} sets of ${width}`, rank, pure, oneSuit: false }
  if (declared.some(([card, as]) => card !== as && rankOf(card) === TWO)) return null
  const oneSuit = declared.every(([, as]) => as.charAt(0) === declared[0]![1].charAt(0))
  return { kind: `sequence of ${length}`, rank, pure, oneSuit }
}

const beats = (play: Play, last: Play): boolean => {
  if (play.kind !== last.kind) return false
  if (play.oneSuit !== last.oneSuit) return play.oneSuit
  if (play.rank !== last.rank) return play.rank > last.rank
  return play.pure && !last.pure
}
