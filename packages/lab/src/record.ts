import {
  type Chance,
  fingerprint,
  type GameRecord,
  type MoveEntry,
  RECORD_FORMAT,
  SHUFFLE_VERSION,
  VERSION,
} from '@tefuda/kernel'
import { luckOf } from './pairing.ts'
import type { Plan } from './plan.ts'
import { playThrough } from './play.ts'

/** The game of a deal in the first line-up under a rule set (its place in `Plan.arms`), as a record that can be replayed. */
export const recordOfDeal = (plan: Plan, arm: number, deal: number): GameRecord => {
  const { game, experiment } = plan
  const { rules, table } = plan.arms[arm]!
  const luck = luckOf(experiment.seed, deal)
  const orders: string[][] = []
  const moves: MoveEntry[] = []
  const players = plan.lineUps[0]!.map((index) => plan.players[index]!)
  const noted: typeof luck = {
    ...luck,
    chance: (deck) => {
      const chance: Chance = luck.chance(deck)
      return (cards) => {
        const order = chance(cards)
        orders.push(order.map(deck.name))
        return order
      }
    },
  }
  const { facts } = playThrough(table, { players, luck: noted, onMove: (seat, move) => moves.push([seat, move]) })
  return {
    format: RECORD_FORMAT,
    software: VERSION,
    game: game.id,
    ...(game.package !== undefined && { package: game.package }),
    rulesVersion: game.rulesVersion,
    rules,
    fingerprint: fingerprint(game.id, game.rulesVersion, rules),
    seats: players.map(({ bot }) => ({ bot })),
    shuffle: SHUFFLE_VERSION,
    seed: NO_SEED,
    orders,
    moves,
    outcome: facts.outcome,
  }
}

/** The orders say all. */
const NO_SEED = '0'.repeat(64)
