import {
  type Chance,
  fingerprint,
  type GameEvent,
  type GameRecord,
  type MoveEntry,
  moveNumbers,
  RECORD_FORMAT,
  SHUFFLE_VERSION,
  VERSION,
} from '@tefuda/kernel'
import { mindsOf, seatedIn } from './minds.ts'
import { type DealLuck, luckOf } from './pairing.ts'
import type { Arm, Plan } from './plan.ts'
import { playThrough } from './play.ts'

/** A game of a deal, as it was played. */
export interface NotedGame {
  /** What happened, as the table knows it. */
  readonly events: readonly GameEvent[]
  /** What players call moves, by who makes it and how: answers that merely let one pass are none. */
  readonly steps: readonly string[]
  /** It can be replayed. */
  readonly record: GameRecord
}

/** Plays a deal in the first line-up under a rule set, and notes it. */
export const noteDeal = (plan: Plan, arm: Arm, deal: number): NotedGame => {
  const { game, experiment } = plan
  const [players] = plan.lineUps
  const { rules, table } = arm
  const events: GameEvent[] = []
  const orders: string[][] = []
  const moves: MoveEntry[] = []
  const steps: string[] = []
  const numberOf = moveNumbers(table.engine)
  const { facts } = playThrough(arm, {
    players: players!,
    minds: seatedIn(players!, mindsOf(table, plan.players)),
    seconds: experiment.seconds,
    luck: notingOrders(luckOf(experiment.seed, deal), orders),
    count: { emit: (event) => events.push(structuredClone(event)), sees: () => undefined },
    onMove: (seat, move, state) => {
      moves.push([seat, move])
      if (numberOf(state, seat, move) > steps.length) steps.push(`${seat} ${move}`)
    },
  })
  const record: GameRecord = {
    format: RECORD_FORMAT,
    software: VERSION,
    game: game.id,
    ...(game.package !== undefined && { package: game.package }),
    rulesVersion: game.rulesVersion,
    rules,
    fingerprint: fingerprint(game.id, game.rulesVersion, rules),
    seats: players!.map((player) => ({ bot: plan.players[player]!.bot })),
    shuffle: SHUFFLE_VERSION,
    seed: NO_SEED,
    orders,
    moves,
    outcome: facts.outcome,
  }
  return { events, steps, record }
}

/** The orders say all. */
const NO_SEED = '0'.repeat(64)

/** The same luck, which adds the order of each shuffle to `orders`. */
const notingOrders = (luck: DealLuck, orders: string[][]): DealLuck => ({
  ...luck,
  chance: (deck) => {
    const chance: Chance = luck.chance(deck)
    return (cards) => {
      const order = chance(cards)
      orders.push(order.map(deck.name))
      return order
    }
  },
})
