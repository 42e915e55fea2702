import { type Game, isRefusal, type RulesRequest, resolveRules, rng, simulatedChance } from '@tefuda/kernel'
import { nanoseconds, type Probe, rate } from './measure.ts'

/** A table of a game, with what random play at it needs. */
export const tableFor = (game: Game, request: RulesRequest, seats: number) => {
  const rules = resolveRules(game.schema, game, request, seats)
  if (isRefusal(rules)) throw new Error(rules.message.en)
  const random = rng(1)
  return { engine: game.engine(rules, seats), random, chance: simulatedChance(random) }
}

/** The fewest seats a preset allows. */
export const fewestSeats = (game: Game, preset: string): number => {
  for (let seats = game.minSeats; seats <= game.maxSeats; seats++)
    if (!isRefusal(resolveRules(game.schema, game, { preset }, seats))) return seats
  throw new Error(`${game.id} ${preset} allows no number of seats`)
}

/** One random game through the public contract, without events; returns the number of moves. */
export const playGame = ({ engine, random, chance }: ReturnType<typeof tableFor>): number => {
  const state = engine.start(chance)
  let moves = 0
  for (let due = engine.toAct(state); due.length > 0; due = engine.toAct(state)) {
    const seat = due[0]!
    engine.apply(state, seat, engine.pick(state, seat, random), chance)
    moves++
  }
  return moves
}

const BATCH = 20

export const gamesProbe = (name: string, game: Game, request: RulesRequest, seats: number, batch = BATCH): Probe => {
  const table = tableFor(game, request, seats)
  const play = (): number => {
    for (let k = 0; k < batch; k++) playGame(table)
    return batch
  }
  return { name, unit: 'games/s', run: (seconds) => rate(seconds, play) }
}

export const movesProbe = (name: string, game: Game, request: RulesRequest, seats: number): Probe => {
  const table = tableFor(game, request, seats)
  const play = (): number => {
    let moves = 0
    for (let k = 0; k < BATCH; k++) moves += playGame(table)
    return moves
  }
  return { name, unit: 'moves/s', run: (seconds) => rate(seconds, play) }
}

/** Nanoseconds of each method of the contract, averaged over states of random games. */
export const methodProbes = (prefix: string, game: Game, request: RulesRequest, seats: number): Probe[] => {
  const { engine, random, chance } = tableFor(game, request, seats)
  const points = Array.from({ length: 8 }, () => {
    const state = engine.start(chance)
    const seen: { state: unknown; seat: number; move: unknown; view: unknown }[] = []
    for (let due = engine.toAct(state); due.length > 0; due = engine.toAct(state)) {
      const seat = due[0]!
      const move = engine.pick(state, seat, random)
      seen.push({ state: engine.clone(state), seat, move, view: engine.view(state, seat) })
      engine.apply(state, seat, move, chance)
    }
    return seen
  }).flat()
  const each = (name: string, work: (point: (typeof points)[number]) => unknown): Probe => ({
    name: `${prefix}/${name}`,
    unit: 'ns',
    run: (seconds) =>
      nanoseconds(seconds, () => {
        for (const point of points) work(point)
        return points.length
      }),
  })
  const cloned = each('clone', ({ state }) => engine.clone(state))
  return [
    each('moves', ({ state, seat }) => engine.moves(state, seat)),
    each('pick', ({ state, seat }) => engine.pick(state, seat, random)),
    each('check', ({ state, seat, move }) => engine.check(state, seat, move)),
    // A move can be played once only, so each is played on a copy; the time of a copy stands above.
    each('clone and apply', ({ state, seat, move }) => engine.apply(engine.clone(state), seat, move, chance)),
    cloned,
    each('view', ({ state, seat }) => engine.view(state, seat)),
    each('sample', ({ view }) => engine.sample(view, random)),
  ]
}

/** Mean bytes of a state as JSON, over states of random games. */
export const stateBytes = (game: Game, request: RulesRequest, seats: number): number => {
  const { engine, random, chance } = tableFor(game, request, seats)
  let [bytes, states] = [0, 0]
  for (let k = 0; k < 20; k++) {
    const state = engine.start(chance)
    for (let due = engine.toAct(state); due.length > 0; due = engine.toAct(state)) {
      bytes += JSON.stringify(state).length
      states++
      engine.apply(state, due[0]!, engine.pick(state, due[0]!, random), chance)
    }
  }
  return bytes / states
}
