import type { Seat } from '@tefuda/kernel'

/** Where things lie on the page: the names that elements carry as `data-anchor`. */
export const heldAnchor = (card: string): string => `held ${card}`
export const riverAnchor = (seat: Seat, place: number): string => `river ${seat} ${place}`
export const meldAnchor = (seat: Seat, place: number): string => `meld ${seat} ${place}`
export const zoneAnchor = (seat: Seat): string => `zone ${seat}`
export const WALL = 'wall'

/** Where somebody sits, seen from the seat at the lower edge. Turns go counter-clockwise: the next one sits on the right. */
export type Side = 'self' | 'right' | 'across' | 'left'

const ROUND: Readonly<Record<number, readonly Side[]>> = {
  3: ['self', 'right', 'left'],
  4: ['self', 'right', 'across', 'left'],
}

export interface Seated {
  readonly seat: Seat
  readonly side: Side
}

/** Everybody at the table as they sit round it, oneself first; a spectator sits with seat 0. */
export const seatedRound = (seats: number, viewer: Seat | null): Seated[] =>
  (ROUND[seats] ?? []).map((side, k) => ({ seat: ((viewer ?? 0) + k) % seats, side }))

/** How many cards lie in a row of a river, and for how many there is room from the first on: more are rare. */
export interface PerRow {
  /** On the left and right. */
  readonly side: number
  /** Across and at one's own edge. */
  readonly along: number
  readonly usual: number
}

export const NARROW: PerRow = { side: 4, along: 7, usual: 14 }
export const WIDE: PerRow = { side: 6, along: 12, usual: 12 }

/** How much of a card shows under the row below it: its index. */
const ROW_STEP = 0.62
/** What a row of open sets takes, in heights of a card of a river. */
const MELD_ROW = 1.04

export const perRowOf = (side: Side, per: PerRow): number => (isAlong(side) ? per.along : per.side)

/** Along the table sets lie beside the river, at its sides below it. */
const isAlong = (side: Side): boolean => side === 'self' || side === 'across'

/** How many sets lie beside one another. */
const MELDS_PER_ROW = 2

/** What a seat's cards take in height, in heights of a card. */
export const heightOf = (discards: number, melds: number, side: Side, per: PerRow): number => {
  const rows = Math.max(1, Math.ceil(discards / perRowOf(side, per)))
  const river = 1 + ROW_STEP * (rows - 1)
  const sets = MELD_ROW * Math.ceil(melds / MELDS_PER_ROW)
  return isAlong(side) ? Math.max(river, sets) : river + sets
}

/** The heights, in heights of a card, that the cards of a seat along the table and of one beside it have room for. */
export const heightsOf = (
  zones: readonly { readonly side: Side; readonly discards: number; readonly melds: number }[],
  per: PerRow,
): { readonly along: number; readonly beside: number } => {
  const usual = (side: Side): number => heightOf(per.usual, 1, side, per)
  const height = (side: Side): number =>
    zones
      .filter((zone) => zone.side === side)
      .reduce((most, { discards, melds }) => Math.max(most, heightOf(discards, melds, side, per)), usual(side))
  return { along: Math.max(height('across'), height('self')), beside: Math.max(height('left'), height('right')) }
}

/** The rows in which discards lie. */
export const rowsOf = <T>(cards: readonly T[], perRow: number): T[][] =>
  Array.from({ length: Math.ceil(cards.length / perRow) }, (_, row) => cards.slice(row * perRow, (row + 1) * perRow))
