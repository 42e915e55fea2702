import { type Engine, rng, simulatedChance } from '@tefuda/kernel'

/** How fast random games of one table are played here, on average. */
export interface Speed {
  readonly movesPerSecond: number
  readonly movesPerGame: number
  /** How many states a bot draws from a view in a second, at the start of a game. */
  readonly samplesPerSecond: number
}

/** What a call of something takes on average, in milliseconds of processor time. */
export interface CallTime {
  readonly call: 'moves' | 'check' | 'apply'
  readonly ms: number
}

/** What a call should take at most, in milliseconds: bots ask thousands of times before a move, and a server serves nobody meanwhile. */
export const SLOW = 1

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

/** Processor time of this process so far, in milliseconds. */
export const processorTime = (): number => {
  const { user, system } = process.cpuUsage()
  return (user + system) / 1000
}

/** Does something over and over, and gives the processor time it took in milliseconds. */
const spent = (work: () => void): number => {
  const since = processorTime()
  for (;;) {
    work()
    const ms = processorTime() - since
    if (ms >= LONG_ENOUGH) return ms
  }
}

/** What takes too long in a random game, or in as much of it as can be played in that time. `clock`: milliseconds. */
export const slowCalls = (engine: Engine, clock: () => number): readonly CallTime[] => {
  const random = rng(1)
  const chance = simulatedChance(random)
  const times = { moves: 0, check: 0, apply: 0 }
  const timed = (call: CallTime['call'], work: () => void): void => {
    const since = clock()
    work()
    times[call] += clock() - since
  }
  const state = engine.start(chance)
  const began = clock()
  let count = 0
  for (let due = engine.toAct(state); due.length > 0 && clock() - began < LONG_ENOUGH; due = engine.toAct(state)) {
    const seat = due[random.below(due.length)]!
    const move = engine.pick(state, seat, random)
    timed('moves', () => engine.moves(state, seat))
    timed('check', () => engine.check(state, seat, move))
    timed('apply', () => engine.apply(state, seat, move, chance))
    count += 1
  }
  return (['moves', 'check', 'apply'] as const)
    .map((call) => ({ call, ms: times[call] / count }))
    .filter(({ ms }) => ms > SLOW)
}
