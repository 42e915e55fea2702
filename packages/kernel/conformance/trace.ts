import type { Chance } from '../src/chance.ts'
import type { Engine, Phase } from '../src/game.ts'
import { rng, simulatedChance } from '../src/rng.ts'
import type { Seat, Viewer } from '../src/seat.ts'
import type { Budget } from './budget.ts'

/** One random game: its moves, and how many shuffles had been asked for before each (and at the end). */
export interface Trace {
  readonly seed: number
  readonly steps: readonly Step[]
  readonly shuffles: readonly number[]
  /** Why play could not go on, where it stopped before the session was over. */
  readonly fault: string | null
}

export interface Step {
  readonly seat: Seat
  readonly move: unknown
}

/** A moment of a random game. The state is kept as text, so that no look at it spoils another. */
export interface Point {
  readonly trace: Trace
  /** Moves played so far. */
  readonly index: number
  /** Shuffles asked for so far. */
  readonly shuffles: number
  readonly json: string
}

/** A state of one’s own: whoever gets it may play on from it. */
export const stateAt = (point: Point): unknown => JSON.parse(point.json)

/** Every viewer of a table: the spectator, then each seat. */
export const viewersOf = (engine: Engine): Viewer[] => [null, ...seatsOf(engine)]

/** Seats that are looked at closely at one point. */
const SEATS = 3

/** The spectator, the first seat that is due, and some others: at each point, by its number, other ones, so that all have their turn. */
export const someViewers = (engine: Engine, state: unknown, number: number): Viewer[] => {
  const turned = seatsOf(engine).map((seat) => (seat + number * SEATS) % engine.seats)
  return [null, ...[...new Set([...engine.toAct(state).slice(0, 1), ...turned])].slice(0, SEATS)]
}

export const seatsOf = (engine: Engine): Seat[] => Array.from({ length: engine.seats }, (_, seat) => seat)

/** So many of the items, the first and the last among them, evenly spread; all where there are no more; of less than two the first. */
export const spread = <T>(items: readonly T[], count: number): T[] => {
  if (items.length <= count) return items.slice()
  if (count < 2) return items.slice(0, count)
  return Array.from({ length: count }, (_, k) => items[Math.round((k * (items.length - 1)) / (count - 1))]!)
}

export interface CountedChance {
  readonly chance: Chance
  /** Shuffles answered so far, those before `from` included. */
  asked(): number
}

/** Chance that moves places, whatever lies on them: shuffle number n of a seed moves all lists of one length alike. */
export const placewise = (seed: number, from = 0): CountedChance => {
  let asked = from
  return {
    chance: (cards) => simulatedChance(rng(seed * 4096 + asked++))(cards),
    asked: () => asked,
  }
}

/** Plays a trace again from the start; `visit` sees the state before each move and at the end, and must not change it. */
export const retrace = (
  engine: Engine,
  trace: Trace,
  visit: (state: unknown, index: number, shuffles: number) => void,
): void => {
  const { chance, asked } = placewise(trace.seed)
  const state = engine.start(chance)
  visit(state, 0, asked())
  for (const [index, { seat, move }] of trace.steps.entries()) {
    engine.apply(state, seat, move, chance)
    visit(state, index + 1, asked())
  }
}

/** A random game to its end, or to the most moves of the budget, which is a fault of it. */
export const playOut = (engine: Engine, budget: Budget, seed: number): Trace => {
  const { chance, asked } = placewise(seed)
  const random = rng(seed)
  const state = engine.start(chance)
  const steps: Step[] = []
  const shuffles = [asked()]
  while (engine.outcome(state) === null) {
    const due = engine.toAct(state)
    const seat = due[random.below(Math.max(1, due.length))]
    if (seat === undefined) return { seed, steps, shuffles, fault: 'nobody is due although the session is not over' }
    if (steps.length === budget.longest)
      return { seed, steps, shuffles, fault: `random play has not ended after ${steps.length} moves` }
    const move = budget.player(engine, state, seat, random)
    const refused = engine.check(state, seat, move)
    if (refused !== null)
      return { seed, steps, shuffles, fault: `the move picked for seat ${seat} is refused: ${refused.message.en}` }
    engine.apply(state, seat, move, chance)
    steps.push({ seat, move })
    shuffles.push(asked())
  }
  return { seed, steps, shuffles, fault: null }
}

/** Positions of a game to look at: evenly spread, before each shuffle, and where several seats are due in another phase than a turn. */
export const pointsOf = (engine: Engine, budget: Budget, trace: Trace): Point[] => {
  const last = trace.steps.length
  const wanted = new Set(
    Array.from({ length: budget.points }, (_, k) => Math.round((k * last) / Math.max(1, budget.points - 1))),
  )
  const deals = trace.shuffles.flatMap((asked, index) =>
    asked !== trace.shuffles[index + 1] && index < last ? index : [],
  )
  for (const index of deals.slice(0, budget.points)) wanted.add(index)
  const asking = Map.groupBy(
    indexesWhere(engine, trace, (state) => engine.toAct(state).length > 1),
    ({ phase }) => phase,
  )
  for (const [phase, there] of asking)
    if (phase !== 'turn') for (const { index } of spread(there, budget.points)) wanted.add(index)
  return pointsAt(engine, trace, wanted)
}

/** Moments of a trace, by the number of moves before, with the phase of each. */
export const indexesWhere = (
  engine: Engine,
  trace: Trace,
  fits: (state: unknown) => boolean,
): { readonly index: number; readonly phase: Phase }[] => {
  const found: { readonly index: number; readonly phase: Phase }[] = []
  retrace(engine, trace, (state, index) => {
    if (fits(state)) found.push({ index, phase: engine.status(state).phase })
  })
  return found
}

/** The positions before the moves of these numbers, in their order; found by playing the game again. */
export const pointsAt = (engine: Engine, trace: Trace, wanted: ReadonlySet<number>): Point[] => {
  const points: Point[] = []
  retrace(engine, trace, (state, index, shuffles) => {
    if (wanted.has(index)) points.push({ trace, index, shuffles, json: JSON.stringify(state) })
  })
  return points
}
