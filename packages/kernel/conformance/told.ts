import type { Engine, GameEvent } from '../src/game.ts'
import type { Seat } from '../src/seat.ts'
import { glanceOf, nameOf, type Observation, tellApart } from './observation.ts'
import type { Property, Report } from './property.ts'
import { indexesWhere, type Point, placewise, pointsAt, spread, stateAt, type Trace, viewersOf } from './trace.ts'
import { eventsSeen } from './worlds.ts'

/**
 * Events and views say the same. Of two moves of another seat that a viewer is told of in the same words, its view
 * cannot tell which was made: a card passed on unseen must not show by what is missing where it was.
 */
export const told: Property = {
  id: 'told',
  promise: 'what a viewer is not told of a move of another seat, its view does not show either',
  check: ({ engine, points, traces, budget }, report) => {
    for (const point of [...points, ...traces.flatMap((trace) => choicesIn(engine, trace, CHOICES * budget.points))]) {
      const state = stateAt(point)
      // What is judged shows in the open without being told, such as the points of a hidden field.
      if (engine.places(state).some((place) => place.judged === true)) continue
      for (const seat of engine.toAct(state))
        compareMoves(engine, point, seat, (finding) =>
          report(`game ${point.trace.seed}, move ${point.index}: ${finding}`),
        )
    }
  },
}

/** Moments with a choice that are looked at, for each point of the budget: there most is done unseen. */
const CHOICES = 6

const choicesIn = (engine: Engine, trace: Trace, count: number): Point[] => {
  const choices = indexesWhere(engine, trace, (state) => ['choice', 'exchange'].includes(engine.status(state).phase))
  return pointsAt(engine, trace, new Set(spread(choices, count).map(({ index }) => index)))
}

/** Moves tried for each seat, of all that it has. */
const TRIED = 12

const compareMoves = (engine: Engine, point: Point, seat: Seat, report: Report): void => {
  const others = viewersOf(engine).filter((viewer) => viewer !== seat)
  const firsts = new Map<string, { readonly text: string; readonly seen: Observation }>()
  for (const move of spread(engine.moves(stateAt(point), seat), TRIED)) {
    const text = engine.format(move)
    const state = stateAt(point)
    const events: GameEvent[] = []
    engine.apply(state, seat, move, placewise(point.trace.seed, point.shuffles).chance, (event) => events.push(event))
    for (const viewer of others) {
      const key = `${nameOf(viewer)} ${eventsSeen(engine, events, viewer)}`
      const seen = glanceOf(engine, state, viewer)
      const first = firsts.get(key)
      if (first === undefined) {
        firsts.set(key, { text, seen })
        continue
      }
      const apart = tellApart(first.seen, seen)
      if (apart !== null)
        report(`${nameOf(viewer)} is told the same of ${first.text} and ${text} of seat ${seat}, but sees ${apart}`)
    }
  }
}
