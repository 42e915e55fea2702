import {
  type Bot,
  dealEventsFor,
  findBot,
  type GameHeuristics,
  heuristicsOf,
  type Table,
  type ThinkingOptions,
} from '@tefuda/bots'
import type { GameEvent, Restraint, Rng, Seat } from '@tefuda/kernel'
import type { PlayerChoice } from './experiment.ts'

/** How a player decides: it gets the state, of which it uses what its seat sees. `events`: all of the game so far. */
export type Choose = (state: unknown, seat: Seat, luck: Rng, events: readonly GameEvent[]) => unknown

export interface Mind {
  readonly choose: Choose
  /** Whether it has to know what happened, not only how things stand. */
  readonly looksAhead: boolean
  /** How the bot below would decide: `greedy` below those that look ahead, chance below `greedy`; null below chance. */
  readonly below: Choose | null
}

/** The minds of an experiment's players under one of its rule sets. */
export const mindsOf = (table: Table, players: readonly PlayerChoice[]): readonly Mind[] =>
  players.map((player) => mindOf(table, player))

/** Who thinks on each seat of a line-up, which names players by their place. */
export const seatedIn = (lineUp: readonly number[], minds: readonly Mind[]): readonly Mind[] =>
  lineUp.map((player) => minds[player]!)

const mindOf = (table: Table, player: PlayerChoice): Mind => {
  const { bot } = player
  return {
    choose: choosing(table, player),
    looksAhead: findBot(bot)!.looksAhead,
    below: bot === 'random' ? null : choosing(table, { bot: bot === 'greedy' ? 'random' : 'greedy' }),
  }
}

/** Straight on the state where a bot can; bots that play out, or overlook moves, get the view. */
const choosing = (table: Table, player: PlayerChoice): Choose => {
  const left = (table.game.restraints ?? []).filter(({ id }) => player.without?.includes(id))
  const known = unknowing(table, left)
  const free =
    known === table ? freely(table, player) : whereAllowed(table, freely(known, player), freely(table, player))
  const uses = left.flatMap((restraint) => ('uses' in restraint ? [restraint.uses] : []))
  return uses.length === 0 ? free : restrained(table, free, (move) => uses.some((use) => use(move)))
}

const freely = (table: Table, { bot, playouts, overlooks }: PlayerChoice): Choose =>
  bot === 'random'
    ? (state, seat, luck) => table.engine.pick(state, seat, luck)
    : bot === 'greedy' && overlooks === undefined
      ? heuristicsOf(table).fastMove
      : thinking(table, findBot(bot)!, {
          ...(playouts !== undefined && { playouts }),
          ...(overlooks !== undefined && { overlooks }),
        })

/** The table as it is to one who knows nothing of these; itself where all of them are known. */
const unknowing = (table: Table, left: readonly Restraint[]): Table => {
  const { game, engine } = table
  const rules = left.reduce((known, one) => ('unknowing' in one ? one.unknowing(known) : known), table.rules)
  return rules === table.rules ? table : { game, rules, engine: game.engine(rules, engine.seats) }
}

/** Decides by other rules than those of the table, but where these do not allow it. */
const whereAllowed =
  ({ engine }: Table, other: Choose, own: Choose): Choose =>
  (state, seat, luck, events) => {
    const move = other(state, seat, luck, events)
    return engine.check(state, seat, move) === null ? move : own(state, seat, luck, events)
  }

/** Those that look ahead are told what their seat was of what happened. */
const thinking =
  (table: Table, bot: Bot, options: Pick<ThinkingOptions, 'playouts' | 'overlooks'>): Choose =>
  (state, seat, luck, events) => {
    const { engine } = table
    const told = dealEventsFor({ engine, events }, seat)
    return bot.choose(table, engine.view(state, seat), seat, { seed: seedFrom(luck), told, ...options }).move
  }

/** 32 bits. */
const seedFrom = (luck: Rng): number => luck.below(65536) * 65536 + luck.below(65536)

/** Of the other moves so many are looked at. */
const MOST_OTHERS = 500

/**
 * Plays as before, but where that would make use of what it does without: then what its game's heuristics like best of
 * all else. Where there is nothing else, it has to.
 */
const restrained = (table: Table, free: Choose, isLeft: (move: unknown) => boolean): Choose => {
  const { engine } = table
  const heuristics = heuristicsOf(table)
  return (state, seat, luck, events) => {
    const move = free(state, seat, luck, events)
    if (!isLeft(move)) return move
    const isFree = (other: unknown): boolean => !isLeft(other)
    const [likeliest] = heuristics.shortlist?.(state, seat, luck).filter(isFree) ?? []
    const others = likeliest === undefined ? engine.moves(state, seat, { limit: MOST_OTHERS }).filter(isFree) : []
    return likeliest ?? bestOf(heuristics, state, seat, others) ?? lastResort(table, state, seat, isFree) ?? move
  }
}

const bestOf = ({ heuristic }: GameHeuristics, state: unknown, seat: Seat, moves: readonly unknown[]): unknown => {
  let [best, most]: [unknown, number] = [undefined, Number.NEGATIVE_INFINITY]
  for (const move of moves) {
    const value = heuristic(state, seat, move)
    if (value > most) [best, most] = [move, value]
  }
  return best
}

const lastResort = ({ engine }: Table, state: unknown, seat: Seat, isFree: (move: unknown) => boolean): unknown => {
  const move = engine.timeoutMove(state, seat)
  return isFree(move) ? move : undefined
}
