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

/** How a player decides. It gets the state, of which it uses what its seat sees. */
export type Mind = (state: unknown, seat: Seat, luck: Rng) => unknown

/** Whether it has to know what happened, not only how things stand. */
export const looksAhead = ({ bot }: PlayerChoice): boolean => findBot(bot)!.looksAhead

/**
 * Straight on the state where a bot can; bots that play out, or overlook moves, get the view. `events`: all of the game so far,
 * of which those that look ahead are told what their seat was.
 */
export const mindOf = (table: Table, player: PlayerChoice, events: readonly GameEvent[]): Mind => {
  const { engine, game } = table
  const { bot: id, playouts, overlooks, without } = player
  const free: Mind =
    id === 'random'
      ? (state, seat, luck) => engine.pick(state, seat, luck)
      : id === 'greedy' && overlooks === undefined
        ? heuristicsOf(table).fastMove
        : thinking(table, findBot(id)!, events, {
            ...(playouts !== undefined && { playouts }),
            ...(overlooks !== undefined && { overlooks }),
          })
  const left = (game.restraints ?? []).filter((restraint) => without?.includes(restraint.id))
  return left.length === 0 ? free : restrained(table, free, left)
}

const thinking =
  (
    table: Table,
    bot: Bot,
    events: readonly GameEvent[],
    options: Pick<ThinkingOptions, 'playouts' | 'overlooks'>,
  ): Mind =>
  (state, seat, luck) => {
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
const restrained = (table: Table, free: Mind, left: readonly Restraint[]): Mind => {
  const { engine } = table
  const heuristics = heuristicsOf(table)
  const isLeft = (move: unknown): boolean => left.some(({ uses }) => uses(move))
  return (state, seat, luck) => {
    const move = free(state, seat, luck)
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

/** How the bot below would decide: `greedy` below those that look ahead, chance below `greedy`; null below chance. */
export const mindBelow = (table: Table, { bot }: PlayerChoice): Mind | null => {
  if (bot === 'random') return null
  return mindOf(table, { bot: bot === 'greedy' ? 'random' : 'greedy' }, [])
}
