import type { CccView, DrawWay } from '@tefuda/ccc'
import { type Refusal, type Text, text } from '@tefuda/kernel'
import type { Offer, Offers } from '../../table/table-game.ts'
import type { CccContext, Draft } from './draft.ts'
import { EMPTY } from './draft.ts'
import { rulesContextAt } from './reach.ts'
import type { Work } from './work.ts'

export const DRAW = 'draw '

const ownCount = ({ view, seat }: CccContext): number => (seat === null ? 0 : (view.hands[seat]?.count ?? 0))

/** Why a way of drawing is closed; null where it is open. The pile never gives more than it has (CC-7). */
const closedWay = ({ pile }: CccView, held: number, { count, discards }: DrawWay): Text | null => {
  if (count > pile)
    return pile === 0
      ? text('山札がありません', 'The pile is empty')
      : text(`山札は残り${pile}枚`, `${pile} left in the pile`)
  return discards > held ? text('手札が足りません', 'Too few cards in hand') : null
}

/** The ways of drawing that are open now. */
export const openWays = (context: CccContext): DrawWay[] =>
  rulesContextAt(context).draws.filter((way) => closedWay(context.view, ownCount(context), way) === null)

const wayOf = (context: CccContext, count: number | null): DrawWay | undefined =>
  openWays(context).find((way) => way.count === count)

/** Begins to end the turn, with the draw that costs nothing. */
export const beginDraw = (context: CccContext): Draft => {
  const free = openWays(context).filter(({ discards }) => discards === 0)
  return { ...EMPTY, ending: true, draw: free.at(-1)?.count ?? 0 }
}

/** Takes a way of drawing; cards chosen beyond what it discards are given back, the last ones first. */
export const chooseWay = (draft: Draft, context: CccContext, count: number): Draft => {
  const way = wayOf(context, count)
  return way === undefined ? draft : { ...draft, draw: count, cards: draft.cards.slice(0, way.discards) }
}

/** Chooses a card to be discarded, or gives it back; a further card leads to the next way that discards so many. */
export const toggleDiscard = (draft: Draft, context: CccContext, key: string): Draft => {
  if (draft.cards.includes(key)) return { ...draft, cards: draft.cards.filter((other) => other !== key) }
  const cards = [...draft.cards, key]
  const way = wayOf(context, draft.draw)
  if (way !== undefined && cards.length <= way.discards) return { ...draft, cards }
  const next = openWays(context)
    .filter(({ discards }) => discards >= cards.length)
    .toSorted((a, b) => a.discards - b.discards)[0]
  if (next !== undefined) return { ...draft, cards, draw: next.count }
  return way === undefined || way.discards === 0 ? draft : { ...draft, cards: cards.slice(-way.discards) }
}

/** Cards still to be chosen before the draw can be made. */
export const missingDiscards = ({ draft, context }: Work): number =>
  (wayOf(context, draft.draw)?.discards ?? 0) - draft.cards.length

/** The draw that would be made, as the notation writes it. */
export const drawMove = ({ draft, hand }: Work): string => {
  const names = draft.cards.flatMap((key) => hand.find((one) => one.key === key)?.name ?? [])
  return names.length === 0 ? `draw ${draft.draw ?? 0}` : `draw ${draft.draw ?? 0} - ${names.join(' ')}`
}

/** A way of drawing in words. */
export const wayText = ({ count, discards }: DrawWay): Text => {
  if (count === 0) return text('引かない', 'No card')
  return discards === 0
    ? text(`${count}枚引く`, count === 1 ? 'Draw one' : `Draw ${count}`)
    : text(`${discards}枚捨てて${count}枚引く`, `Discard ${discards}, draw ${count}`)
}

/** The four ways of drawing side by side. */
export const drawOffers = ({ context, draft }: Work): Offers => ({
  ask: null,
  list: rulesContextAt(context).draws.map((way): Offer => {
    const closed = closedWay(context.view, ownCount(context), way)
    const key = `${way.count}`
    return {
      id: `${DRAW}${way.count}`,
      cards: [],
      words: wayText(way),
      chosen: way.count === draft.draw,
      ...(key.length === 1 && { key }),
      ...(closed !== null && { unavailable: closed }),
    }
  }),
})

/** Why a way of drawing is closed, as the rules say it. */
export const refusalOfWay = (context: CccContext, count: number): Refusal | null =>
  wayOf(context, count) === undefined ? context.check(`draw ${count}`) : null
