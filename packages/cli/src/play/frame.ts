import { isDeepStrictEqual } from 'node:util'
import { eventsFor, type Match, readRules, type Seat, type Text, text, type Viewer } from '@tefuda/kernel'
import type { Area, GameDrawing, Pan } from '../games/drawing.ts'
import type { Look } from '../terminal/look.ts'
import { clip, columnsOf, padEnd, padStart, wrap } from '../terminal/text.ts'
import { type Names, narrate } from './narration.ts'

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
}

export interface Size {
  readonly columns: number
  readonly rows: number
}

const HAND_ROWS = 3
const MESSAGE_ROWS = 2
const GAP = 2
const WIDEST_BOARD = 64
const NARROWEST_BOARD = 16
const WIDEST_PANEL = 60

/**
 * The screen as lines: at most `size.rows - 1`, so that the line for typing fits below, none wider than
 * `size.columns`. Bar, middle beside seats and log, hand, message; the same places for every game.
 */
export const drawFrame = (scene: Scene, drawing: GameDrawing, look: Look, size: Size): string[] => {
  const { match, viewer, recent, preview } = scene
  const view = match.engine.view(match.state, viewer)
  const message = messageOf(scene, size)
  const area = boardArea(scene, size)
  const { rows } = area
  const board = drawing.board(view, recent, preview, look, area).slice(0, rows)
  const boardColumns = Math.max(NARROWEST_BOARD, ...board.map(columnsOf))
  const panelColumns = Math.max(1, Math.min(WIDEST_PANEL, size.columns - boardColumns - GAP))
  const panel = drawPanel(scene, view, drawing, look, { columns: panelColumns, rows })
  const middle = Array.from({ length: Math.max(board.length, panel.length) }, (_, row) =>
    `${padEnd(board[row] ?? '', boardColumns + GAP)}${panel[row] ?? ''}`.trimEnd(),
  )
  const hand = viewer === null ? [] : drawing.hand(view, viewer, look, size.columns)
  return [bar(scene, view, drawing, look, size.columns), ...middle, ...hand.slice(0, HAND_ROWS), ...message]
}

/** As much of the scene's pan as moves the board on such a screen. */
export const reachablePan = (scene: Scene, drawing: GameDrawing, size: Size): Pan => {
  const { match, viewer, recent } = scene
  return drawing.reachable(match.engine.view(match.state, viewer), recent, boardArea(scene, size))
}

const messageOf = ({ message }: Scene, { rows }: Size): readonly string[] =>
  message.slice(0, Math.max(MESSAGE_ROWS, rows - 21))

/** The room a board may take; what it leaves is for seats and log. */
const boardArea = (scene: Scene, size: Size): Area => ({
  columns: Math.min(WIDEST_BOARD, Math.floor((size.columns - GAP) * 0.6)),
  rows: Math.max(1, size.rows - 2 - HAND_ROWS - Math.max(MESSAGE_ROWS, messageOf(scene, size).length)),
  pan: scene.pan,
})

const bar = ({ match }: Scene, view: unknown, drawing: GameDrawing, look: Look, columns: number): string => {
  const { deal } = match.engine.status(match.state)
  const parts = [match.game.name, ...presetName(match), ...(deal > 1 ? [text(`第${deal}ゲーム`, `game ${deal}`)] : [])]
  const title = parts.map(look.say).join(' ')
  const rest = clip(drawing.notes(view, look).join('  '), columns - columnsOf(title) - 3)
  return `${look.paint.bold(title)}   ${look.paint.accent(rest)}`
}

/** The name of the preset that is played, unless it is the standard game or a mixture. */
const presetName = ({ game, rules }: Match): Text[] =>
  game.schema.presets
    .slice(1)
    .flatMap(({ id, name }) => (isDeepStrictEqual(readRules(game.schema, { preset: id }), rules) ? [name] : []))

/** Seats with their scores, then the log, the latest at the bottom. */
const drawPanel = (
  scene: Scene,
  view: unknown,
  drawing: GameDrawing,
  look: Look,
  { columns, rows }: Size,
): string[] => {
  const { match, viewer, names } = scene
  const { scores } = match.engine.status(match.state)
  const due = match.engine.toAct(match.state)
  const seats = names.flatMap((name, seat) => {
    const line = seatLine(name, scores[seat] ?? 0, due.includes(seat), columns, look)
    const note = clip(drawing.seatNote(view, seat, look), columns - 2)
    return note === '' ? [line] : [line, look.paint.dim(`  ${note}`)]
  })
  const room = rows - seats.length - 1
  const told = eventsFor(match, viewer).filter((event) => !drawing.minor(event))
  const log = narrate(match.engine, told.slice(-rows), names, look).flatMap((entry) =>
    wrap(entry, columns - 2, look.lang).map((line, at) => (at === 0 ? line : `  ${line}`)),
  )
  return [...seats, look.paint.dim(look.signs.rule.repeat(columns)), ...log.slice(-Math.max(0, room))].slice(0, rows)
}

const seatLine = (name: string, score: number, due: boolean, columns: number, look: Look): string => {
  const points = String(score)
  const shown = clip(name, columns - points.length - 4)
  const line = `${due ? look.signs.turn : ' '} ${padEnd(shown, columns - points.length - 4)}  ${padStart(points, points.length)}`
  return due ? look.paint.bold(line) : line
}

/** The result of a finished game: ranks, names, scores, and what the game adds. */
export const resultLines = ({ engine, state }: Match, names: Names, look: Look): string[] => {
  const outcome = engine.outcome(state)
  if (outcome === null) return []
  const order = names.map((_, seat) => seat).sort((a, b) => (outcome.ranks[a] ?? 0) - (outcome.ranks[b] ?? 0) || a - b)
  const wide = Math.max(...names.map(columnsOf))
  const rank = (seat: Seat): string =>
    names.length === 1 ? '' : `${look.say(text(`${outcome.ranks[seat]}位`, `${outcome.ranks[seat]}.`))}  `
  return [
    look.paint.bold(look.say(text('結果', 'Result'))),
    ...order.map((seat) => `  ${rank(seat)}${padEnd(names[seat] ?? '', wide)}  ${outcome.scores[seat]}`),
  ]
}
