import type { Emit, GameEvent, Phase, Seat } from '@tefuda/kernel'
import { addRow, type Columns, gamesOf, newColumns, type Row } from './columns.ts'
import { type Counter, counterOf } from './counter.ts'
import { decidedAt, placesOf } from './decided.ts'
import type { PlayerChoice } from './experiment.ts'
import { LOOK_EVERY, lookAt } from './look.ts'
import type { GameFacts } from './measures.ts'
import { looksAhead, mindOf } from './minds.ts'
import { type DealLuck, dataHash, luckOf } from './pairing.ts'
import type { Arm, Plan } from './plan.ts'
import { begunIn, leadOf } from './scores-seen.ts'

/** Every game of deal number `deal`: the base and all variants, once in each line-up. The same on every machine. */
export const playDeal = (plan: Plan, deal: number): Row[] => {
  const rows: Row[] = []
  for (let arm = 0; arm < plan.arms.length; arm++)
    for (let rotation = 0; rotation < plan.lineUps.length; rotation++) rows.push(playGame(plan, arm, deal, rotation))
  return rows
}

/** The games of deals `from` to `to` (not included). */
export const playDeals = (plan: Plan, from: number, to: number): Columns => {
  const columns = newColumns(plan, (to - from) * gamesOf(plan))
  for (let deal = from; deal < to; deal++) playInto(columns, plan, deal)
  return columns
}

/** Adds the games of a deal. */
export const playInto = (columns: Columns, plan: Plan, deal: number): void => {
  for (const row of playDeal(plan, deal)) addRow(columns, row)
}

const playGame = (plan: Plan, arm: number, deal: number, rotation: number): Row => {
  const { generic, own, ids, experiment, players } = plan
  const lineUp = plan.lineUps[rotation]!
  const count = counterOf(own)
  const { facts, fingerprint } = playThrough(plan.arms[arm]!, {
    players: lineUp.map((index) => players[index]!),
    luck: luckOf(experiment.seed, deal),
    count,
    isLookedAt: deal % LOOK_EVERY === 0,
    isDecidedAsked: ids.includes('decided'),
  })
  const all: GameFacts = { ...facts, players: lineUp, seconds: experiment.seconds }
  const values: number[] = []
  for (let k = 0; k < generic.length; k++) values.push(generic[k]!.of(all) ?? Number.NaN)
  for (let k = 0; k < own.length; k++) values.push(count.told[k]!)
  return { deal, arm, rotation, fingerprint, values }
}

/** A game that takes so many decisions does not end. */
const ENDLESS = 100_000

type Played = Omit<GameFacts, 'players' | 'seconds'>

interface Playing {
  readonly players: readonly PlayerChoice[]
  readonly luck: DealLuck
  readonly count?: Pick<Counter, 'emit' | 'sees'>
  /** Whether one of its turns is looked at. */
  readonly isLookedAt?: boolean
  readonly isDecidedAsked?: boolean
  /** Told of each move as text. */
  readonly onMove?: (seat: Seat, move: string) => void
}

/** Plays a session to its end. */
export const playThrough = (
  { table, sides }: Arm,
  { players, luck, count, isLookedAt, isDecidedAsked, onMove }: Playing,
): { readonly facts: Played; readonly fingerprint: number } => {
  const { engine } = table
  const events: GameEvent[] = []
  const emit = players.some(looksAhead) ? noting(events, count?.emit) : count?.emit
  const chance = luck.chance(engine.deck)
  const minds = players.map((player) => mindOf(table, player, events))
  const decided = players.map(() => 0)
  const asked = { turn: 0, window: 0, choice: 0, exchange: 0 }
  const look = isLookedAt ? lookAt(table, players, luck.beside('look')) : null
  const places = isDecidedAsked ? placesOf(table) : null
  const lead = leadOf(sides.seats)
  const begun = begunIn()
  const state = engine.start(chance, emit)
  let due = engine.toAct(state)
  const first = due.length === 1 ? due[0]! : null
  let [fingerprint, windows, claims, decisions, before] = [0, 0, 0, 0, 'over' as Phase]
  for (;;) {
    const { phase, scores, deal } = engine.status(state)
    lead.see(scores)
    begun.see(deal, phase, scores, due)
    if (due.length === 0) {
      const outcome = engine.outcome(state)!
      const [winner] = outcome.winners
      const { leadChanges, wasLast } = lead.told()
      const when = places === null ? null : decidedAt(table, places.told(), winner!, luck.beside('decided'))
      const facts = {
        asked,
        windows,
        claims,
        deals: deal,
        look: look?.told() ?? null,
        decided: when,
        first,
        sides: sides.of,
        begun: begun.told(scores),
        leadChanges,
        wasLast,
        outcome,
      }
      return { facts, fingerprint }
    }
    if (decisions === ENDLESS) throw new Error(`${table.game.id}: no end after ${ENDLESS} decisions`)
    const seat = due[0]!
    // Each by its own name: one looked up by `phase` costs as much as the rest of this loop.
    if (phase === 'turn') asked.turn++
    else if (phase === 'window') asked.window++
    else if (phase === 'choice') asked.choice++
    else asked.exchange++
    if (phase === 'window' && before !== 'window') windows++
    before = phase
    places?.sees(state)
    const isKept = phase === 'turn' && look?.sees(state, seat) === true
    const move = minds[seat]!(state, seat, luck.decision(seat, decided[seat]!++))
    if (isKept) look!.played(move)
    if (phase === 'window' && !isSame(move, engine.timeoutMove(state, seat))) claims++
    onMove?.(seat, engine.format(move))
    count?.sees(move)
    fingerprint = dataHash(move, fingerprint ^ seat)
    engine.apply(state, seat, move, chance, emit)
    due = engine.toAct(state)
    decisions++
  }
}

/** Whether two moves are one; those that are made once for all are told apart without a look into them. */
const isSame = (move: unknown, other: unknown): boolean => move === other || dataHash(move) === dataHash(other)

/** Keeps all that happens, and passes it on to what counts. */
const noting =
  (events: GameEvent[], counting: Emit<GameEvent> | undefined): Emit<GameEvent> =>
  (event) => {
    events.push(event)
    counting?.(event)
  }
