import { isRefusal, type Seat, type Text } from '@tefuda/kernel'
import {
  fieldCells,
  type PlacementRequest,
  realField,
  type SouthernCrossRules,
  type Taking,
} from '@tefuda/southern-cross'

/** Points of one placement, as they stand on the sheet. */
export interface Scored {
  readonly seat: Seat
  /** The move in the notation. */
  readonly move: string
  readonly name: Text | null
  readonly points: number
}

/** A game at a real table: what has been scored, and the field as it lies. */
export interface Round {
  readonly scored: readonly Scored[]
  /** The cards on each cell that bears one, from the lowest to the top, without those being placed. */
  readonly field: Readonly<Record<string, readonly string[]>>
  /** Cards being placed, by their cells. */
  readonly placed: Readonly<Record<string, string>>
  /** Whose placement is next. */
  readonly turn: Seat
}

export const FRESH: Round = { scored: [], field: {}, placed: {}, turn: 0 }

const isRecord = (value: unknown): value is { readonly [key: string]: unknown } =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
const isCards = (value: unknown): value is string[] =>
  Array.isArray(value) && value.every((card) => typeof card === 'string')

/** Whether a value is a round of so many seats, as it was kept or came by link. */
export const isRound = (value: unknown, seats: number): value is Round =>
  isRecord(value) &&
  Array.isArray(value.scored) &&
  value.scored.every((one) => isScored(one, seats)) &&
  isRecord(value.field) &&
  Object.values(value.field).every(isCards) &&
  isRecord(value.placed) &&
  isCards(Object.values(value.placed)) &&
  isSeat(value.turn, seats)

const isSeat = (value: unknown, seats: number): boolean =>
  Number.isInteger(value) && Number(value) >= 0 && Number(value) < seats

const isScored = (value: unknown, seats: number): boolean =>
  isRecord(value) &&
  isSeat(value.seat, seats) &&
  typeof value.move === 'string' &&
  Number.isInteger(value.points) &&
  (value.name === null ||
    (isRecord(value.name) && typeof value.name.ja === 'string' && typeof value.name.en === 'string'))

export const moveOf = ({ placed }: Round): string =>
  Object.entries(placed)
    .map(([cell, card]) => `${card}@${cell}`)
    .join('+')

export const requestOf = (round: Round, seats: number): PlacementRequest => ({
  seats,
  field: round.field,
  move: moveOf(round),
})

/** The card that is seen on a cell; undefined on an empty one. */
export const topOf = ({ field, placed }: Round, cell: string): string | undefined => placed[cell] ?? field[cell]?.at(-1)

const withStack = (round: Round, cell: string, stack: readonly string[]): Round => {
  const { [cell]: _before, ...others } = round.field
  return { ...round, field: stack.length === 0 ? others : { ...others, [cell]: stack } }
}

const notPlaced = (round: Round, cell: string): Round => {
  const { [cell]: _before, ...placed } = round.placed
  return { ...round, placed }
}

/** How a card is laid on a cell: as one of the field in place of its top card, as the one being placed, or under the top card. */
export type Way = 'field' | 'place' | 'under'

export const laid = (round: Round, cell: string, card: string, way: Way): Round => {
  const stack = round.field[cell] ?? []
  switch (way) {
    case 'place':
      return { ...round, placed: { ...round.placed, [cell]: card } }
    case 'under':
      return withStack(round, cell, cell in round.placed ? [...stack, card] : stack.toSpliced(-1, 0, card))
    case 'field':
      return withStack(notPlaced(round, cell), cell, [...stack.slice(0, -1), card])
  }
}

/** Without the card that is seen on a cell. */
export const cleared = (round: Round, cell: string): Round =>
  cell in round.placed ? notPlaced(round, cell) : withStack(round, cell, (round.field[cell] ?? []).slice(0, -1))

/** Makes the card on a cell the one being placed, or again one of the field. */
export const turned = (round: Round, cell: string): Round => {
  const placed = round.placed[cell]
  if (placed !== undefined) return withStack(notPlaced(round, cell), cell, [...(round.field[cell] ?? []), placed])
  const top = topOf(round, cell)
  return top === undefined ? round : laid(cleared(round, cell), cell, top, 'place')
}

/** The table after a placement: its points on the sheet, what it took off the field, the next seat's turn. */
export const taken = (round: Round, taking: Taking, name: Text | null, seats: number): Round => {
  let after: Round = { ...round, placed: {} }
  for (const { card, cell } of taking.placed) after = withStack(after, cell, [...(after.field[cell] ?? []), card])
  for (const { roles } of taking.waves)
    for (const cell of new Set(roles.flatMap(({ cells }) => cells))) after = cleared(after, cell)
  const scored = { seat: round.turn, move: moveOf(round), name, points: taking.points }
  return { ...after, scored: [...round.scored, scored], turn: (round.turn + 1) % seats }
}

/** The points of each seat in a game. */
export const pointsOf = ({ scored }: Round, seats: number): number[] =>
  Array.from({ length: seats }, (_, seat) => scored.reduce((sum, one) => sum + (one.seat === seat ? one.points : 0), 0))

/** The first cell without a card behind another, in field order; the same one where all are covered. */
export const nextEmpty = (round: Round, rules: SouthernCrossRules, after: string): string => {
  const cells = fieldCells(rules)
  const from = cells.indexOf(after) + 1
  return [...cells.slice(from), ...cells.slice(0, from)].find((cell) => topOf(round, cell) === undefined) ?? after
}

/** The round on a board of other rules: cards on cells that it has not are left out. */
export const fitting = (round: Round, rules: SouthernCrossRules): Round => {
  const isFit = (cell: string, cards: readonly string[]): boolean => !isRefusal(realField(rules, { [cell]: cards }))
  const placed = Object.entries(round.placed).filter(([cell, card]) => isFit(cell, [card]))
  if (!isRefusal(realField(rules, round.field)) && placed.length === Object.keys(round.placed).length) return round
  const field = Object.entries(round.field).filter(([cell, cards]) => isFit(cell, cards))
  return { ...round, field: Object.fromEntries(field), placed: Object.fromEntries(placed) }
}
