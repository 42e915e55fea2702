import type { Emit, GameEvent, Measure } from '@tefuda/kernel'

/** What a game's own measures come to, while it is played. */
export interface Counter {
  /** A game begins. */
  begin(): void
  /** Listens to the events that are counted, and no others; undefined where none is. */
  readonly emit: Emit<GameEvent> | undefined
  /** The game is over: counts its events, and its moves, which are these. */
  sees(moves: readonly unknown[]): void
  /** The sums, in the order of the measures. */
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
  const count = (event: GameEvent): void => {
    const counted = events.get(event.type)
    if (counted === undefined) return
    for (let i = 0; i < counted.length; i++) told[counted[i]!.at]! += counted[i]!.adds(event)
  }
  // Counted once the game is over: in between it would take the caches from the bots.
  let heard: GameEvent[] = []
  const emit = (event: GameEvent): void => {
    heard.push(event)
  }
  return {
    begin() {
      told.fill(0)
      heard = []
    },
    emit: events.size === 0 ? undefined : Object.assign(emit, { only: new Set(events.keys()) }),
    sees(moves) {
      for (let k = 0; k < heard.length; k++) count(heard[k]!)
      for (const { at, adds } of ofMoves) for (let k = 0; k < moves.length; k++) told[at]! += adds(moves[k])
    },
    told,
  }
}
