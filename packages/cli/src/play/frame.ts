import { dealNamed, eventsFor, type GameEvent, type Match, type Seat, text, type Viewer } from '@tefuda/kernel'
import { type Area, type GameDrawing, type Pan, type Projection, projectionOf } from '../games/drawing.ts'
import type { Look } from '../terminal/look.ts'
import { besideOrBelow, clip, columnsOf, figure, padEnd, padStart, wrap } from '../terminal/text.ts'
import { type Names, told } from './narration.ts'
import { variantName } from './variant.ts'

/** What is on the screen: the table as one viewer sees it. */
export interface Scene {
  readonly match: Match
  readonly viewer: Viewer
  readonly names: Names
  /** What happened since the viewer last looked; the board points it out. */
  readonly recent: readonly unknown[]
  /** The preview of a move; null where none is shown. */
  readonly preview: unknown
  readonly pan: Pan
  /** Below the hand: what a preview says, why a move was refused. */
  readonly message: readonly string[]
  /** Whether the viewer is asked for a move, so that the screen says which. */
  readonly asked?: boolean
}

export interface Size {
  readonly columns: number
  readonly rows: number
}

const HAND_ROWS = 3
const MESSAGE_ROWS = 2
const QUESTION_ROWS = 2
const GAP = 2
const WIDEST_BOARD = 64
const NARROWEST_BOARD = 16
const LEAST_NOTES = 6
const WIDEST_PANEL = 60

/** Below this the log stands under a table with the seats round it, not beside it. */
const LEAST_BESIDE = 72

/**
 * The screen as lines: at most `size.rows - 1`, so that the line for typing fits below, none wider than
 * `size.columns`. Bar, middle beside seats and log, hand, question, message; the same places for every game. Where the
 * look is linear, seats that sit round the table stand in a list, and all that happened since the viewer last looked comes first.
 */
export const drawFrame = (scene: Scene, drawing: GameDrawing, look: Look, size: Size): string[] => {
  const projection = projectionOf({ ...scene, look }, scene.viewer)
  const { viewer } = scene
  const question = questionLines(projection, scene, drawing, size)
  const hand = viewer === null ? [] : drawing.hand(projection, viewer, size.columns).slice(0, HAND_ROWS)
  const middle = drawMiddle(scene, projection, drawing, size, question.length)
  return [
    bar(scene, projection.view, drawing, look, size.columns),
    ...middle,
    ...hand,
    ...question,
    ...messageOf(scene, size),
  ]
}

const drawMiddle = (
  scene: Scene,
  projection: Projection,
  drawing: GameDrawing,
  size: Size,
  asked: number,
): string[] => {
  const { recent, preview } = scene
  const area = boardArea(scene, drawing, size, asked)
  const board = drawing.board(projection, recent, preview, area).slice(0, area.rows)
  if (drawing.seatsRound && projection.look.linear) return [...happened(scene, projection.look, size.columns), ...board]
  if (drawing.seatsRound && size.columns < LEAST_BESIDE) {
    const log = drawLog(scene, projection.look, { columns: size.columns, rows: area.rows - board.length - 1 })
    return log.length === 0
      ? board
      : [...board, projection.look.paint.dim(projection.look.signs.rule.repeat(size.columns)), ...log]
  }
  const boardColumns = drawing.seatsRound ? area.columns : Math.max(NARROWEST_BOARD, ...board.map(columnsOf))
  const room = { columns: Math.max(1, Math.min(WIDEST_PANEL, size.columns - boardColumns - GAP)), rows: area.rows }
  const panel = drawing.seatsRound
    ? drawLog(scene, projection.look, room)
    : drawPanel(scene, projection.view, drawing, projection.look, room)
  return Array.from({ length: Math.max(board.length, panel.length) }, (_, row) =>
    `${padEnd(board[row] ?? '', boardColumns + GAP)}${panel[row] ?? ''}`.trimEnd(),
  )
}

/** As much of the scene's pan as moves the board on such a screen. */
export const reachablePan = (scene: Scene, drawing: GameDrawing, size: Size): Pan => {
  const { match, viewer, recent } = scene
  return drawing.reachable(match.engine.view(match.state, viewer), recent, boardArea(scene, drawing, size, 0))
}

const questionLines = (
  projection: Projection,
  { match, viewer, asked }: Scene,
  drawing: GameDrawing,
  { columns }: Size,
): string[] => {
  if (viewer === null || asked !== true || !match.engine.toAct(match.state).includes(viewer)) return []
  const moves = (): string[] => match.engine.moves(match.state, viewer).map(match.engine.format)
  const question = drawing.question(projection, viewer, moves)
  return question === ''
    ? []
    : wrap(question, columns, projection.look.lang).slice(0, QUESTION_ROWS).map(projection.look.paint.bold)
}

const messageOf = ({ message, viewer }: Scene, { rows }: Size): readonly string[] =>
  message.slice(0, Math.max(MESSAGE_ROWS, rows - 21) + spareRows(viewer))

/** Where no hand is shown a message may stand in its place. */
const spareRows = (viewer: Viewer): number => (viewer === null ? HAND_ROWS : 0)

/** The room a board may take; what it leaves is for seats and log. `asked`: lines of the question below. */
const boardArea = (scene: Scene, { seatsRound }: GameDrawing, size: Size, asked: number): Area => {
  const share = seatsRound ? (size.columns < LEAST_BESIDE ? 1 : 0.66) : 0.6
  const gap = share === 1 ? 0 : GAP
  const below = Math.max(MESSAGE_ROWS, messageOf(scene, size).length - spareRows(scene.viewer))
  return {
    columns: Math.min(share === 1 ? size.columns : WIDEST_BOARD, Math.floor((size.columns - gap) * share)),
    rows: Math.max(1, size.rows - 2 - HAND_ROWS - asked - below),
    pan: scene.pan,
  }
}

const bar = ({ match }: Scene, view: unknown, drawing: GameDrawing, look: Look, columns: number): string => {
  const { deal } = match.engine.status(match.state)
  const parts = [
    match.game.name,
    ...variantName(match.game, match.rules),
    ...(deal > 1 ? [dealNamed(match.game, deal)] : []),
  ]
  const title = clip(parts.map(look.say).join(' '), columns)
  const room = columns - columnsOf(title) - 3
  if (room < LEAST_NOTES) return look.paint.bold(title)
  const notes = drawing.notes(view, look).join('  ')
  return notes === '' ? look.paint.bold(title) : `${look.paint.bold(title)}   ${look.paint.accent(clip(notes, room))}`
}

/** Seats with their scores, then the log, the latest at the bottom. */
const drawPanel = (
  scene: Scene,
  view: unknown,
  drawing: GameDrawing,
  look: Look,
  { columns, rows }: Size,
): string[] => {
  const { match, names } = scene
  const { scores } = match.engine.status(match.state)
  const due = match.engine.toAct(match.state)
  const seats = names.flatMap((name, seat) => {
    const line = seatLine(name, scores[seat] ?? 0, due.includes(seat), columns, look)
    const note = clip(drawing.seatNote(view, seat, look), columns - 2)
    return note === '' ? [line] : [line, look.paint.dim(`  ${note}`)]
  })
  const log = drawLog(scene, look, { columns, rows: rows - seats.length - 1 })
  return [...seats, look.paint.dim(look.signs.rule.repeat(columns)), ...log].slice(0, rows)
}

/** What happened, the latest at the bottom. */
const drawLog = (scene: Scene, look: Look, { columns, rows }: Size): string[] => {
  if (rows <= 0) return []
  const { match, names, viewer } = scene
  const lines = told(match.engine, eventsFor(match, viewer), names, look, ({ weight }) => weight === 'main')
  return wrapped(lines.slice(-rows), look, columns).slice(-rows)
}

/** All that happened since the viewer last looked, for those who do not look at the table. */
const happened = ({ match, names, recent }: Scene, look: Look, columns: number): string[] =>
  wrapped(
    told(match.engine, recent as readonly GameEvent[], names, look, ({ weight }) => weight !== 'minor'),
    look,
    columns,
  )

const wrapped = (lines: readonly string[], look: Look, columns: number): string[] =>
  lines.flatMap((line) => wrap(line, columns - 2, look.lang).map((part, at) => (at === 0 ? part : `  ${part}`)))

const seatLine = (name: string, score: number, due: boolean, columns: number, look: Look): string => {
  const points = figure(score)
  const shown = clip(name, columns - points.length - 4)
  const line = `${due ? look.signs.turn : ' '} ${padEnd(shown, columns - points.length - 4)}  ${padStart(points, points.length)}`
  return due ? look.paint.bold(line) : line
}

/** The result of a finished game: ranks, names, scores, and what the game adds. */
export const resultLines = (
  { engine, state }: Match,
  names: Names,
  drawing: GameDrawing,
  look: Look,
  columns: number,
): string[] => {
  const outcome = engine.outcome(state)
  if (outcome === null) return []
  const order = names.map((_, seat) => seat).sort((a, b) => (outcome.ranks[a] ?? 0) - (outcome.ranks[b] ?? 0) || a - b)
  const wide = Math.max(...names.map(columnsOf))
  const rank = (seat: Seat): string =>
    names.length === 1 ? '' : `${look.say(text(`${outcome.ranks[seat]}位`, `${outcome.ranks[seat]}.`))}  `
  return [
    look.paint.bold(look.say(text('結果', 'Result'))),
    ...besideOrBelow(
      order.map((seat) => ({
        line: `  ${rank(seat)}${padEnd(names[seat] ?? '', wide)}  ${figure(outcome.scores[seat] ?? 0)}`,
        note: drawing.resultNote(outcome, seat, look),
      })),
      columns,
    ),
  ]
}
