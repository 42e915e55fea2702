import { type Block, frenchFace, rankOf, type Spot, suitOf, type Text } from '@tefuda/kernel'
import type { Example } from './example.ts'

/** A card of a play where it is drawn, and the card it is declared to be. */
interface Drawn extends Spot {
  readonly as: string
}

/** Gaps between plays of one card, which lie side by side. */
const STEP = 1.5

/**
 * The plays of an example, a row for each, or side by side where they are single cards; lines between what one play
 * has in common with the one before it.
 */
export const playsFigure = ({ plays, link }: Example, caption: Text, rulings: readonly number[]): Block => {
  const rows = plays.map(({ cards }, k) =>
    cards.split(' ').map((written, x): Drawn => {
      const [card = '', as = card] = written.split('=')
      return cards.includes(' ') ? { x, y: k, card, as } : { x: k * STEP, y: 0, card, as }
    }),
  )
  const spots = rows.flat()
  const lines = rows.flatMap((row, k) =>
    shared(rows[k - 1] ?? [], row, KEYS[link]).map((pair) => pair.map((spot) => spots.indexOf(spot))),
  )
  return {
    kind: 'figure',
    figure: { spots: spots.map(({ x, y, card }) => ({ x, y, card: card! })), lines },
    caption,
    rules: rulings.map((number) => `CD-${number}`),
  }
}

/** What is compared: suits, cards, or the height of ranks that follow on. */
const KEYS: Readonly<Record<Example['link'], (as: string, isLater: boolean) => number | string>> = {
  suit: (as) => suitOf(frenchFace(as)!),
  card: (as) => as,
  rank: (as, isLater) => rankOf(frenchFace(as)!) - (isLater ? 1 : 0),
}

/** Pairs of cards of two plays that are alike, each card in one pair at most. */
const shared = (
  before: readonly Drawn[],
  now: readonly Drawn[],
  key: (as: string, isLater: boolean) => number | string,
): Drawn[][] => {
  const free = [...before]
  return now.flatMap((spot) => {
    const at = free.findIndex((other) => key(other.as, false) === key(spot.as, true))
    return at < 0 ? [] : [[...free.splice(at, 1), spot]]
  })
}
