import { dealEventsFor, findBot, heuristicsOf, LEVELS, type Table, type ThinkingOptions } from '@tefuda/bots'
import { findGame } from '@tefuda/games'
import {
  type GameEvent,
  isRefusal,
  type Match,
  openMatch,
  playMove,
  Refused,
  rng,
  type Seat,
  shuffleInPlace,
  smallSeed,
} from '@tefuda/kernel'
import { pointScaleOf } from '@tefuda/review'
import { LEARN_GAMES, learnGameOf } from '../games/index.ts'
import { answersOf, type Puzzle } from './puzzle.ts'
import { puzzleRating } from './puzzle-rating.ts'
import { type Contest, isPromising, type MayAnswer, raceOf } from './race.ts'
import { puzzleSeed } from './seed.ts'
import { tagsOf } from './tags.ts'

/** The games of which puzzles are made. */
export const PUZZLE_GAMES: readonly string[] = LEARN_GAMES.map(({ id }) => id)

/** The longest lists of moves take too long, and nobody would look through them. */
const MOST_MOVES = 60
const FEWEST_MOVES = 3
/** So many moves may come to the same as the best, and so many are plainly worse. */
const MOST_ANSWERS = 3
const FEWEST_OTHERS = 2
/** One move in so many is played at random, so that positions differ. */
const ODD = 8

/**
 * The puzzle of a number, or null where its deal has none: a position in which one move is better than all others beyond doubt, by
 * as much as counts in the game, and in which greedy plays something else. The positions of the deal are looked at in any order, so that
 * puzzles come from all parts of it. The same number: the same puzzle.
 */
export const makePuzzle = (id: string, number: number): Puzzle | null => {
  const plan = learnGameOf(id)?.puzzles
  const game = findGame(id)
  if (plan === undefined || game === undefined) throw new Error(`no puzzles are made of ${id}`)
  const { rules, seats, from, apart = Number.POSITIVE_INFINITY } = plan
  const match = openMatch({ game, rules, seats, seed: puzzleSeed(id, number) })
  if (isRefusal(match)) throw new Refused(match)
  const luck = rng(smallSeed(puzzleSeed(id, number)))
  const positions = playedThrough(match, () => (luck.below(ODD) === 0 ? 'random' : 'greedy'))
  const late = positions.slice(Math.floor(positions.length * from))
  shuffleInPlace(late, luck)
  for (const position of late) {
    const { state, turn } = position
    const contest = lookAt(match, position)
    const found = contest === null ? null : puzzleAt(contest, position.told, apart)
    if (found === null) continue
    const tags = tagsOf(match, state, found.seat, found.brings[0]!.move)
    return { game: id, number, rules, seats, moves: match.moves.slice(0, turn), ...found, tags }
  }
  return null
}

/** A state of the match, before the move of that number, from 0, and what the seat that is due was told since the deal began. */
interface Position {
  readonly state: unknown
  readonly turn: number
  readonly told: readonly GameEvent[]
}

/** Plays a match to its end by these bots, and gives all its positions. */
const playedThrough = (match: Match, botOf: () => string): Position[] => {
  const { engine } = match
  const positions: Position[] = []
  for (;;) {
    const [seat] = engine.toAct(match.state)
    if (seat === undefined) return positions
    const turn = match.moves.length
    positions.push({ state: engine.clone(match.state), turn, told: dealEventsFor(match, seat) })
    const events = playMove(match, seat, choose(match, engine.view(match.state, seat), seat, botOf(), { seed: turn }))
    if (isRefusal(events)) throw new Refused(events)
  }
}

const lookAt = (table: Table, { state, turn }: Position): Contest | null => {
  const { engine } = table
  const seat = engine.toAct(state)[0]!
  const { moves } = engine.list(state, seat, { limit: MOST_MOVES + 1 })
  if (moves.length < FEWEST_MOVES || moves.length > MOST_MOVES) return null
  return { table, view: engine.view(state, seat), seat, moves: moves.map(engine.format), seed: turn + 1 }
}

const puzzleAt = (
  contest: Contest,
  told: readonly GameEvent[],
  apart: number,
): Pick<Puzzle, 'seat' | 'brings' | 'rating'> | null => {
  const { table, view, seat, seed } = contest
  const greedy = choose(table, view, seat, 'greedy', { seed })
  const mayAnswer: MayAnswer = (best) => best.length <= MOST_ANSWERS && !best.includes(greedy)
  // Where nothing that seems good is better than what greedy plays, there is seldom anything to find.
  if (!isPromising({ ...contest, moves: seemingGood(contest, greedy) }, mayAnswer)) return null
  const brings = raceOf(contest, mayAnswer)
  if (brings === null) return null
  if (Math.abs(brings[0]!.mean) > apart) return null
  const answers = answersOf({ brings })
  const others = brings.slice(answers.length)
  if (others.length < FEWEST_OTHERS || others[0]!.behind < pointScaleOf(table.game.id).threshold) return null
  return { seat, brings, rating: puzzleRating(brings, missedBy(contest, told, answers)) }
}

/** What the bots would think about, or all moves, and what greedy plays. */
const seemingGood = ({ table, view, seat, moves, seed }: Contest, greedy: string): readonly string[] => {
  const { shortlist } = heuristicsOf(table)
  const seeming = shortlist?.(table.engine.sample(view, rng(seed)), seat, rng(seed)).map(table.engine.format)
  return [...new Set([...(seeming ?? moves), greedy])]
}

/** How many levels of bots miss the answers; those that overlook moves by chance are not asked. */
const missedBy = ({ table, view, seat }: Contest, told: readonly GameEvent[], answers: readonly string[]): number => {
  const levels = LEVELS.filter(({ thinking }) => thinking.overlooks === undefined)
  return levels.filter(
    ({ bot, thinking }) => !answers.includes(choose(table, view, seat, bot, { ...thinking, seed: 1, told })),
  ).length
}

const choose = (table: Table, view: unknown, seat: Seat, bot: string, options: ThinkingOptions): string =>
  table.engine.format(findBot(bot)!.choose(table, view, seat, options).move)
