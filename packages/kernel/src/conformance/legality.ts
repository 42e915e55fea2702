import type { Engine, Seat } from '../game.ts'
import { isRefusal } from '../refusal.ts'
import { rng } from '../rng.ts'
import type { Property, Report } from './property.ts'
import { seatsOf, stateAt } from './trace.ts'

export const legality: Property = {
  id: 'legality',
  promise: 'moves, check, pick and timeoutMove agree on what is legal',
  check: ({ engine, points, texts }, report) => {
    for (const point of points) {
      const state = stateAt(point)
      for (const seat of seatsOf(engine)) {
        const at = `game ${point.trace.seed}, move ${point.index}, seat ${seat}`
        const tell: Report = (finding) => report(`${at}: ${finding}`)
        const due = engine.toAct(state).includes(seat)
        checkList(engine, state, seat, due, tell)
        checkComplete(engine, state, seat, texts, tell)
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
  if (due && moves.length === 0 && engine.complete(state, seat)) report('the seat is due, but has no move')
  for (const move of moves) {
    const refused = engine.check(state, seat, move)
    if (refused !== null) report(`${engine.format(move)} is listed, but refused: ${refused.message.en}`)
  }
  if (formats(engine, engine.moves(state, seat)).join() !== formats(engine, moves).join())
    report('moves gives another list the second time')
}

/** Whatever else is legal and can be written must be listed where the list is said to be complete. */
const checkComplete = (engine: Engine, state: unknown, seat: Seat, texts: readonly string[], report: Report): void => {
  if (!engine.complete(state, seat)) return
  const listed = new Set(formats(engine, engine.moves(state, seat)))
  for (const text of texts) {
    const move = engine.parse(state, seat, text)
    if (isRefusal(move) || engine.check(state, seat, move) !== null) continue
    if (!listed.has(engine.format(move))) report(`${text} is allowed, but the complete list does not hold it`)
  }
}

const checkLimits = (engine: Engine, state: unknown, seat: Seat, report: Report): void => {
  const all = formats(engine, engine.moves(state, seat))
  for (const limit of new Set([1, 2, Math.ceil(all.length / 2), all.length + 1])) {
    const some = formats(engine, engine.moves(state, seat, { limit }))
    if (some.join() !== all.slice(0, limit).join()) report(`the first ${limit} moves are not the beginning of the list`)
    if (engine.complete(state, seat, { limit }) && engine.complete(state, seat) && some.length < all.length)
      report(`the first ${limit} of ${all.length} moves are called complete`)
  }
}

/** A move on a cell is listed when that cell is asked for. Cells are what the notation has behind `@` or `>`. */
const checkCells = (engine: Engine, state: unknown, seat: Seat, report: Report): void => {
  const all = formats(engine, engine.moves(state, seat))
  for (const text of all.slice(0, 5)) {
    for (const [, cell = ''] of text.matchAll(/[@>] ?([^\s+]+)/g)) {
      const there = engine.moves(state, seat, { cell })
      if (engine.complete(state, seat, { cell }) && !formats(engine, there).includes(text))
        report(`${text} is missing among the moves on ${cell}`)
      const refused = there.find((move) => engine.check(state, seat, move) !== null)
      if (refused !== undefined) report(`${engine.format(refused)} is listed on ${cell}, but refused`)
    }
  }
}

const PICKS = 40

const checkPick = (engine: Engine, state: unknown, seat: Seat, report: Report): void => {
  const listed = new Set(formats(engine, engine.moves(state, seat)))
  const random = rng(PICKS)
  const picked = new Set<string>()
  for (let k = 0; k < PICKS; k++) {
    const move = engine.pick(state, seat, random)
    const text = engine.format(move)
    picked.add(text)
    const refused = engine.check(state, seat, move)
    if (refused !== null) report(`${text} is picked, but refused: ${refused.message.en}`)
    if (engine.complete(state, seat) && !listed.has(text)) report(`${text} is picked, but not listed`)
  }
  if (listed.size > 1 && picked.size < 2) report(`of ${listed.size} moves pick always takes ${[...picked].join()}`)
  const late = engine.timeoutMove(state, seat)
  const refused = engine.check(state, seat, late)
  if (refused !== null) report(`the timeout move ${engine.format(late)} is refused: ${refused.message.en}`)
}
