import { findGame } from '@tefuda/games'
import { type Game, isRefusal, Refused, type Rules, resolveRules } from '@tefuda/kernel'
import { type DailyGame, learnGameOf } from '../games/index.ts'
import { type Day, daysBetween } from './day.ts'

/** What everybody plays on a day: seat 0 is the person's, bots sit on the others. */
export interface DailyDeal {
  readonly day: Day
  readonly game: DailyGame
  /** In full: a value for every setting. */
  readonly rules: Rules
  readonly seats: number
}

/** Their order belongs to the calendar: another one would give the days other games. */
const IN_TURN = ['cut-in-daifugo', 'zheng-shang-you', 'exjan', 'ccc'] as const satisfies readonly DailyGame[]

/** The day on which the games began to take turns. */
const FIRST_DAY: Day = '2026-01-01'

/** The deals of a day: Southern Cross alone, and one of the other games against bots, which take turns. */
export const dealsOf = (day: Day): readonly DailyDeal[] => {
  const turn = daysBetween(FIRST_DAY, day) % IN_TURN.length
  const other = IN_TURN[(turn + IN_TURN.length) % IN_TURN.length]!
  return [dealOf(day, 'southern-cross'), dealOf(day, other)]
}

/** The deal of a game on a day; undefined where that game has none on that day. */
export const dailyDeal = (day: Day, game: string): DailyDeal | undefined =>
  dealsOf(day).find((deal) => deal.game === game)

/** The game of a deal under today's version of its rules. */
export const gameOf = ({ game }: Pick<DailyDeal, 'game'>): Game => findGame(game)!

const dealOf = (day: Day, game: DailyGame): DailyDeal => ({ day, game, ...planned(game) })

/** What every day of a game has: worked out once. */
const planned = (game: DailyGame): Pick<DailyDeal, 'rules' | 'seats'> => {
  const known = inFull.get(game)
  if (known !== undefined) return known
  const { rules: wanted, seats } = learnGameOf(game)!.daily
  const { schema } = gameOf({ game })
  const rules = resolveRules(schema, gameOf({ game }), wanted, seats)
  if (isRefusal(rules)) throw new Refused(rules)
  const made = { rules, seats }
  inFull.set(game, made)
  return made
}

const inFull = new Map<DailyGame, Pick<DailyDeal, 'rules' | 'seats'>>()
