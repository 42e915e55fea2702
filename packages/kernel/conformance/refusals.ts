import { type Engine, play } from '../src/game.ts'
import { isRefusal, type Refusal } from '../src/refusal.ts'
import type { Seat } from '../src/seat.ts'
import { textFault } from './plain.ts'
import { difference, type Property, type Report } from './property.ts'
import { NONSENSE } from './texts.ts'
import { placewise, seatsOf, stateAt } from './trace.ts'

export const refusals: Property = {
  id: 'refusals',
  promise: 'a refusal says why in both languages and leaves the state as it was, byte for byte',
  check: ({ engine, points, texts, traces }, report) => {
    const foreign = traces.flatMap((trace) => trace.steps.slice(-texts.length).map((step) => step.move))
    for (const point of points) {
      const state = stateAt(point)
      for (const seat of seatsOf(engine)) {
        const tell: Report = (finding) =>
          report(`game ${point.trace.seed}, move ${point.index}, seat ${seat}: ${finding}`)
        for (const text of [...texts, ...NONSENSE]) tryText(engine, state, seat, text, point.json, tell)
        for (const move of foreign.slice(0, texts.length)) tryMove(engine, state, seat, move, point.json, tell)
      }
    }
  },
}

const tryText = (engine: Engine, state: unknown, seat: Seat, text: string, json: string, report: Report): void => {
  const shown = JSON.stringify(text.slice(0, 40))
  try {
    const move = engine.parse(state, seat, text)
    if (isRefusal(move)) checkRefusal(move, `${shown} cannot be read`, report)
    else tryMove(engine, state, seat, move, json, report)
  } catch (error) {
    report(`reading ${shown} throws: ${String(error)}`)
  }
}

/** Legal moves, and fouls that the rules accept, are not refused: there is nothing to look at. */
const tryMove = (engine: Engine, state: unknown, seat: Seat, move: unknown, json: string, report: Report): void => {
  const refused = engine.check(state, seat, move)
  if (refused === null) return
  const text = engine.format(move)
  checkRefusal(refused, `${text} is refused`, report)
  if (refused.foul === true) return
  let told = 0
  const { chance, asked } = placewise(0)
  const again = play(engine, state, seat, move, chance, () => {
    told += 1
  })
  if (JSON.stringify(again) !== JSON.stringify(refused)) report(`${text} is refused in another way the second time`)
  if (told > 0 || asked() > 0) report(`${text} is refused, but something happened`)
  const after = JSON.stringify(state)
  if (after !== json) report(`${text} is refused, but changed the state: ${difference(json, after)}`)
}

const checkRefusal = (refused: Refusal, what: string, report: Report): void => {
  if (!/^[a-z][a-z0-9-]*$/.test(refused.code)) report(`${what} with the code ${JSON.stringify(refused.code)}`)
  if (refused.rule !== null && refused.rule === '') report(`${what} with an empty rule`)
  const fault = textFault(refused.message)
  if (fault !== null) report(`${what}; its message ${fault}`)
}
