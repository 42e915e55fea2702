import type { Engine } from '../src/game.ts'
import { isRefusal } from '../src/refusal.ts'
import type { Seat } from '../src/seat.ts'
import { difference, type Property, type Report } from './property.ts'
import { type Point, placewise, seatsOf, stateAt } from './trace.ts'

export const notation: Property = {
  id: 'notation',
  promise: 'every move is one line of text of its own, and reads back as the same move',
  check: ({ engine, points, budget }, report) => {
    for (const point of points) {
      const state = stateAt(point)
      for (const seat of seatsOf(engine)) {
        const tell: Report = (finding) =>
          report(`game ${point.trace.seed}, move ${point.index}, seat ${seat}: ${finding}`)
        const moves = engine.moves(state, seat)
        const texts = moves.map((move) => engine.format(move))
        const twice = texts.find((text, k) => texts.indexOf(text) !== k)
        if (twice !== undefined) tell(`two moves are written ${twice}`)
        const every = Math.max(1, Math.floor(moves.length / budget.texts))
        for (let k = 0; k < moves.length; k += every) checkMove(engine, point, seat, moves[k], tell)
      }
    }
  },
}

const checkMove = (engine: Engine, point: Point, seat: Seat, move: unknown, report: Report): void => {
  const text = engine.format(move)
  if (text === '' || text !== text.trim() || /[\r\n]/.test(text)) report(`${JSON.stringify(text)} is not one line`)
  const read = engine.parse(stateAt(point), seat, text)
  if (isRefusal(read)) {
    report(`${text} cannot be read back: ${read.message.en}`)
    return
  }
  if (engine.format(read) !== text) report(`${text} reads back as ${engine.format(read)}`)
  const [meant, got] = [move, read].map((one) => after(engine, point, seat, one))
  if (meant !== got)
    report(`${text} reads back as a move that does something else: ${difference(meant ?? '', got ?? '')}`)
}

const after = (engine: Engine, point: Point, seat: Seat, move: unknown): string => {
  const state = stateAt(point)
  if (engine.check(state, seat, move) !== null) return 'refused'
  engine.apply(state, seat, move, placewise(point.trace.seed, point.shuffles).chance)
  return JSON.stringify(state)
}
