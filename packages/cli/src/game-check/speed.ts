import { type Engine, rng, simulatedChance } from '@tefuda/kernel'

/** How fast random games of one table are played here, on average. */
export interface Speed {
  readonly movesPerSecond: number
  readonly movesPerGame: number
  /** How many states a bot draws from a view in a second, at the start of a game. */
  readonly samplesPerSecond: number
}

/** Processor time that each figure is measured for, in milliseconds. */
const LONG_ENOUGH = 300

export const speedOf = (engine: Engine): Speed => {
  const random = rng(1)
  const chance = simulatedChance(random)
  let [moves, games] = [0, 0]
  const ms = spent(() => {
    const state = engine.start(chance)
    for (let due = engine.toAct(state); due.length > 0; due = engine.toAct(state)) {
      const seat = due[random.below(due.length)]!
      engine.apply(state, seat, engine.pick(state, seat, random), chance)
      moves += 1
    }
    games += 1
  })
  const view = engine.view(engine.start(chance), 0)
  let samples = 0
  const sampling = spent(() => {
    engine.sample(view, random)
    samples += 1
  })
  return {
    movesPerSecond: Math.round((1000 * moves) / ms),
    movesPerGame: moves / games,
    samplesPerSecond: Math.round((1000 * samples) / sampling),
  }
}

/** Does something over and over, and gives the processor time it took in milliseconds. */
const spent = (work: () => void): number => {
  const since = process.cpuUsage()
  for (;;) {
    work()
    const { user, system } = process.cpuUsage(since)
    const ms = (user + system) / 1000
    if (ms >= LONG_ENOUGH) return ms
  }
}
