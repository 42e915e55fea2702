import type { Engine, GameEvent } from '../src/game.ts'
import { jsonFault, textFault } from './plain.ts'
import type { Property, Report } from './property.ts'
import { placewise, viewersOf } from './trace.ts'

export const events: Property = {
  id: 'events',
  promise: 'events are plain values that can be told to every viewer in both languages',
  check: ({ engine, traces }, report) => {
    for (const trace of traces) {
      const { chance } = placewise(trace.seed)
      const told: GameEvent[] = []
      const tell = (event: GameEvent) => told.push(event)
      const state = engine.start(chance, tell)
      const then = told.map((event) => JSON.stringify(event))
      for (const { seat, move } of trace.steps) {
        const before = told.length
        engine.apply(state, seat, move, chance, tell)
        then.push(...told.slice(before).map((event) => JSON.stringify(event)))
      }
      checkEvents(engine, told, (finding) => report(`game ${trace.seed}: ${finding}`))
      // Events are kept: nothing that happens later may change them.
      if (told.some((event, k) => JSON.stringify(event) !== then[k]))
        report(`game ${trace.seed}: an event has changed after it was told`)
    }
  },
}

const checkEvents = (engine: Engine, happened: readonly GameEvent[], report: Report): void => {
  for (const event of happened) {
    const fault = jsonFault(event)
    if (fault !== null) report(`the event ${event.type} is not plain JSON: ${fault}`)
    if (typeof event.type !== 'string' || event.type === '') report('an event has no type')
    for (const viewer of viewersOf(engine)) {
      const seen = engine.eventFor(event, viewer)
      if (seen === null) continue
      const unclear = textFault(engine.narrate(seen))
      if (unclear !== null) report(`the line about ${event.type} for ${viewer ?? 'a spectator'} ${unclear}`)
    }
  }
}
