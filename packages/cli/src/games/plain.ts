import {
  type Deck,
  isObject,
  knowsCard,
  type Place,
  rng,
  seesPlace,
  type Text,
  text,
  type Viewer,
} from '@tefuda/kernel'
import { withNames } from '../play/narration.ts'
import { cardSigns } from '../terminal/cards.ts'
import { inColumns, wrap } from '../terminal/text.ts'
import type { GameDrawing, Projection } from './drawing.ts'
import { boardLines } from './plain/board.ts'
import { plainLetters, withoutSigns } from './typed.ts'

/** A game without a drawing of its own: what it says of itself, the cards that lie open or are counted, and moves in the full notation. */
export const plainDrawing: GameDrawing = {
  game: '',
  movesHelp: text('moves（m）：選べる手の一覧', 'moves (m): list the legal moves'),
  anybody: text('だれか宣言しますか？', 'Does anybody claim it?'),
  pans: false,
  seatsRound: false,
  moveHelp: [text('手の書き方は moves の一覧のとおりです', 'Moves are written as the list of moves shows them')],
  commands: [],
  board: (projection, _events, _preview, { columns, rows }) => {
    const { engine, view, names, look } = projection
    const { notes, board } = engine.describe?.(view) ?? { notes: [] }
    const said = (lines: readonly Text[]): string[] =>
      lines.flatMap((line) => wrap(withNames(look.say(line), names, look), Math.min(columns, WIDEST), look.lang))
    const drawn = board === undefined ? [] : boardLines(board, look, columns)
    return [...said(notes), ...drawn, ...said(placeLines(projection, board?.places ?? []))].slice(0, rows)
  },
  reachable: () => ({ x: 0, y: 0 }),
  hand: ({ engine, view, look }, seat, columns) => {
    const held = engine.places(engine.sample(view, rng(1))).find(({ name }) => name === `hand ${seat}`)?.cards ?? []
    const names = held.map((card) => engine.deck.name(card))
    return names.length === 0 ? [] : wrap(cardSigns(names.join(' '), look), columns, look.lang)
  },
  notes: () => [],
  seatNote: () => '',
  question: () => '',
  preview: (preview) =>
    isObject(preview) ? Object.entries(preview).map(([name, value]) => `${name}: ${shown(value)}`) : [shown(preview)],
  query: () => ({}),
  list: (moves, _argument, _look, columns) => inColumns(moves, columns),
  readShort: (typed, { engine }, _seat, moves) => {
    const written = plainLetters(typed)
    const said = (move: string): string[] => {
      const { ja, en } = engine.inWords?.(move) ?? text(move, move)
      return [move, ja, en].map(plainLetters)
    }
    const legal = moves()
    return legal.includes(typed) ? typed : (legal.find((move) => said(move).includes(written)) ?? withoutSigns(typed))
  },
  dealSheet: () => null,
  resultNote: () => '',
}

/** Lines are at most so wide: beside them stand seats and log. */
const WIDEST = 44

/**
 * What lies in the middle, then before each seat; the own hand stands below, and what lies on the board is drawn there. Cards are read
 * from a sample, where the viewer knows them.
 */
const placeLines = ({ engine, view, viewer }: Projection, onBoard: readonly string[]): Text[] => {
  const places = engine
    .places(engine.sample(view, rng(1)))
    .filter(({ name, cards }) => name !== `hand ${viewer}` && cards.length > 0 && !onBoard.includes(name))
  const inOrder = [
    ...places.filter(({ seat }) => seat === undefined),
    ...places.filter(({ seat }) => seat !== undefined).toSorted((a, b) => a.seat! - b.seat!),
  ]
  return inOrder.map((place) => placeLine(place, engine.deck, viewer))
}

/** So many cards of a place are told by name, the last of them. */
const NAMED = 13

const placeLine = (place: Place, deck: Deck, viewer: Viewer): Text => {
  const { name, label = text(name, name), seat, cards, uncounted } = place
  const known = cards.flatMap((card, at) => (knowsCard(place, viewer, at) ? [deck.name(card)] : []))
  const hidden = uncounted === true && !seesPlace(place, viewer) ? 0 : cards.length - known.length
  const whose = seat === undefined ? label : text(`席${seat + 1}の${label.ja}`, `Seat ${seat + 1}: ${label.en}`)
  const named = `${known.length > NAMED ? `(${known.length}) … ` : ''}${known.slice(-NAMED).join(' ')}`
  const parts = (face: string): string =>
    [...(known.length > 0 ? [named] : []), ...(hidden > 0 ? [face] : [])].join(' + ')
  return text(`${whose.ja}  ${parts(`裏${hidden}枚`)}`, `${whose.en}  ${parts(`${hidden} face down`)}`)
}

const shown = (value: unknown): string => {
  if (value === null || value === '' || (Array.isArray(value) && value.length === 0)) return '–'
  return Array.isArray(value) ? value.map(word).join(' ') : word(value)
}

const word = (value: unknown): string => (typeof value === 'string' ? value : JSON.stringify(value))
