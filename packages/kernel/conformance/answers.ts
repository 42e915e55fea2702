import type { Engine, GameEvent } from '../src/game.ts'
import { rng } from '../src/rng.ts'
import type { Seat } from '../src/seat.ts'
import { glanceOf, nameOf, type Observation, tellApart } from './observation.ts'
import { difference, type Property, type Report } from './property.ts'
import { type Point, placewise, spread, stateAt, viewersOf } from './trace.ts'
import { eventsSeen } from './worlds.ts'

/**
 * Several seats are asked at once, in a window, a choice or an exchange. What one of them answers shows nowhere
 * until all have: not in views, not in events, not in who is still asked. And the order of the answers, which is a
 * matter of clocks and networks, leads to the same state.
 */
export const answers: Property = {
  id: 'answers',
  promise: 'where several seats are asked at once, an answer shows nothing before all have answered, in any order',
  check: ({ engine, points }, report) => {
    for (const point of points) {
      const state = stateAt(point)
      const due = engine.toAct(state)
      if (due.length < 2 || engine.status(state).phase === 'turn') continue
      const tell: Report = (finding) => report(`game ${point.trace.seed}, move ${point.index}: ${finding}`)
      for (const here of [point, ...alternatives(engine, point)]) {
        for (const seat of due) checkHidden(engine, here, seat, tell)
        checkOrder(engine, here, due, tell)
      }
    }
  },
}

const SAMPLES = 4

/** The same moment as it could be for all that is public: in some of these worlds others can claim, too. */
const alternatives = (engine: Engine, point: Point): Point[] => {
  const view = engine.view(stateAt(point), null)
  const random = rng(point.index)
  return Array.from({ length: SAMPLES }, () => ({ ...point, json: JSON.stringify(engine.sample(view, random)) }))
}

/** Answers tried for each seat, of all that it has. */
const TRIED = 5

const checkHidden = (engine: Engine, point: Point, seat: Seat, report: Report): void => {
  const before = stateAt(point)
  const due = engine.toAct(before)
  const { phase } = engine.status(before)
  const firsts = new Map<boolean, { readonly text: string; readonly seen: readonly Observation[] }>()
  for (const move of spread(engine.moves(before, seat), TRIED)) {
    const { state, seen } = answer(engine, point, seat, move)
    const text = engine.format(move)
    const still = engine.toAct(state)
    // A seat may have more to say.
    const isAsked = still.includes(seat)
    const asked = due.filter((other) => isAsked || other !== seat)
    if (engine.status(state).phase !== phase || still.join() !== asked.join()) {
      report(`${text} of seat ${seat} ends the asking before all have answered`)
      return
    }
    const first = firsts.get(isAsked) ?? { text, seen }
    firsts.set(isAsked, first)
    for (const [index, viewer] of viewersOf(engine).entries()) {
      const apart = viewer === seat ? null : tellApart(first.seen[index] ?? {}, seen[index] ?? {})
      if (apart !== null) report(`${nameOf(viewer)} can tell ${first.text} of seat ${seat} from ${text} by ${apart}`)
    }
  }
}

const answer = (engine: Engine, point: Point, seat: Seat, move: unknown) => {
  const state = stateAt(point)
  const events: GameEvent[] = []
  engine.apply(state, seat, move, placewise(point.trace.seed, point.shuffles).chance, (event) => events.push(event))
  const seen = viewersOf(engine).map((viewer) => ({
    'what it saw': eventsSeen(engine, events, viewer),
    ...glanceOf(engine, state, viewer),
  }))
  return { state, seen }
}

const checkOrder = (engine: Engine, point: Point, [a, b]: readonly Seat[], report: Report): void => {
  if (a === undefined || b === undefined) return
  const state = stateAt(point)
  for (const one of spread(engine.moves(state, a), TRIED)) {
    for (const other of spread(engine.moves(state, b), TRIED)) {
      const there = both(engine, point, [a, one], [b, other])
      const back = both(engine, point, [b, other], [a, one])
      if (there === null || back === null || there === back) continue
      const [x, y] = [engine.format(one), engine.format(other)]
      report(`${x} of seat ${a} and ${y} of seat ${b} lead elsewhere in another order: ${difference(there, back)}`)
      return
    }
  }
}

/** The state after two answers, as text; null where the second is no longer awaited. */
const both = (
  engine: Engine,
  point: Point,
  [first, one]: readonly [Seat, unknown],
  [second, other]: readonly [Seat, unknown],
): string | null => {
  const state = stateAt(point)
  const { chance } = placewise(point.trace.seed, point.shuffles)
  engine.apply(state, first, one, chance)
  if (engine.check(state, second, other) !== null) return null
  engine.apply(state, second, other, chance)
  return JSON.stringify(state)
}
