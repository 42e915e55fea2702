import { isJokerName, PLAIN_RANKS, rankIndexOf, readWritten, type WrittenCard } from '@tefuda/climbing'

/** A play or cut-in as the notation writes it. */
export interface Play {
  readonly text: string
  readonly laid: readonly WrittenCard[]
  /** What it is worth apart from suits: equal for plays that differ in suits alone. */
  readonly shape: string
  /** How many of its cards stand for others. */
  readonly standIns: number
}

/** Verb and the words after it; cards alone have an empty verb. */
export const readMove = (text: string): { readonly verb: string; readonly words: readonly string[] } => {
  const [first = '', ...rest] = text.split(' ')
  return /^[a-z]/.test(first) ? { verb: first, words: rest } : { verb: '', words: [first, ...rest] }
}

const readPlay = (text: string, words: readonly string[]): Play => {
  const laid = words.map(readWritten)
  return { text, laid, shape: shapeOf(laid), standIns: laid.filter(({ card, as }) => card !== as).length }
}

const shapeOf = (laid: readonly WrittenCard[]): string => {
  const ranks = laid.map(({ as }) => rankIndexOf(as))
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

const verbs = new WeakMap<readonly string[], ReadonlySet<string>>()

/** The words that moves without cards at their head begin with, such as `pass` and `show`. */
export const verbsIn = (moves: readonly string[]): ReadonlySet<string> => {
  let found = verbs.get(moves)
  if (found === undefined) {
    found = new Set(moves.flatMap((text) => (/^[a-z]/.test(text) ? (text.split(' ', 1)[0] ?? []) : [])))
    verbs.set(moves, found)
  }
  return found
}

/** A lead may have thousands of plays: they are sorted by their cards once, and what was asked of them is kept. */
interface Index {
  readonly byToken: ReadonlyMap<string, readonly Play[]>
  readonly asked: Map<string, readonly Play[]>
}

const indexed = new WeakMap<readonly Play[], Index>()

const indexOf = (plays: readonly Play[]): Index => {
  const known = indexed.get(plays)
  if (known !== undefined) return known
  const byToken = new Map<string, Play[]>()
  for (const play of plays)
    for (const { token } of play.laid) {
      const list = byToken.get(token)
      if (list === undefined) byToken.set(token, [play])
      else if (list.at(-1) !== play) list.push(play)
    }
  const index = { byToken, asked: new Map<string, readonly Play[]>() }
  indexed.set(plays, index)
  return index
}

/** The cards that some play holds. */
export const playable = (plays: readonly Play[]): ReadonlyMap<string, readonly Play[]> => indexOf(plays).byToken

/** Whether a play holds all these cards, as often as they stand here. */
const holds = ({ laid }: Play, tokens: readonly string[]): boolean =>
  tokens.every(
    (token) => laid.filter((one) => one.token === token).length >= tokens.filter((one) => one === token).length,
  )

/** The plays that hold all these cards: the same list whenever the same is asked. */
export const holding = (plays: readonly Play[], tokens: readonly string[]): readonly Play[] => {
  const [first, ...others] = tokens
  if (first === undefined) return []
  const { byToken, asked } = indexOf(plays)
  const key = tokens.join(' ')
  let found = asked.get(key)
  if (found === undefined) {
    const those = byToken.get(first) ?? []
    found = others.length === 0 ? those : those.filter((play) => holds(play, tokens))
    asked.set(key, found)
  }
  return found
}

/** The ranks of a shape in words: `5`, `3–6`. */
export const shapeName = (shape: string): string =>
  shape
    .split('-')
    .map((rank) => PLAIN_RANKS[Number(rank)] ?? '')
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
  const ranks = plain.map(({ card }) => rankIndexOf(card))
  const isSet = ranks.every((rank) => rank === ranks[0])
  const free = PLAIN_RANKS.map((_, rank) => rank).filter((rank) => !ranks.includes(rank) && rank > Math.min(...ranks))
  const wanted = (): string => (isSet ? first.card.slice(1) : (PLAIN_RANKS[free.shift() ?? 0] ?? '3'))
  return cards
    .map(({ token, card }) => (isWild(card) ? `${token}=${first.card[0]}${wanted()}` : token))
    .map((word) => {
      const { card, as } = readWritten(word)
      return card === as ? (word.split('=')[0] ?? word) : word
    })
    .join(' ')
}

/** A joker laid alone, as itself. */
export const isBareJoker = ({ laid }: Play): boolean => {
  const [one] = laid
  return laid.length === 1 && one !== undefined && isJokerName(one.as)
}
