import {
  type Card,
  excerpt,
  frenchFace,
  isRefusal,
  type Refusal,
  refusal,
  type ScoreSheet,
  scoreSheetOf,
} from '@tefuda/kernel'
import { EMPTY, FREE_START, spotName, type Target } from './board.ts'
import { checkMove } from './check.ts'
import type { Taking } from './event.ts'
import { type Field, put } from './field.ts'
import { parseMove, parseTarget, unknownCard, unknownCell } from './notation.ts'
import { isLastDeal, previewMove } from './play.ts'
import type { SouthernCrossRules } from './rules.ts'
import { cardName, NONE, type RulesContext, rulesContextOf, type State } from './state.ts'
import { type FieldView, fieldView } from './view.ts'

/** A placement at any table, as somebody writes it down. Cards and cells are named as in the notation. */
export interface PlacementRequest {
  /** 1 to 5; reaches score where several share a field. */
  readonly seats: number
  /** The cards on each cell before the placement, from the lowest to the top; cells without a card may be left out. */
  readonly field: Readonly<Record<string, readonly string[]>>
  /** `H10@b2`, or several jokers `RJ@a1+BJ@c3`. */
  readonly move: string
}

/**
 * What a placement takes and scores without a game: roles, combos, eclipse or reach. Refused are unknown cards and cells,
 * more cards of a name than there are, and whatever the rules do not let be placed.
 */
export const scorePlacement = (
  rules: SouthernCrossRules,
  { seats, field, move }: PlacementRequest,
): Taking | Refusal => {
  const context = rulesContextOf(rules, seats)
  const stacks = readField(context, field)
  if (isRefusal(stacks)) return stacks
  const laid = layField(context, stacks)
  const read = parseMove(context, laid, move)
  if (isRefusal(read)) return read
  const hand = read.map(({ card }) => card)
  const surplus = tooOften(context, [...stacks.values(), hand].flat().map(cardName))
  if (surplus !== null) return surplus
  const hands = Array.from({ length: seats }, (_, seat) => (seat === 0 ? hand : []))
  const state: State = { ...NOTHING_PLAYED, fields: [laid], hands, shown: hands.map(() => NONE) }
  return checkMove(context, state, 0, read) ?? previewMove(context, state, 0, read)
}

/** The names of the cells a field begins with, in field order; ultra free cross begins without any. */
export const fieldCells = (rules: SouthernCrossRules): readonly string[] =>
  rulesContextOf(rules, 1).board?.names ?? (rules.board === 'free' ? FREE_START.map(spotName) : [])

/** A field as it lies at a real table, to be drawn: its cells in field order. Refused as in `scorePlacement`. */
export const realField = (rules: SouthernCrossRules, field: PlacementRequest['field']): FieldView | Refusal => {
  const context = rulesContextOf(rules, 1)
  const stacks = readField(context, field)
  return isRefusal(stacks) ? stacks : fieldView(context, layField(context, stacks))
}

/** The faces on each cell or spot, from the lowest to the top. */
const readField = (context: RulesContext, field: PlacementRequest['field']): Map<Target, Card[]> | Refusal => {
  const stacks = new Map<Target, Card[]>()
  for (const [name, cards] of Object.entries(field)) {
    const target = parseTarget(context, name.trim().toLowerCase())
    if (target === undefined) return unknownCell(context, excerpt(name))
    const faces = cards.map((card) => frenchFace(card.toUpperCase()))
    const unknown = faces.indexOf(undefined)
    if (unknown >= 0) return unknownCard(excerpt(cards[unknown]!))
    stacks.set(target, faces as Card[])
  }
  return stacks
}

/** Cards of one face are different copies of it. */
const layField = (context: RulesContext, stacks: ReadonlyMap<Target, readonly Card[]>): Field => {
  const spots = spotsOf(context, stacks)
  const size = context.board?.size ?? spots.length
  const field: Field = {
    top: Array<Card>(size).fill(EMPTY),
    below: [...context.emptyBelow],
    spots,
    pile: [],
    centreDue: false,
  }
  const used = new Map<Card, number>()
  for (const [target, faces] of stacks)
    for (const face of faces) {
      const copy = used.get(face) ?? 0
      used.set(face, copy + 1)
      put(field, context.board === null ? spots.indexOf(target) : target, face | (copy << 6))
    }
  return field
}

/** The cells of a growing field: the original 3×3 of free cross, and whatever bears a card. */
const spotsOf = ({ board, rules }: RulesContext, stacks: ReadonlyMap<Target, readonly Card[]>): Target[] => {
  if (board !== null) return []
  const start = rules.board === 'free' ? FREE_START : []
  return [...new Set([...start, ...stacks.keys()])]
}

const tooOften = (context: RulesContext, names: readonly string[]): Refusal | null => {
  const counts = Map.groupBy(names, (name) => name)
  for (const [name, all] of counts) {
    const most = context.alike.get(name)?.length ?? 0
    if (all.length > most)
      return refusal(
        'too-often',
        'SC-14',
        `${name} は${most}枚しかありません（いま${all.length}枚）。`,
        `There ${most === 1 ? 'is' : 'are'} only ${most} of ${name}, not ${all.length}.`,
      )
  }
  return null
}

const NOTHING_PLAYED: State = {
  deal: 1,
  dealer: 0,
  turn: 0,
  fields: [],
  hands: [],
  shown: [],
  taken: [],
  turns: [],
  scores: [],
  earlier: [],
  over: false,
}

/** The sheet of games at any table: the points of each seat, game by game, and whether somebody has won (SC-17). */
export const sessionSheet = (
  rules: SouthernCrossRules,
  seats: number,
  games: readonly (readonly number[])[],
): ScoreSheet =>
  scoreSheetOf(
    seats,
    games.map((points) => ({ points })),
    (totals, played) => isLastDeal(rules, totals, played),
  )
