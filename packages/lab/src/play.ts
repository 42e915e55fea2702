import { type Emit, type GameEvent, Refused, type Seat } from '@tefuda/kernel'
import { addGame, type Columns, gamesOf, newColumns, type Row, rowsIn } from './columns.ts'
import { type Counter, counterOf } from './counter.ts'
import { courseOf } from './course.ts'
import { variatesOf, worthIn } from './dealt.ts'
import { decidedAt, placesOf } from './decided.ts'
import { ENDLESS, noEnd } from './endless.ts'
import { LOOK_EVERY, lookAt } from './look.ts'
import type { GameFacts } from './measures.ts'
import { type Mind, mindsOf, seatedIn } from './minds.ts'
import { type DealLuck, hashAfter, hashOf, luckOf } from './pairing.ts'
import type { Arm, Plan } from './plan.ts'

/** Every game of deal number `deal`: the base and all variants, once in each line-up. The same on every machine. */
export const playDeal = (plan: Plan, deal: number): Row[] => rowsIn(playDeals(plan, deal, deal + 1))

/** The games of deals `from` to `to` (not included). `onStart`: told of the first state of each deal of the base. */
export const playDeals = (plan: Plan, from: number, to: number, onStart?: OnStart): Columns => {
  const columns = newColumns(plan, (to - from) * gamesOf(plan))
  for (let deal = from; deal < to; deal++) playInto(columns, plan, deal, onStart)
  return columns
}

type OnStart = (state: unknown) => void

/** Rows, and what was dealt in each of their deals (`dealtIn`), one after another. */
export interface Dealt {
  readonly rows: Columns
  readonly dealt: Float64Array<ArrayBuffer>
}

/** The games of deals `from` to `to` (not included), with what was dealt. */
export const playDealt = (plan: Plan, from: number, to: number): Dealt => {
  const variates = variatesOf(plan)
  const dealt = new Float64Array((to - from) * variates)
  let at = 0
  const note = (state: unknown): void => {
    dealt.set(worthIn(plan, state), at)
    at += variates
  }
  return { rows: playDeals(plan, from, to, variates === 0 ? undefined : note), dealt }
}

/** Adds the games of a deal. */
const playInto = (columns: Columns, plan: Plan, deal: number, onStart?: OnStart): void => {
  const ready = readyFor(plan)
  for (let arm = 0; arm < plan.arms.length; arm++)
    for (let rotation = 0; rotation < plan.lineUps.length; rotation++)
      playGame(columns, plan, ready, { deal, arm, rotation }, arm + rotation === 0 ? onStart : undefined)
}

/** What all games of a plan have in common, made once: looked up for each, it would take as long as several decisions. */
interface Ready {
  /** By arm and line-up: the mind on each seat. */
  readonly minds: readonly (readonly (readonly Mind[])[])[]
  readonly counter: Counter
  readonly isDecidedAsked: boolean
}

const readyFor = (plan: Plan): Ready => {
  let ready = made.get(plan)
  if (ready === undefined) {
    const { arms, players, lineUps, own, ids } = plan
    ready = {
      minds: arms.map(({ table }) => {
        const minds = mindsOf(table, players)
        return lineUps.map((lineUp) => seatedIn(lineUp, minds))
      }),
      counter: counterOf(own),
      isDecidedAsked: ids.includes('decided'),
    }
    made.set(plan, ready)
  }
  return ready
}

const made = new WeakMap<Plan, Ready>()

const playGame = (
  columns: Columns,
  plan: Plan,
  { minds, counter, isDecidedAsked }: Ready,
  { deal, arm, rotation }: Pick<Row, 'deal' | 'arm' | 'rotation'>,
  onStart: OnStart | undefined,
): void => {
  const { generic, own, experiment } = plan
  counter.begin()
  const { facts, fingerprint } = playThrough(plan.arms[arm]!, {
    players: plan.lineUps[rotation]!,
    minds: minds[arm]![rotation]!,
    seconds: experiment.seconds,
    luck: luckOf(experiment.seed, deal),
    count: counter,
    isLookedAt: deal % LOOK_EVERY === 0,
    isDecidedAsked,
    onStart,
  })
  const at = addGame(columns, { deal, arm, rotation, fingerprint })
  const { values } = columns
  for (let k = 0; k < generic.length; k++) values[k]![at] = generic[k]!.of(facts) ?? Number.NaN
  for (let k = 0; k < own.length; k++) values[generic.length + k]![at] = counter.told[k]!
}

interface Playing extends Pick<GameFacts, 'players' | 'seconds'> {
  /** By seat. */
  readonly minds: readonly Mind[]
  readonly luck: DealLuck
  readonly count?: Pick<Counter, 'emit' | 'sees'>
  /** Whether one of its turns is looked at. */
  readonly isLookedAt?: boolean
  readonly isDecidedAsked?: boolean
  readonly onStart?: OnStart | undefined
  /** Told of each move as text, and of the state before it. */
  readonly onMove?: (seat: Seat, move: string, state: unknown) => void
}

/** Plays a session to its end under one of a plan's rule sets. */
export const playThrough = (
  arm: Arm,
  { players, minds, seconds, luck, count, isLookedAt, isDecidedAsked, onStart, onMove }: Playing,
): { readonly facts: GameFacts; readonly fingerprint: number } => {
  const { table, sides } = arm
  const { engine } = table
  const events: GameEvent[] = []
  const emit = minds.some(({ looksAhead }) => looksAhead) ? noting(events, count?.emit) : count?.emit
  const chance = luck.chance(engine.deck)
  const decided = players.map(() => 0)
  const course = courseOf(sides)
  const look = isLookedAt ? lookAt(table, minds, luck.beside('look')) : null
  const places = isDecidedAsked ? placesOf(table) : null
  const state = engine.start(chance, emit)
  onStart?.(state)
  let due = engine.toAct(state)
  const first = due.length === 1 ? due[0]! : null
  // Looked at once the game is over: in between it would take the caches from the bots.
  const seats: Seat[] = []
  const moves: unknown[] = []
  for (;;) {
    const { phase, scores, deal } = engine.status(state)
    course.sees(phase, scores, deal, due)
    if (due.length === 0) break
    if (moves.length === ENDLESS) throw new Refused(noEnd(arm))
    const seat = due[0]!
    places?.sees(state)
    const isKept = phase === 'turn' && look?.sees(state, seat) === true
    const move = minds[seat]!.choose(state, seat, luck.decision(seat, decided[seat]!++), events)
    if (isKept) look!.played(move)
    if (phase === 'window' && !isSame(move, engine.timeoutMove(state, seat))) course.claimed()
    onMove?.(seat, engine.format(move), state)
    seats.push(seat)
    moves.push(move)
    engine.apply(state, seat, move, chance, emit)
    due = engine.toAct(state)
  }
  count?.sees(moves)
  const outcome = engine.outcome(state)!
  const when = places === null ? null : decidedAt(table, places.told(), outcome.winners[0]!, luck.beside('decided'))
  const facts = {
    ...course.told(),
    look: look?.told() ?? null,
    decided: when,
    first,
    sides: sides.of,
    outcome,
    players,
    seconds,
  }
  return { facts, fingerprint: fingerprintOf(seats, moves) }
}

const fingerprintOf = (seats: readonly Seat[], moves: readonly unknown[]): number => {
  let hash = 0
  for (let k = 0; k < moves.length; k++) hash = hashAfter(hash ^ seats[k]!, moves[k])
  return hash >>> 0
}

/** Whether two moves are one; those that are made once for all are told apart without a look into them. */
const isSame = (move: unknown, other: unknown): boolean => move === other || hashOf(move) === hashOf(other)

/** Keeps all that happens, and passes it on to what counts. */
const noting =
  (events: GameEvent[], counting: Emit<GameEvent> | undefined): Emit<GameEvent> =>
  (event) => {
    events.push(event)
    counting?.(event)
  }
