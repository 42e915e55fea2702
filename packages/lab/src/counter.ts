import type { Emit, GameEvent, Measure } from '@tefuda/kernel'

/** What a game's own measures come to, while it is played. */
export interface Counter {
  /** Listens to the events that are counted, and no others; undefined where none is. */
  readonly emit: Emit<GameEvent> | undefined
  /** Takes the moves of a game. */
  sees(moves: readonly unknown[]): void
  /** The sums, in the order of the measures: whoever begins a game sets them to 0. */
  readonly told: Float64Array
}

/** A counter of these measures, for one game after another. */
export const counterOf = (own: readonly Measure[]): Counter => {
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
    sees(moves) {
      for (const { at, adds } of ofMoves) for (let k = 0; k < moves.length; k++) told[at]! += adds(moves[k])
    },
    told,
  }
}
