import { isJoker, RANKS, rankIndex } from './held.ts'

/** A card of a play: how the move names it, its face, and the face it stands for. */
export interface Laid {
  readonly token: string
  readonly card: string
  readonly as: string
}

/** A play or cut-in as the notation writes it. */
export interface Play {
  readonly text: string
  readonly laid: readonly Laid[]
  /** What it is worth apart from suits: equal for plays that differ in suits alone. */
  readonly shape: string
  /** How many of its cards stand for others. */
  readonly standIns: number
}

/** Reads one card of a play: `S5`, `S5*`, `RJ=H6`. */
export const readLaid = (word: string): Laid => {
  const [token = '', as] = word.split('=')
  const card = token.replace('*', '')
  return { token, card, as: as ?? card }
}

/** Verb and the words after it; cards alone have an empty verb. */
export const readMove = (text: string): { readonly verb: string; readonly words: readonly string[] } => {
  const [first = '', ...rest] = text.split(' ')
  return /^[a-z]/.test(first) ? { verb: first, words: rest } : { verb: '', words: [first, ...rest] }
}

const readPlay = (text: string, words: readonly string[]): Play => {
  const laid = words.map(readLaid)
  return { text, laid, shape: shapeOf(laid), standIns: laid.filter(({ card, as }) => card !== as).length }
}

const shapeOf = (laid: readonly Laid[]): string => {
  const ranks = laid.map(({ as }) => rankIndex(as))
  const low = Math.min(...ranks)
  const high = Math.max(...ranks)
  return low === high ? `${low}` : `${low}-${high}`
}

const known = new WeakMap<readonly string[], Map<string, readonly Play[]>>()

/** The plays among the moves that begin with a verb; each list of moves is read once. */
export const playsIn = (moves: readonly string[], verb: string): readonly Play[] => {
  let byVerb = known.get(moves)
  if (byVerb === undefined) {
    byVerb = new Map()
    known.set(moves, byVerb)
  }
  let plays = byVerb.get(verb)
  if (plays === undefined) {
    plays = moves.flatMap((text) => {
      const move = readMove(text)
      return move.verb === verb && move.words.length > 0 ? [readPlay(text, move.words)] : []
    })
    byVerb.set(verb, plays)
  }
  return plays
}

/** Whether a play holds all these cards, as often as they stand here. */
export const holds = ({ laid }: Play, tokens: readonly string[]): boolean => {
  const left = laid.map(({ token }) => token)
  return tokens.every((token) => {
    const at = left.indexOf(token)
    if (at < 0) return false
    left.splice(at, 1)
    return true
  })
}

const lastAsked = new WeakMap<readonly Play[], { readonly key: string; readonly found: readonly Play[] }>()

/** The plays that hold all these cards. A lead may have thousands: what was asked last is kept. */
export const holding = (plays: readonly Play[], tokens: readonly string[]): readonly Play[] => {
  if (tokens.length === 0) return []
  const key = tokens.join(' ')
  const last = lastAsked.get(plays)
  if (last?.key === key) return last.found
  const found = plays.filter((play) => holds(play, tokens))
  lastAsked.set(plays, { key, found })
  return found
}

/** The ranks of a shape in words: `5`, `3–6`. */
export const shapeName = (shape: string): string =>
  shape
    .split('-')
    .map((rank) => RANKS[Number(rank)] ?? '')
    .join('–')

/**
 * How cards that make nothing would be meant, so that the rules can say what stands against them: wild cards take the
 * rank of the others, or the gap between them.
 */
export const guess = (tokens: readonly string[], isWild: (card: string) => boolean): string => {
  const cards = tokens.map((token) => ({ token, card: token.replace('*', '') }))
  const plain = cards.filter(({ card }) => !isWild(card))
  const [first] = plain
  if (first === undefined || plain.length === cards.length) return tokens.join(' ')
  const ranks = plain.map(({ card }) => rankIndex(card))
  const isSet = ranks.every((rank) => rank === ranks[0])
  const free = RANKS.map((_, rank) => rank).filter((rank) => !ranks.includes(rank) && rank > Math.min(...ranks))
  const wanted = (): string => (isSet ? first.card.slice(1) : (RANKS[free.shift() ?? 0] ?? '3'))
  return cards
    .map(({ token, card }) => (isWild(card) ? `${token}=${first.card[0]}${wanted()}` : token))
    .map((word) => {
      const { card, as } = readLaid(word)
      return card === as ? (word.split('=')[0] ?? word) : word
    })
    .join(' ')
}

/** A joker laid alone, as itself. */
export const isBareJoker = ({ laid }: Play): boolean => {
  const [one] = laid
  return laid.length === 1 && one !== undefined && isJoker(one.as)
}
