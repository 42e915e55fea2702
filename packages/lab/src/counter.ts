import type { Emit, GameEvent, Measure } from '@tefuda/kernel'

/** What a game's own measures come to, while it is played. */
export interface Counter {
  /** Listens to the events that are counted, and no others; undefined where none is. */
  readonly emit: Emit<GameEvent> | undefined
  /** Takes each move. */
  sees(move: unknown): void
  readonly told: Float64Array
}

/** The counter of these measures, at 0: one game is played after another. */
export const counterOf = (own: readonly Measure[]): Counter => {
  let counter = counters.get(own)
  if (counter === undefined) {
    counter = newCounter(own)
    counters.set(own, counter)
  }
  counter.told.fill(0)
  return counter
}

const counters = new WeakMap<readonly Measure[], Counter>()

const newCounter = (own: readonly Measure[]): Counter => {
  const told = new Float64Array(own.length)
  const all = [...own.entries()]
  const ofEvents = all.flatMap(([at, measure]) =>
    'on' in measure ? [{ on: measure.on, at, adds: measure.count }] : [],
  )
  const ofMoves = all.flatMap(([at, measure]) => ('on' in measure ? [] : [{ at, adds: measure.countMove }]))
  const events = Map.groupBy(ofEvents, ({ on }) => on)
  const emit = (event: GameEvent): void => {
    const counted = events.get(event.type)
    if (counted === undefined) return
    for (let i = 0; i < counted.length; i++) told[counted[i]!.at]! += counted[i]!.adds(event)
  }
  return {
    emit: events.size === 0 ? undefined : Object.assign(emit, { only: new Set(events.keys()) }),
    sees(move) {
      for (let i = 0; i < ofMoves.length; i++) told[ofMoves[i]!.at]! += ofMoves[i]!.adds(move)
    },
    told,
  }
}
