import { type Engine, isRefusal, type Rng, rng, type Seat, simulatedChance } from '@tefuda/kernel'
import type { RuleSet } from './rule-sets.ts'

/** The longest that a method of the contract took. */
export interface Longest {
  readonly method: string
  /** Processor time of this thread, on average over a few times where it was long: what else runs on the machine is not in it. */
  readonly ms: number
  readonly ruleSet: RuleSet
  /** The move before which it was asked, from 0; −1 before the game. */
  readonly at: number
}

/** Gets what each call took. */
type Note = (method: string, at: number, work: () => unknown) => void

/** What takes longer is done again so many times: the first time may have compiled or collected something. */
const SUSPICIOUS = 1
const TIMES = 3

const cpuMs = (): number => {
  const { user, system } = process.threadCpuUsage()
  return (user + system) / 1000
}

const msOf = (work: () => unknown): number => {
  const before = cpuMs()
  work()
  const first = cpuMs() - before
  if (first <= SUSPICIOUS) return first
  for (let k = 0; k < TIMES; k++) work()
  return (cpuMs() - before - first) / TIMES
}

/** Plays a game under these rules, at most so many moves, asks everything on the way, and keeps what took longest. */
export const watchGame = (ruleSet: RuleSet, mostMoves: number, longest: Map<string, Longest>): void => {
  const { game, rules, seats, number } = ruleSet
  const note: Note = (method, at, work) => {
    const ms = msOf(work)
    if (ms > (longest.get(method)?.ms ?? -1)) longest.set(method, { method, ms, ruleSet, at })
  }
  note('engine', -1, () => game.engine(rules, seats))
  note('rulebook', -1, () => game.rulebook(rules, seats))
  const engine = game.engine(rules, seats)
  note('start', -1, () => engine.start(simulatedChance(rng(number)), () => undefined))
  const random = rng(number)
  const chance = simulatedChance(random)
  const state = engine.start(chance)
  const hoards = Array.from({ length: seats }, () => random.below(3) > 0)
  for (let at = 0; at < mostMoves; at++) {
    const due = engine.toAct(state)
    if (due.length === 0) return
    const seat = due[random.below(due.length)]!
    ask(engine, state, seat, random, (method, work) => note(method, at, work))
    const move = hoards[seat] ? hoarding(engine, state, seat, random) : engine.pick(state, seat, random)
    note('apply', at, () => engine.apply(engine.clone(state), seat, move, simulatedChance(rng(at)), () => undefined))
    engine.apply(state, seat, move, chance)
  }
}

/** Moves of a list that are looked at one by one. */
const LOOKED_AT = 6

const ask = (
  engine: Engine,
  state: unknown,
  seat: Seat,
  random: Rng,
  note: (method: string, work: () => unknown) => void,
): void => {
  const { moves } = engine.list(state, seat)
  note('list', () => engine.list(state, seat))
  note('list, limit 1', () => engine.list(state, seat, { limit: 1 }))
  note('pick', () => engine.pick(state, seat, rng(1)))
  note('timeoutMove', () => engine.timeoutMove(state, seat))
  note('toAct, status, outcome', () => [engine.toAct(state), engine.status(state), engine.outcome(state)])
  note('clone', () => engine.clone(state))
  note('places', () => engine.places(state))
  note('view', () => engine.view(state, seat))
  note('view of a spectator', () => engine.view(state, null))
  const view = engine.view(state, seat)
  note('sample', () => engine.sample(view, rng(1)))
  const some = Array.from({ length: Math.min(moves.length, LOOKED_AT) }, () => moves[random.below(moves.length)])
  for (const move of [...some, ...moves.slice(-1)]) askOf(engine, state, seat, move, note)
}

const askOf = (
  engine: Engine,
  state: unknown,
  seat: Seat,
  move: unknown,
  note: (method: string, work: () => unknown) => void,
): void => {
  const text = engine.format(move)
  const cell = /[@>] ?([^\s+]+)/.exec(text)?.[1]
  if (cell !== undefined) note('list of a cell', () => engine.list(state, seat, { cell }))
  note('check', () => engine.check(state, seat, move))
  note('preview', () => engine.preview(state, seat, move))
  note('format and parse', () => engine.parse(state, seat, engine.format(move)))
  const other = engine.parse(state, seat, text.split('').reverse().join(''))
  if (!isRefusal(other)) note('check', () => engine.check(state, seat, other))
}

/** Moves that are tried by who would rather keep cards than play them. */
const TRIED = 4

/** Of a few moves the one after which the seat holds most cards: what is played from large hands is what takes long. */
export const hoarding = (engine: Engine, state: unknown, seat: Seat, random: Rng): unknown => {
  const tried = [
    engine.timeoutMove(state, seat),
    ...Array.from({ length: TRIED }, () => engine.pick(state, seat, random)),
    ...engine.list(state, seat).moves.slice(-1),
  ]
  const held = tried.map((move) => {
    const after = engine.clone(state)
    engine.apply(after, seat, move, simulatedChance(rng(1)))
    return heldBy(engine, after, seat)
  })
  return tried[held.indexOf(Math.max(...held))]
}

const heldBy = (engine: Engine, state: unknown, seat: Seat): number =>
  engine
    .places(state)
    .reduce((sum, { cards, seenBy }) => sum + (seenBy !== 'all' && seenBy.includes(seat) ? cards.length : 0), 0)
