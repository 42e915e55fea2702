import type { Table } from '@tefuda/bots'
import type { Emit, GameEvent, Measure, Phase, Seat } from '@tefuda/kernel'
import { decidedAt, placesOf } from './decided.ts'
import type { PlayerChoice } from './experiment.ts'
import { LOOK_EVERY, lookAt } from './look.ts'
import type { GameFacts } from './measures.ts'
import { mindOf } from './minds.ts'
import { type DealLuck, luckOf, textHash } from './pairing.ts'
import type { Arm, Plan } from './plan.ts'

/** One game that was played. */
export interface Row {
  /** From 0. */
  readonly deal: number
  /** 0 is the base, then the variants in their order. */
  readonly arm: number
  /** Which of the plan's line-ups sat there. */
  readonly rotation: number
  /** 32 bits that follow from its moves: games with different ones were played differently. */
  readonly fingerprint: number
  /** In the order of `Plan.ids`; NaN where a measure does not tell. */
  readonly values: ArrayLike<number>
}

/** Every game of deal number `deal`: the base and all variants, once in each line-up. The same on every machine. */
export const playDeal = (plan: Plan, deal: number): Row[] =>
  plan.arms.flatMap((arm, index) =>
    plan.lineUps.map((_, rotation) => ({ deal, arm: index, rotation, ...playGame(plan, arm, deal, rotation) })),
  )

const playGame = (plan: Plan, arm: Arm, deal: number, rotation: number): Pick<Row, 'fingerprint' | 'values'> => {
  const { generic, own, experiment } = plan
  const counts = own.map(() => 0)
  const lineUp = plan.lineUps[rotation]!
  const { facts, fingerprint } = playThrough(arm.table, {
    players: lineUp.map((index) => plan.players[index]!),
    luck: luckOf(experiment.seed, deal),
    emit: own.length > 0 ? counting(own, counts) : undefined,
    isLookedAt: deal % LOOK_EVERY === 0,
    isDecidedAsked: generic.some(({ id }) => id === 'decided'),
  })
  const all: GameFacts = { ...facts, players: lineUp, seconds: experiment.seconds }
  return { fingerprint, values: [...generic.map((measure) => measure.of(all) ?? Number.NaN), ...counts] }
}

/** Adds what events count, without asking the measures that are of other events. */
const counting = (own: readonly Measure[], counts: number[]): Emit<GameEvent> => {
  const asked = placesByEvent(own)
  return (event) => {
    const places = asked.get(event.type)
    if (places === undefined) return
    for (let i = 0; i < places.length; i++) counts[places[i]!]! += own[places[i]!]!.count(event)
  }
}

const placesByEvent = (own: readonly Measure[]): ReadonlyMap<string, readonly number[]> => {
  let places = byEvent.get(own)
  if (places === undefined) {
    places = Map.groupBy(own.keys(), (k) => own[k]!.on)
    byEvent.set(own, places)
  }
  return places
}

const byEvent = new WeakMap<readonly Measure[], ReadonlyMap<string, readonly number[]>>()

/** A game that takes so many decisions does not end. */
const ENDLESS = 100_000

type Played = Omit<GameFacts, 'players' | 'seconds'>

interface Playing {
  readonly players: readonly PlayerChoice[]
  readonly luck: DealLuck
  readonly emit?: Emit<GameEvent> | undefined
  /** Whether one of its turns is looked at. */
  readonly isLookedAt?: boolean
  readonly isDecidedAsked?: boolean
  /** Told of each move as text. */
  readonly onMove?: (seat: Seat, move: string) => void
}

/** Plays a session to its end. */
export const playThrough = (
  table: Table,
  { players, luck, emit, isLookedAt, isDecidedAsked, onMove }: Playing,
): { readonly facts: Played; readonly fingerprint: number } => {
  const { engine } = table
  const chance = luck.chance(engine.deck)
  const minds = players.map((player) => mindOf(table, player))
  const decided = players.map(() => 0)
  const asked: Record<Phase, number> = { turn: 0, window: 0, choice: 0, exchange: 0, over: 0 }
  const look = isLookedAt ? lookAt(table, players, luck.beside('look')) : null
  const places = isDecidedAsked ? placesOf(table) : null
  const lead = leadOf(players.length)
  const state = engine.start(chance, emit)
  let due = engine.toAct(state)
  const first = due.length === 1 ? due[0]! : null
  let [fingerprint, windows, claims, decisions, before] = [0, 0, 0, 0, 'over' as Phase]
  for (;;) {
    const { phase, scores, deal } = engine.status(state)
    lead.see(scores)
    if (due.length === 0) {
      const outcome = engine.outcome(state)!
      const [winner] = outcome.winners
      const when = places === null ? null : decidedAt(table, places.told(), winner!, luck.beside('decided'))
      const facts = {
        asked,
        windows,
        claims,
        deals: deal,
        look: look?.told() ?? null,
        decided: when,
        first,
        ...lead.told(),
        outcome,
      }
      return { facts, fingerprint }
    }
    if (decisions === ENDLESS) throw new Error(`${table.game.id}: no end after ${ENDLESS} decisions`)
    const seat = due[0]!
    asked[phase]++
    if (phase === 'window' && before !== 'window') windows++
    before = phase
    places?.sees(state)
    const isKept = phase === 'turn' && look?.sees(state, seat) === true
    const move = minds[seat]!(state, seat, luck.decision(seat, decided[seat]!++))
    if (isKept) look!.played(move)
    const written = engine.format(move)
    if (phase === 'window' && written !== engine.format(engine.timeoutMove(state, seat))) claims++
    onMove?.(seat, written)
    fingerprint = textHash(written, fingerprint ^ seat)
    engine.apply(state, seat, move, chance, emit)
    due = engine.toAct(state)
    decisions++
  }
}

/** What happened in a game, as the table knows it; in the first line-up. */
export const eventsOf = (plan: Plan, arm: Arm, deal: number): readonly GameEvent[] => {
  const events: GameEvent[] = []
  playThrough(arm.table, {
    players: plan.lineUps[0]!.map((index) => plan.players[index]!),
    luck: luckOf(plan.experiment.seed, deal),
    emit: (event) => events.push(structuredClone(event)),
  })
  return events
}

/** Who is ahead while a game goes on. */
const leadOf = (seats: number) => {
  const wasLast = Array<boolean>(seats).fill(false)
  const seen = Array<number>(seats).fill(Number.NaN)
  let [leader, leadChanges] = [-1, 0]
  /** Whether they are others than the last time. */
  const isNews = (scores: readonly number[]): boolean => {
    let news = false
    for (let seat = 0; seat < seats; seat++) {
      if (seen[seat] === scores[seat]) continue
      seen[seat] = scores[seat]!
      news = true
    }
    return news
  }
  return {
    see(scores: readonly number[]): void {
      if (!isNews(scores)) return
      const [most, least] = [Math.max(...scores), Math.min(...scores)]
      const best = scores.indexOf(most)
      const worst = scores.indexOf(least)
      if (seats > 1 && scores.lastIndexOf(least) === worst) wasLast[worst] = true
      if (best === leader || scores.lastIndexOf(most) !== best) return
      if (leader >= 0) leadChanges++
      leader = best
    },
    told: () => ({ wasLast, leadChanges }),
  }
}
