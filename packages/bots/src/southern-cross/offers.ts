import { type Card, faceOf } from '@tefuda/kernel'
import {
  type Cell,
  EMPTY,
  type Field,
  fieldIndex,
  type SouthernCrossEngine,
  type SouthernCrossRulesContext,
  type SouthernCrossState,
} from '@tefuda/southern-cross'
import type { Ground } from './ground.ts'
import { ROLE_OF_THREE } from './ranks.ts'

/** What a card of a rank would make on a cell. */
export interface Offer {
  readonly cell: Cell
  readonly rank: number
  readonly roles: number
  /** With what the roles uncover; of the card in the hand that makes most, else of the suit that makes least. */
  readonly points: number
  /** Of the suit that makes most. */
  readonly most: number
}

/** The cards of a rank, one of each suit, that may be laid next. */
export interface Coming {
  readonly rank: number
  readonly faces: readonly Card[]
  /** They are held by whoever would lay them, who may choose. */
  readonly isHeld: boolean
  /** How likely one of them is there in time, from 0 to 1. */
  readonly chance: number
}

/** The top cards of a ground and what lies beneath them, on the seat's field of a state or tried on it. */
export interface Layout {
  readonly ground: Ground
  readonly top: Int16Array
  readonly below: readonly Card[]
}

/** Which of these cards a layout offers most, and where, by points and chance; null where it offers nothing. */
export const bestOfferBy =
  (engine: SouthernCrossEngine, context: SouthernCrossRulesContext) =>
  (state: SouthernCrossState, seat: number, layout: Layout, coming: readonly Coming[]): Offer | null => {
    const index = fieldIndex(context, seat)
    const { ground, top } = layout
    const field = fieldOf(context, state.fields[index]!, layout)
    const on = { ...state, fields: state.fields.with(index, field) }
    const isRefilled = state.fields[index]!.pile.length > 0 && field.top.includes(EMPTY)
    const pointsOf = (card: Card, cell: Cell): { roles: number; points: number } => {
      const { waves, points, eclipse } = engine.preview(on, seat, [{ card, target: ground.targets[cell]! }])
      return { roles: waves[0]?.roles.length ?? 0, points: isRefilled ? points - eclipse : points }
    }
    let best: Offer | null = null
    let worth = 0
    for (const { rank, faces, isHeld, chance } of coming)
      for (let cell = 0; cell < ground.size; cell++) {
        if (!makesRole(ground, top, cell, rank)) continue
        const all = faces.map((card) => pointsOf(card, cell)).toSorted((a, b) => a.points - b.points)
        const most = all.at(-1)!
        const { roles, points } = isHeld ? most : all[0]!
        if (points * chance <= worth) continue
        worth = points * chance
        best = { cell, rank, roles, points, most: most.points }
      }
    return best
  }

/** The field with a layout on it and nothing in the pile: of what fills its bare cells nobody knows. */
const fieldOf = ({ board }: SouthernCrossRulesContext, field: Field, { ground, top, below }: Layout): Field => {
  const cells = [...ground.targets.keys()].filter((cell) => cell < field.top.length || top[cell] !== EMPTY)
  return {
    top: cells.map((cell) => top[cell]!),
    below: [...below],
    spots: board === null ? cells.map((cell) => ground.targets[cell]!) : [],
    pile: [],
    centreDue: false,
  }
}

/** Whether any line makes a role with a rank on one of its cells. */
const makesRole = ({ threes }: Ground, top: Int16Array, cell: Cell, rank: number): boolean =>
  threes[cell]!.some((line) => {
    const at = (k: number): number => (line[k] === cell ? rank : top[line[k]!]! & 15)
    return ROLE_OF_THREE[(at(0) << 8) | (at(1) << 4) | at(2)] !== 0
  })

/** The cards that may be laid next, by rank, jokers aside: of those in the hand, else of those that lie unseen. */
export const comingOf = (
  hand: readonly Card[],
  unseen: readonly Card[],
  chance: (rank: number) => number,
): readonly Coming[] =>
  Array.from({ length: RANKS }, (_, rank): Coming => {
    const facesOf = (cards: readonly Card[]): readonly Card[] => [
      ...new Set(cards.filter((card) => (card & 15) === rank).map(faceOf)),
    ]
    const held = facesOf(hand)
    return held.length > 0
      ? { rank, faces: held, isHeld: true, chance: 1 }
      : { rank, faces: facesOf(unseen), isHeld: false, chance: chance(rank) }
  }).filter(({ faces }) => faces.length > 0)

const RANKS = 13

/** How many cards of each rank there are. */
export const countRanks = (
  cards: readonly Card[],
  counts: Int8Array<ArrayBufferLike> = new Int8Array(16),
): Int8Array<ArrayBufferLike> => {
  for (const card of cards) counts[card & 15]!++
  return counts
}
