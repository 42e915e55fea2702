import { type Bot, findBot, heuristicsOf, type Table } from '@tefuda/bots'
import type { GameEvent, Phase, Rng, Seat } from '@tefuda/kernel'
import type { PlayerChoice } from './experiment.ts'
import type { GameFacts } from './measures.ts'
import { type DealLuck, luckOf, textHash } from './pairing.ts'
import type { Arm, Plan } from './plan.ts'

/** One game that was played. */
export interface Row {
  /** From 0. */
  readonly deal: number
  /** 0 is the base, then the variants in their order. */
  readonly arm: number
  readonly rotation: number
  /** 32 bits that follow from its moves: games with different ones were played differently. */
  readonly fingerprint: number
  /** In the order of `Plan.ids`; NaN where a measure does not tell. */
  readonly values: readonly number[]
}

/** Every game of deal number `deal`: the base and all variants, once in each rotation. The same on every machine. */
export const playDeal = (plan: Plan, deal: number): Row[] =>
  plan.arms.flatMap((arm, index) =>
    Array.from({ length: plan.rotations }, (_, rotation) => ({
      deal,
      arm: index,
      rotation,
      ...playGame(plan, arm, deal, rotation),
    })),
  )

const playGame = (plan: Plan, arm: Arm, deal: number, rotation: number): Pick<Row, 'fingerprint' | 'values'> => {
  const { generic, own, experiment } = plan
  const seated = plan.players.map((_, seat) => (seat + rotation) % plan.players.length)
  const counts = own.map(() => 0)
  const emit = (event: GameEvent): void => {
    for (let k = 0; k < own.length; k++) counts[k]! += own[k]!.count(event)
  }
  const players = seated.map((index) => plan.players[index]!)
  const { facts, fingerprint } = playThrough(
    arm.table,
    players,
    luckOf(experiment.seed, deal),
    own.length > 0 ? emit : undefined,
  )
  const all = {
    ...facts,
    players: seated.map((index) => index % plan.rotations),
    seconds: experiment.seconds,
  }
  return { fingerprint, values: [...generic.map((measure) => measure.of(all) ?? Number.NaN), ...counts] }
}

/** A game that takes so many decisions does not end. */
const ENDLESS = 100_000

/** Of a game's decisions one in so many is looked at for its legal moves, which take long to list. */
const LOOK_EVERY = 16

/** At most so many legal moves are counted. */
const MOST_OPTIONS = 100

type Played = Omit<GameFacts, 'players' | 'seconds'>

const playThrough = (
  table: Table,
  players: readonly PlayerChoice[],
  luck: DealLuck,
  emit: ((event: GameEvent) => void) | undefined,
): { readonly facts: Played; readonly fingerprint: number } => {
  const { engine } = table
  const chance = luck.chance(engine.deck)
  const minds = players.map((player) => mindOf(table, player))
  const decided = players.map(() => 0)
  const asked: Record<Phase, number> = { turn: 0, window: 0, choice: 0, exchange: 0, over: 0 }
  const looks = { looked: 0, options: 0, forced: 0 }
  const lead = leadOf(players.length)
  const state = engine.start(chance, emit)
  const due = engine.toAct(state)
  const first = due.length === 1 ? due[0]! : null
  let [fingerprint, windows, decisions, before] = [0, 0, 0, 'over' as Phase]
  for (;;) {
    const { phase, scores, deal } = engine.status(state)
    lead.see(scores)
    const outcome = engine.outcome(state)
    if (outcome !== null) {
      const facts = { asked, windows, deals: deal, ...looks, first, ...lead.told(), outcome }
      return { facts, fingerprint }
    }
    if (decisions === ENDLESS) throw new Error(`${table.game.id}: no end after ${ENDLESS} decisions`)
    const seat = engine.toAct(state)[0]!
    asked[phase]++
    if (phase === 'window' && before !== 'window') windows++
    before = phase
    if (phase === 'turn' && asked.turn % LOOK_EVERY === 1) {
      const options = engine.list(state, seat, { limit: MOST_OPTIONS }).moves.length
      looks.looked++
      looks.options += options
      if (options === 1) looks.forced++
    }
    const move = minds[seat]!(state, seat, luck.decision(seat, decided[seat]!++))
    fingerprint = textHash(engine.format(move), fingerprint ^ seat)
    engine.apply(state, seat, move, chance, emit)
    decisions++
  }
}

/** What happened in a game, as the table knows it; players sit as the experiment names them. */
export const eventsOf = (plan: Plan, arm: Arm, deal: number): readonly GameEvent[] => {
  const events: GameEvent[] = []
  playThrough(arm.table, plan.players, luckOf(plan.experiment.seed, deal), (event) =>
    events.push(structuredClone(event)),
  )
  return events
}

type Mind = (state: unknown, seat: Seat, luck: Rng) => unknown

/** How a player decides: straight on the state, of which it uses what its seat sees; bots that play out get the view. */
const mindOf = (table: Table, { bot: id, playouts }: PlayerChoice): Mind => {
  const { engine } = table
  if (id === 'random') return (state, seat, luck) => engine.pick(state, seat, luck)
  if (id === 'greedy') return heuristicsOf(table).fastMove
  const bot: Bot = findBot(id)!
  return (state, seat, luck) =>
    bot.choose(table, engine.view(state, seat), seat, {
      seed: luck.below(65536) * 65536 + luck.below(65536),
      playouts: playouts ?? USUAL_PLAYOUTS,
    }).move
}

const USUAL_PLAYOUTS = 20

/** Who is ahead while a game goes on. */
const leadOf = (seats: number) => {
  const wasLast = Array<boolean>(seats).fill(false)
  let [leader, leadChanges] = [-1, 0]
  return {
    see(scores: readonly number[]): void {
      let [most, least, best, worst, bests, worsts] = [-Infinity, Infinity, -1, -1, 0, 0]
      for (let seat = 0; seat < seats; seat++) {
        const score = scores[seat]!
        bests = score > most ? 1 : bests + Number(score === most)
        worsts = score < least ? 1 : worsts + Number(score === least)
        if (score > most) [most, best] = [score, seat]
        if (score < least) [least, worst] = [score, seat]
      }
      if (seats > 1 && worsts === 1) wasLast[worst] = true
      if (bests !== 1 || best === leader) return
      if (leader >= 0) leadChanges++
      leader = best
    },
    told: () => ({ wasLast, leadChanges }),
  }
}
