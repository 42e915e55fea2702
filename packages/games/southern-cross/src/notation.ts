import { frenchFace, frenchName, isJoker, isRefusal, type Refusal, refusal } from '@tefuda/kernel'
import { type Cell, spotCode, spotName, type Target } from './board.ts'
import type { Field } from './field.ts'
import type { Move, Placement } from './move.ts'
import { cellAt, type RulesContext } from './state.ts'

/** The name of a cell as the notation writes it: `b2`, `12` on the zodiac (centre `0`), `-1,2` on a growing field. */
export const cellName = (context: RulesContext, field: Field, cell: Cell): string =>
  context.board !== null ? context.board.names[cell]! : spotName(field.spots[cell]!)

export const targetName = (context: RulesContext, target: Target): string =>
  context.board !== null ? (context.board.names[target] ?? '?') : spotName(target)

export const formatMove = (context: RulesContext, move: Move): string =>
  move.map(({ card, target }) => `${frenchName(card)}@${targetName(context, target)}`).join('+')

/** More than could ever be held is not read at all. */
const LONGEST = 400

/**
 * Reads `H10@b2` or `RJ@a1+BJ@c3`. Jokers in any order are the same move: cells come in field order, and of
 * unlike jokers the red ones first, since which of them lies where makes no difference.
 */
export const parseMove = (context: RulesContext, field: Field, text: string): Move | Refusal => {
  const placements: Placement[] = []
  for (const part of text.length > LONGEST ? [] : text.trim().split('+')) {
    const placement = parsePlacement(context, part.trim())
    if (isRefusal(placement)) return placement
    placements.push(placement)
  }
  if (placements.length === 0) return unreadable(text.slice(0, 20))
  return inFieldOrder(context, field, placements)
}

/** The one way in which a move of several jokers is listed. */
const inFieldOrder = (context: RulesContext, field: Field, placements: readonly Placement[]): Move => {
  if (placements.length === 1 || !placements.every(({ card }) => isJoker(card))) return placements
  const targets = placements
    .map(({ target }) => target)
    .sort((a, b) => fieldOrder(context, field, a) - fieldOrder(context, field, b))
  const cards = placements.map(({ card }) => card).sort((a, b) => a - b)
  return targets.map((target, k) => ({ card: cards[k]!, target }))
}

/** Cells of the field first, then spots that one move would add, from top to bottom, left to right (SC-18). */
export const fieldOrder = (context: RulesContext, field: Field, target: Target): number => {
  const cell = cellAt(context, field, target)
  return cell >= 0 ? cell : field.spots.length + target
}

const parsePlacement = (context: RulesContext, part: string): Placement | Refusal => {
  const [cardText = '', cellText = '', ...more] = part.split('@')
  if (more.length > 0 || cellText === '') return unreadable(part)
  const card = frenchFace(cardText.trim().toUpperCase())
  if (card === undefined) return unknownCard(cardText)
  const target = parseTarget(context, cellText.trim().toLowerCase())
  return target === undefined ? unknownCell(context, cellText) : { card, target }
}

export const unknownCard = (name: string): Refusal =>
  refusal(
    'unknown-card',
    null,
    `「${name}」という札はありません。S10、HA、RJ のように書いてください。`,
    `There is no card ${JSON.stringify(name)}. Write S10, HA or RJ.`,
  )

export const unknownCell = (context: RulesContext, name: string): Refusal =>
  refusal(
    'unknown-cell',
    'SC-2',
    `この場に「${name}」というマスはありません。${example(context)} のように書いてください。`,
    `This field has no cell ${JSON.stringify(name)}. Write ${example(context)}.`,
  )

/** The cell or spot of a name; undefined where the field can have none of it. */
export const parseTarget = (context: RulesContext, name: string): Target | undefined => {
  if (context.board !== null) {
    const cell = context.board.names.indexOf(name)
    return cell < 0 ? undefined : cell
  }
  const [, x, y] = /^(-?\d{1,3}),(-?\d{1,3})$/.exec(name) ?? []
  if (x === undefined || y === undefined || Math.abs(Number(x)) > 511 || Math.abs(Number(y)) > 511) return undefined
  return spotCode(Number(x), Number(y))
}

const example = (context: RulesContext): string =>
  context.board !== null ? context.board.names.slice(0, 2).join(', ') : '0,0 / -1,2'

const unreadable = (part: string): Refusal =>
  refusal(
    'unreadable-move',
    null,
    `「${part}」は手として読めません。「札@マス」（例 H10@b2）の形で書いてください。`,
    `Cannot read ${JSON.stringify(part)} as a move. Write card@cell, such as H10@b2.`,
  )
