import { type Card, frenchFace, type Spot } from '@tefuda/kernel'
import { BOARDS, EMPTY, FREE_START, spotCode, type Target } from '../board.ts'
import type { Taking } from '../event.ts'
import { type Field, put } from '../field.ts'
import { targetName } from '../notation.ts'
import { previewMove } from '../play.ts'
import { NONE, type State } from '../state.ts'
import { jokersHangTogether } from '../take.ts'
import { tried } from '../trial.ts'
import type { BookSubject } from './subject.ts'

/** Cards on a part of a field, some of them just placed: what a figure shows. */
export interface Position {
  readonly spots: readonly Spot[]
  /** Where each spot lies on the board of the subject. */
  readonly targets: readonly Target[]
}

interface Token {
  readonly card?: string
  readonly placed?: boolean
}

/** `H8*` is a card just placed, `.` an empty cell, `-` no cell at all. */
const readTokens = (written: string): (Token | null)[] =>
  written
    .trim()
    .split(/\s+/)
    .map((token) => {
      if (token === '-') return null
      if (token === '.') return {}
      return token.endsWith('*') ? { card: token.slice(0, -1), placed: true } : { card: token }
    })

/**
 * Cards in rows, separated by `/`. They lie in the top left corner of the board, on a growing field where the
 * original 3×3 is.
 */
export const rows = (subject: BookSubject, written: string): Position => {
  const { board } = subject.context
  const width = board === null ? 0 : Math.sqrt(board.size)
  const found = written.split('/').flatMap((row, y) =>
    readTokens(row).flatMap((token, x) => {
      if (token === null) return []
      return [{ spot: { x, y, ...token }, target: board === null ? spotCode(x, y) : y * width + x }]
    }),
  )
  return { spots: found.map(({ spot }) => spot), targets: found.map(({ target }) => target) }
}

/** Wide enough apart that neighbouring cards do not touch. */
const RING_SCALE = 1.2

/** Cards on the zodiac: one to twelve o’clock, then the centre. */
export const ring = (written: string): Position => {
  const tokens = readTokens(written)
  const { places } = BOARDS.zodiac
  const radius = Math.max(...places.map(([x]) => x))
  const spots = places.map(([x, y], cell): Spot => {
    const at = (value: number): number => Math.round((value + radius) * RING_SCALE * 100) / 100
    return { x: at(x), y: at(y), ...tokens[cell] }
  })
  return { spots, targets: places.map((_, cell) => cell) }
}

/** What placing the marked cards of a position takes and scores; null where they may not be placed together. */
export const judge = (subject: BookSubject, position: Position): Taking | null => {
  const { context } = subject
  const cards = cardsOf(position)
  const field = fieldBefore(subject, position, cards)
  const move = position.spots.flatMap((spot, i) =>
    spot.placed === true ? [{ card: cards[i]!, target: position.targets[i]! }] : [],
  )
  if (move.length > 1) {
    const { trial, cells } = tried(context, field, move)
    if (!context.rules.together || !jokersHangTogether(context, trial, cells)) return null
  }
  return previewMove(context, { ...NOTHING_PLAYED, fields: [field] }, 0, move)
}

/** The spot of a position that bears a name of the notation, or -1. */
export const spotNamed = (subject: BookSubject, { targets }: Position, name: string): number =>
  targets.findIndex((target) => targetName(subject.context, target) === name)

/** Cards of one name are different copies of it, whatever packs the subject uses. */
const cardsOf = ({ spots }: Position): Card[] =>
  spots.map(({ card }, i) => {
    if (card === undefined) return EMPTY
    const copy = spots.slice(0, i).filter((other) => other.card === card).length
    return frenchFace(card)! | (copy << 6)
  })

const fieldBefore = ({ context }: BookSubject, position: Position, cards: readonly Card[]): Field => {
  const spots = context.board === null ? growingSpots(position) : []
  const size = context.board === null ? spots.length : context.board.size
  const field: Field = { top: Array<Card>(size).fill(EMPTY), below: [], spots, pile: [], centreDue: false }
  for (const [i, card] of cards.entries()) {
    if (card === EMPTY || position.spots[i]!.placed === true) continue
    const target = position.targets[i]!
    put(field, context.board === null ? spots.indexOf(target) : target, card)
  }
  return field
}

/** The original 3×3 and what has been added; a spot where a card is only now placed joins with it. */
const growingSpots = ({ spots, targets }: Position): Target[] => [
  ...FREE_START,
  ...targets.filter((target, i) => !FREE_START.includes(target) && spots[i]!.placed !== true),
]

const NOTHING_PLAYED: State = {
  deal: 1,
  dealer: 0,
  turn: 0,
  fields: [],
  hands: [],
  shown: [NONE],
  taken: [],
  turns: [],
  scores: [],
  earlier: [],
  over: false,
}
