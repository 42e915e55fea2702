import { type Block, type Figure, frenchFace, joinTexts, type Spot, type Text, text } from '@tefuda/kernel'
import { type Hit, roleOn } from '../role.ts'
import { FIELD_SIZE, ROLE_NAMES } from '../rules.ts'
import { waveText } from '../wording.ts'
import { judge, type Position, ring, rows, spotNamed } from './position.ts'
import type { BookSubject } from './subject.ts'

/** What a caption says besides what the engine finds: an opening, and the rulings it rests on. */
export interface Caption {
  readonly lead?: Text
  readonly rulings?: readonly number[]
}

/**
 * A placement: lines through the roles it takes, and in the caption what they score, both as the engine finds
 * them under the rules of the subject. Nothing where these rules do not allow it or it takes nothing.
 */
export const moveFigure = (subject: BookSubject, position: Position, caption: Caption = {}): Block[] => {
  const taking = judge(subject, position)
  const wave = taking?.waves[0]
  if (wave === undefined) return []
  const lines = wave.roles.map((role) => role.cells.map((name) => spotNamed(subject, position, name)))
  return [drawn({ spots: position.spots, lines }, [waveText(wave)], caption)]
}

/** A placement that leaves no card on the field. */
export const eclipseFigure = (subject: BookSubject, position: Position, caption: Caption = {}): Block[] => {
  const taking = judge(subject, position)
  const wave = taking?.waves[0]
  if (taking === null || wave === undefined || taking.eclipse === 0) return []
  const lines = wave.roles.map((role) => role.cells.map((name) => spotNamed(subject, position, name)))
  const added = text(
    `トータル・エクリプス ${taking.eclipse}点、合わせて${taking.points}点`,
    `total eclipse ${taking.eclipse} points, ${taking.points} together`,
  )
  return [drawn({ spots: position.spots, lines }, [waveText(wave), added], caption)]
}

/** A placement that takes nothing but makes reaches: lines to the cards it makes them with. */
export const reachFigure = (subject: BookSubject, position: Position, caption: Caption = {}): Block[] => {
  const taking = judge(subject, position)
  if (taking === null || taking.reachName === null) return []
  const placed = position.spots.findIndex((spot) => spot.placed === true)
  const lines = taking.reaches.map((reach) => [placed, spotNamed(subject, position, reach.with)])
  const told = text(
    `${taking.reachName.ja} ${taking.reachPoints}点`,
    `${taking.reachName.en.toLowerCase()} ${taking.reachPoints} points`,
  )
  return [drawn({ spots: position.spots, lines }, [told], caption)]
}

/** A move that may not be made: jokers that do not hang together. Nothing where the rules of the subject allow it. */
export const refusedFigure = (subject: BookSubject, position: Position, caption: Required<Caption>): Block[] =>
  judge(subject, position) === null ? [drawn({ spots: position.spots, lines: [] }, [], caption)] : []

/** The role a line of cards makes under the rules of the subject, or null. */
export const roleOf = (subject: BookSubject, cards: string): Hit | null => {
  const top = cards.split(' ').map((name) => frenchFace(name)!)
  return roleOn(subject.rules, top, { id: 0, cells: top.map((_, cell) => cell) })
}

/** One line of cards and the role it makes. */
export const roleFigure = (subject: BookSubject, cards: string, caption: Caption = {}): Block[] => {
  const role = roleOf(subject, cards)
  if (role === null) return []
  const spots = cards.split(' ').map((card, x): Spot => ({ x, y: 0, card }))
  const told = text(
    `${ROLE_NAMES[role.kind].ja} ${role.points}点`,
    `${ROLE_NAMES[role.kind].en.toLowerCase()} ${role.points} points`,
  )
  return [drawn({ spots, lines: [role.line.cells] }, [told], caption)]
}

const SUITS_IN_ORDER = ['S', 'H']
const RANKS_IN_ORDER = 'A 2 3 4 5 6 7 8 9 10 J Q K'.split(' ')

/** The order in which cells are filled, shown by cards that count: ace of spades to king, then hearts. */
export const orderFigure = (subject: BookSubject, caption: Required<Caption>): Block[] => {
  const size = FIELD_SIZE[subject.rules.board]
  if (size === 0) return []
  const cards = SUITS_IN_ORDER.flatMap((suit) => RANKS_IN_ORDER.map((rank) => `${suit}${rank}`)).slice(0, size)
  const width = Math.sqrt(size)
  const position =
    subject.rules.board === 'zodiac'
      ? ring(cards.join(' '))
      : rows(
          subject,
          Array.from({ length: width }, (_, y) => cards.slice(y * width, (y + 1) * width).join(' ')).join(' / '),
        )
  return [drawn({ spots: position.spots, lines: [] }, [], caption)]
}

const drawn = (figure: Figure, told: readonly Text[], { lead, rulings = [] }: Caption): Block => {
  const caption = joinTexts(
    [lead ?? [], told.length > 0 ? joinTexts(told, text('、', ', ')) : []].flat(),
    text('：', ': '),
  )
  return {
    kind: 'figure',
    figure,
    caption: text(caption.ja, capital(caption.en)),
    ...(rulings.length > 0 ? { rules: rulings.map((number) => `SC-${number}`) } : {}),
  }
}

const capital = (sentence: string): string => sentence.charAt(0).toUpperCase() + sentence.slice(1)
