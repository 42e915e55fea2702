import type { Engine } from '../src/game.ts'
import { nameOf } from './observation.ts'
import { jsonFault, sharedObject } from './plain.ts'
import { difference, type Property, type Report } from './property.ts'
import { type Point, placewise, retrace, viewersOf } from './trace.ts'

export const copies: Property = {
  id: 'copies',
  promise: 'clones and views share nothing that can change; a state survives JSON and plays on alike',
  check: ({ engine, traces, points }, report) => {
    for (const trace of traces) {
      const here = new Set(points.filter((point) => point.trace === trace).map((point) => point.index))
      retrace(engine, trace, (state, index) => {
        const point = points.find((p) => p.trace === trace && p.index === index)
        if (!here.has(index) || point === undefined) return
        checkCopies(engine, state, point, (finding) => report(`game ${trace.seed}, move ${index}: ${finding}`))
      })
    }
  },
}

const checkCopies = (engine: Engine, state: unknown, point: Point, report: Report): void => {
  const fault = jsonFault(state)
  if (fault !== null) {
    report(`the state is not plain JSON: ${fault}`)
    return
  }
  const clone = engine.clone(state)
  const shared = sharedObject(state, clone)
  if (shared !== null) report(`a clone shares ${shared} with its original`)
  for (const viewer of viewersOf(engine)) {
    const shown = sharedObject(state, engine.view(state, viewer))
    if (shown !== null) report(`the view of ${nameOf(viewer)} shares ${shown} with the state`)
  }
  const told = sharedObject(state, engine.status(state))
  if (told !== null) report(`the status shares ${told} with the state`)
  const cloned = JSON.stringify(clone)
  if (cloned !== point.json) report(`a clone is not equal to its original: ${difference(point.json, cloned)}`)
  const parsed: unknown = JSON.parse(point.json)
  const ends = [playOn(engine, clone, point), playOn(engine, parsed, point)]
  const after = JSON.stringify(state)
  if (after !== point.json) report(`playing a clone changes its original: ${difference(point.json, after)}`)
  const [one = '', other = ''] = ends
  if (one !== other) report(`a clone and a state read from JSON play on differently: ${difference(one, other)}`)
}

/** Plays the rest of the trace; gives the end as text. */
const playOn = (engine: Engine, state: unknown, { trace, index, shuffles }: Point): string => {
  const { chance } = placewise(trace.seed, shuffles)
  for (const { seat, move } of trace.steps.slice(index)) engine.apply(state, seat, move, chance)
  return JSON.stringify(state)
}
