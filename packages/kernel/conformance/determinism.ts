import type { Engine, GameEvent } from '../src/game.ts'
import { difference, type Property } from './property.ts'
import { placewise, type Trace } from './trace.ts'

export const determinism: Property = {
  id: 'determinism',
  promise: 'the same shuffles and moves give the same states and events; an engine remembers nothing',
  check: ({ game, case: of, engine, traces }, report) => {
    const fresh = game.engine(of.rules, of.seats)
    for (const trace of traces) {
      const alone = [...course(fresh, trace)]
      // The engine that has played everything before, and plays another game between the moves of this one.
      const between = course(engine, traces.at(-1) ?? trace)
      let index = 0
      for (const now of course(engine, trace)) {
        between.next()
        const then = alone[index] ?? ''
        if (now !== then) {
          report(`game ${trace.seed}, move ${index} differs: ${difference(then, now)}`)
          break
        }
        index += 1
      }
    }
  },
}

/** State and events after the start and after each move, as text. */
function* course(engine: Engine, trace: Trace): Generator<string> {
  const { chance } = placewise(trace.seed)
  let happened: GameEvent[] = []
  const state = engine.start(chance, (event) => happened.push(event))
  yield JSON.stringify({ state, happened })
  for (const { seat, move } of trace.steps) {
    happened = []
    engine.apply(state, seat, move, chance, (event) => happened.push(event))
    yield JSON.stringify({ state, happened })
  }
}
