import { findBot, LEVELS, type Table } from '@tefuda/bots'
import { findGame } from '@tefuda/games'
import {
  isRefusal,
  type Match,
  openMatch,
  playMove,
  Refused,
  type Rules,
  rng,
  type Seat,
  smallSeed,
} from '@tefuda/kernel'
import { pointScaleOf } from '@tefuda/review'
import type { Hardness, Puzzle } from './puzzle.ts'
import { raceOf } from './race.ts'
import { puzzleSeed } from './seed.ts'

/** The games puzzles are made of: one deal, as people play it most. */
export const PUZZLE_GAMES: Readonly<Record<string, { readonly rules: Rules; readonly seats: number }>> = {
  'southern-cross': { rules: {}, seats: 1 },
  'cut-in-daifugo': { rules: { deals: 1 }, seats: 4 },
  exjan: { rules: { deals: 1 }, seats: 4 },
  'zheng-shang-you': { rules: { deals: 1 }, seats: 4 },
  ccc: { rules: {}, seats: 2 },
}

/** Positions of a deal that are looked at; the longest lists of moves take too long. */
const MOST_LOOKED_AT = 12
const MOST_MOVES = 60
const FEWEST_MOVES = 3
/** Playouts of each candidate at a first glance. */
const GLANCE = 10
/** One move in so many is played at random, so that positions differ. */
const ODD = 8

/**
 * The puzzle of a number, or null where its deal has none: a position in which one move is better than all others beyond doubt, by
 * as much as counts in the game, and in which greedy plays something else. The same number: the same puzzle.
 */
export const makePuzzle = (id: string, number: number): Puzzle | null => {
  const plan = PUZZLE_GAMES[id]
  const game = findGame(id)
  if (plan === undefined || game === undefined) throw new Error(`no puzzles are made of ${id}`)
  const match = openMatch({ game, ...plan, seed: puzzleSeed(id, number) })
  if (isRefusal(match)) throw new Refused(match)
  const luck = rng(smallSeed(puzzleSeed(id, number)))
  for (let looked = 0; looked < MOST_LOOKED_AT; ) {
    const [seat] = match.engine.toAct(match.state)
    if (seat === undefined) return null
    // The first moves of a deal are alike in all of them.
    if (match.moves.length >= match.seats.length) {
      const looking = lookAt(match, seat)
      if (looking !== null) {
        looked += 1
        const puzzle = puzzleAt(match, looking, number, plan.rules)
        if (puzzle !== null) return puzzle
      }
    }
    playOn(match, seat, luck.below(ODD) === 0, luck.below(65_536))
  }
  return null
}

/** A position with something to choose. */
interface Looking {
  readonly table: Table
  readonly view: unknown
  readonly seat: Seat
  readonly moves: readonly string[]
}

const lookAt = ({ engine, state, game, rules }: Match, seat: Seat): Looking | null => {
  const { moves } = engine.list(state, seat, { limit: MOST_MOVES + 1 })
  if (moves.length < FEWEST_MOVES || moves.length > MOST_MOVES) return null
  return { table: { game, rules, engine }, view: engine.view(state, seat), seat, moves: moves.map(engine.format) }
}

const puzzleAt = (match: Match, looking: Looking, number: number, rules: Rules): Puzzle | null => {
  const { table, view, seat, moves } = looking
  const seed = match.moves.length
  const greedy = choose(table, view, seat, 'greedy', seed)
  // Where a short search agrees with greedy, there is seldom anything to find.
  if (choose(table, view, seat, 'monte-carlo', seed, GLANCE) === greedy) return null
  const brings = raceOf(table, view, seat, moves, seed, (best) => best !== greedy)
  if (brings === null || brings[1]!.behind < pointScaleOf(match.game.id).threshold) return null
  const hardness = hardnessOf(table, view, seat, brings[0]!.move)
  const game = match.game.id
  return { game, number, rules, seats: match.seats.length, moves: match.moves.slice(), seat, brings, hardness }
}

const hardnessOf = (table: Table, view: unknown, seat: Seat, answer: string): Hardness => {
  const levels = LEVELS.filter(({ thinking }) => thinking.overlooks === undefined)
  const missed = levels.filter(
    ({ bot, thinking }) => choose(table, view, seat, bot, 1, thinking.playouts) !== answer,
  ).length
  return Math.min(3, Math.max(1, missed)) as Hardness
}

const choose = (table: Table, view: unknown, seat: Seat, bot: string, seed: number, playouts?: number): string => {
  const options = playouts === undefined ? { seed } : { seed, playouts }
  return table.engine.format(findBot(bot)!.choose(table, view, seat, options).move)
}

const playOn = (match: Match, seat: Seat, isOdd: boolean, seed: number): void => {
  const { engine, state, game, rules } = match
  const move = choose({ game, rules, engine }, engine.view(state, seat), seat, isOdd ? 'random' : 'greedy', seed)
  const events = playMove(match, seat, move)
  if (isRefusal(events)) throw new Refused(events)
}
