import type { Engine } from '../src/game.ts'
import { isRefusal } from '../src/refusal.ts'
import { rng } from '../src/rng.ts'
import type { Seat } from '../src/seat.ts'
import type { Property, Report } from './property.ts'
import type { Subject } from './subject.ts'
import { textsBeside } from './texts.ts'
import { seatsOf, stateAt } from './trace.ts'

export const legality: Property = {
  id: 'legality',
  promise: 'moves, check, pick and timeoutMove agree on what is legal',
  check: (subject, report) => {
    const { engine, points } = subject
    for (const point of points) {
      const state = stateAt(point)
      for (const seat of seatsOf(engine)) {
        const at = `game ${point.trace.seed}, move ${point.index}, seat ${seat}`
        const tell: Report = (finding) => report(`${at}: ${finding}`)
        const due = engine.toAct(state).includes(seat)
        checkList(engine, state, seat, due, tell)
        checkComplete(subject, state, seat, tell)
        checkLimits(engine, state, seat, tell)
        checkCells(engine, state, seat, tell)
        if (due) checkPick(engine, state, seat, tell)
      }
    }
  },
}

const formats = (engine: Engine, moves: readonly unknown[]): string[] => moves.map((move) => engine.format(move))

const checkList = (engine: Engine, state: unknown, seat: Seat, due: boolean, report: Report): void => {
  const moves = engine.moves(state, seat)
  if (!due && moves.length > 0) report(`${moves.length} moves are listed although the seat is not due`)
  if (due && moves.length === 0 && engine.list(state, seat).complete) report('the seat is due, but has no move')
  for (const move of moves) {
    const refused = engine.check(state, seat, move)
    if (refused !== null) report(`${engine.format(move)} is listed, but refused: ${refused.message.en}`)
  }
  if (formats(engine, engine.moves(state, seat)).join() !== formats(engine, moves).join())
    report('moves gives another list the second time')
}

/** Whatever else is legal and can be written must be listed where the list is said to be complete. */
const checkComplete = (subject: Subject, state: unknown, seat: Seat, report: Report): void => {
  const { engine } = subject
  if (!engine.list(state, seat).complete) return
  const listed = new Set(formats(engine, engine.moves(state, seat)))
  const beside = listed.size === 0 ? [] : textsBeside(engine, state, seat, [...listed], subject)
  for (const text of new Set([...subject.texts, ...beside])) {
    const move = engine.parse(state, seat, text)
    if (isRefusal(move) || engine.check(state, seat, move) !== null) continue
    if (!listed.has(engine.format(move))) report(`${text} is allowed, but the complete list does not hold it`)
  }
}

const checkLimits = (engine: Engine, state: unknown, seat: Seat, report: Report): void => {
  const all = formats(engine, engine.moves(state, seat))
  for (const limit of new Set([1, 2, Math.ceil(all.length / 2), all.length + 1])) {
    const list = engine.list(state, seat, { limit })
    const some = formats(engine, engine.moves(state, seat, { limit }))
    if (formats(engine, list.moves).join() !== some.join()) report(`with a limit of ${limit} moves and list disagree`)
    if (some.join() !== all.slice(0, limit).join()) report(`the first ${limit} moves are not the beginning of the list`)
    if (list.complete && engine.list(state, seat).complete && some.length < all.length)
      report(`the first ${limit} of ${all.length} moves are called complete`)
  }
}

/** A move on a cell is listed when that cell is asked for. Cells are what the notation has behind `@` or `>`. */
const checkCells = (engine: Engine, state: unknown, seat: Seat, report: Report): void => {
  const all = formats(engine, engine.moves(state, seat))
  for (const text of all.slice(0, 5)) {
    for (const [, cell = ''] of text.matchAll(/[@>] ?([^\s+]+)/g)) {
      const there = engine.moves(state, seat, { cell })
      if (engine.list(state, seat, { cell }).complete && !formats(engine, there).includes(text))
        report(`${text} is missing among the moves on ${cell}`)
      const refused = there.find((move) => engine.check(state, seat, move) !== null)
      if (refused !== undefined) report(`${engine.format(refused)} is listed on ${cell}, but refused`)
    }
  }
}

const PICKS = 40

const checkPick = (engine: Engine, state: unknown, seat: Seat, report: Report): void => {
  const { moves, complete } = engine.list(state, seat)
  const listed = new Set(formats(engine, moves))
  const random = rng(PICKS)
  const picked = new Set<string>()
  for (let k = 0; k < PICKS; k++) {
    const move = engine.pick(state, seat, random)
    const text = engine.format(move)
    picked.add(text)
    const refused = engine.check(state, seat, move)
    if (refused !== null) report(`${text} is picked, but refused: ${refused.message.en}`)
    if (complete && !listed.has(text)) report(`${text} is picked, but not listed`)
  }
  if (listed.size > 1 && picked.size < 2) report(`of ${listed.size} moves pick always takes ${[...picked].join()}`)
  const late = engine.timeoutMove(state, seat)
  const refused = engine.check(state, seat, late)
  if (refused !== null) report(`the timeout move ${engine.format(late)} is refused: ${refused.message.en}`)
}
