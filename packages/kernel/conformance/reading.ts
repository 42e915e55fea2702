import type { Engine } from '../src/game.ts'
import { rng } from '../src/rng.ts'
import { jsonFault } from './plain.ts'
import { difference, type Property, type Report } from './property.ts'
import { type Point, placewise, seatsOf, stateAt, type Trace, viewersOf } from './trace.ts'

export const reading: Property = {
  id: 'reading',
  promise: 'looking, listing, previewing and sampling change nothing; play is the same without events',
  check: ({ engine, points, traces }, report) => {
    for (const point of points)
      checkReaders(engine, point, (finding) => report(`game ${point.trace.seed}, move ${point.index}: ${finding}`))
    for (const trace of traces) checkSilence(engine, trace, (finding) => report(`game ${trace.seed}, ${finding}`))
  },
}

const checkReaders = (engine: Engine, point: Point, report: Report): void => {
  const state = stateAt(point)
  for (const [name, read] of Object.entries(readersOf(engine))) {
    const once = JSON.stringify(read(state))
    const twice = JSON.stringify(read(state))
    if (once !== twice) report(`${name} answers differently the second time: ${difference(once, twice)}`)
    const after = JSON.stringify(state)
    if (after === point.json) continue
    report(`${name} changes the state: ${difference(point.json, after)}`)
    return
  }
  for (const seat of engine.toAct(state)) {
    const [move] = engine.moves(state, seat, { limit: 1 })
    const fault = move === undefined ? null : (jsonFault(move) ?? jsonFault(engine.preview(state, seat, move)))
    if (fault !== null) report(`a move or its preview is not plain JSON: ${fault}`)
  }
  for (const viewer of viewersOf(engine)) {
    const fault = jsonFault(engine.view(state, viewer))
    if (fault !== null) report(`the view of ${viewer ?? 'a spectator'} is not plain JSON: ${fault}`)
  }
}

/** Everything that may be asked without playing, each for all seats at once. */
const readersOf = (engine: Engine): { readonly [name: string]: (state: unknown) => unknown } => {
  const due = (state: unknown) => engine.toAct(state)
  const firstMoves = (state: unknown) =>
    due(state).flatMap((seat) => engine.moves(state, seat, { limit: 3 }).map((move) => ({ seat, move })))
  return {
    toAct: due,
    status: (state) => engine.status(state),
    outcome: (state) => engine.outcome(state),
    moves: (state) => seatsOf(engine).map((seat) => engine.moves(state, seat)),
    list: (state) => seatsOf(engine).map((seat) => engine.list(state, seat)),
    pick: (state) => due(state).map((seat) => engine.pick(state, seat, rng(1))),
    timeoutMove: (state) => due(state).map((seat) => engine.timeoutMove(state, seat)),
    check: (state) => firstMoves(state).map(({ seat, move }) => engine.check(state, seat, move)),
    preview: (state) => firstMoves(state).map(({ seat, move }) => engine.preview(state, seat, move)),
    view: (state) => viewersOf(engine).map((viewer) => engine.view(state, viewer)),
    sample: (state) => viewersOf(engine).map((viewer) => engine.sample(engine.view(state, viewer), rng(1))),
    places: (state) => engine.places(state),
    clone: (state) => engine.clone(state),
  }
}

const checkSilence = (engine: Engine, trace: Trace, report: Report): void => {
  const [heard, unheard] = [placewise(trace.seed), placewise(trace.seed)]
  const told = engine.start(heard.chance, () => {})
  const silent = engine.start(unheard.chance)
  for (const [index, { seat, move }] of trace.steps.entries()) {
    engine.apply(told, seat, move, heard.chance, () => {})
    engine.apply(silent, seat, move, unheard.chance)
    const [a, b] = [JSON.stringify(told), JSON.stringify(silent)]
    if (a === b) continue
    report(`move ${index}: ${engine.format(move)} leads elsewhere without events: ${difference(a, b)}`)
    return
  }
}
