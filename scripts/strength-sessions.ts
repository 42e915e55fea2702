import { threadCpuUsage } from 'node:process'
import { type Bot, dealEventsFor, findBot, type Table } from '@tefuda/bots'
import { findGame } from '@tefuda/games'
import { type GameEvent, isRefusal, type Match, openMatch, playMove, type Seat } from '@tefuda/kernel'
import { type Earlier, earlier } from './strength-earlier.ts'
import type { Contest, Player, StrengthTable } from './strength-tables.ts'

/** Some sessions of a contest. */
export interface Task {
  readonly table: StrengthTable
  readonly contest: Contest
  readonly from: number
  readonly to: number
  /** A file with the bots of an earlier Tefuda, which play the other side; those of this one where there is none. */
  readonly release?: string
}

/** What came of one shuffle, the mean over all sides the player has sat on. */
export interface Played {
  /** Points of a seat of the player in a deal, the mean over its seats. */
  readonly points: number
  /** The part of the deals in which one of its seats was out first, or had most at the end; 1 in a solitaire. */
  readonly firsts: number
  readonly decisions: number
  /** Processor time the player has used, in milliseconds. */
  readonly ms: number
}

/** Session number `n` begins with the same shuffles for every player and every side. */
const seedOf = (session: number): string => session.toString(16).padStart(64, '0')

/** Plays the sessions of a task in turn; what a worker thread does. */
export default async ({ table, contest, from, to, release }: Task): Promise<Played[]> => {
  const others = release === undefined ? undefined : await earlier(release)
  return Array.from({ length: to - from }, (_, k) => {
    const sides = Array.from({ length: table.sides }, (_, side) => playSession(table, contest, from + k, side, others))
    const sum = (pick: (one: Played) => number): number => sides.reduce((total, one) => total + pick(one), 0)
    return {
      points: sum(({ points }) => points) / sides.length,
      firsts: sum(({ firsts }) => firsts) / sides.length,
      decisions: sum(({ decisions }) => decisions),
      ms: sum(({ ms }) => ms),
    }
  })
}

const playSession = (
  table: StrengthTable,
  { player, against }: Contest,
  session: number,
  side: number,
  others: Earlier | undefined,
): Played => {
  const match = open(table, session)
  const { engine } = match
  const theirs = others?.tableOf(match)
  const isOurs = (seat: Seat): boolean => seat % table.sides === side
  let [decisions, ms] = [0, 0]
  for (let turn = 0; engine.outcome(match.state) === null; turn++) {
    const seat = engine.toAct(match.state)[0]!
    const ours = isOurs(seat) || against === null
    const who = ours ? player : against
    const before = threadCpuUsage()
    const bot = (ours ? findBot : (others?.findBot ?? findBot))(who.bot)
    const text = decide(match, ours ? match : (theirs ?? match), bot, who, seat, session * 10_000 + turn)
    const used = threadCpuUsage(before)
    if (ours) {
      ms += (used.user + used.system) / 1000
      decisions++
    }
    const played = playMove(match, seat, text)
    if (isRefusal(played)) throw new Error(`${who.bot} chose ${text}: ${played.message.en}`)
  }
  const { scores, winners } = engine.outcome(match.state)!
  const points = (mean(scores.filter((_, seat) => isOurs(seat))) - (table.fromMean ? mean(scores) : 0)) / table.deals
  const told = match.events.flatMap(firstOf)
  const first = told.length > 0 ? told : winners
  return { points, firsts: first.filter(isOurs).length / first.length, decisions, ms }
}

const open = ({ game: id, rules, seats }: StrengthTable, session: number): Match => {
  const game = findGame(id)
  if (game === undefined) throw new Error(`There is no game ${id}.`)
  const match = openMatch({ game, rules, seats, seed: seedOf(session) })
  if (isRefusal(match)) throw new Error(match.message.en)
  return match
}

/** What a bot chooses at a match, told as the notation of its own table has it. */
const decide = (
  match: Match,
  table: Table,
  bot: Bot | undefined,
  { bot: id, ...budget }: Player,
  seat: Seat,
  seed: number,
): string => {
  if (bot === undefined) throw new Error(`There is no bot ${id}.`)
  const view = match.engine.view(match.state, seat)
  return table.engine.format(bot.choose(table, view, seat, { ...budget, seed, told: dealEventsFor(match, seat) }).move)
}

/** Who was first in a deal that ends with this event; nobody where places are not told. */
const firstOf = (event: GameEvent): Seat[] => {
  const { type, places } = event as { type: string; places?: readonly Seat[] }
  return type === 'end' && places !== undefined ? places.slice(0, 1) : []
}

const mean = (numbers: readonly number[]): number => numbers.reduce((sum, one) => sum + one) / numbers.length
