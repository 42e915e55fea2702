import { findGame } from '@tefuda/games'
import { type Game, isRefusal, Refused, type Rules, resolveRules } from '@tefuda/kernel'
import { type Day, daysBetween } from './day.ts'

/** The games a day may have. */
export type DailyGame = 'southern-cross' | 'cut-in-daifugo' | 'exjan' | 'zheng-shang-you' | 'ccc'

/** What everybody plays on a day: seat 0 is the person's, bots sit on the others. */
export interface DailyDeal {
  readonly day: Day
  readonly game: DailyGame
  /** In full: a value for every setting. */
  readonly rules: Rules
  readonly seats: number
}

interface Plan {
  readonly rules: { readonly [setting: string]: unknown }
  readonly seats: number
}

/**
 * A few minutes of each game: alone on the small board of Southern Cross, three deals of the climbing games, since one has as
 * many results as seats, two rounds of Exjan, one game of CCC.
 */
const PLANS: Readonly<Record<DailyGame, Plan>> = {
  'southern-cross': { rules: { undo: false }, seats: 1 },
  'cut-in-daifugo': { rules: { deals: 3 }, seats: 4 },
  exjan: { rules: { deals: 2 }, seats: 4 },
  'zheng-shang-you': { rules: { deals: 3 }, seats: 4 },
  ccc: { rules: {}, seats: 2 },
}

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
  const { rules: wanted, seats } = PLANS[game]
  const { schema } = gameOf({ game })
  const rules = resolveRules(schema, gameOf({ game }), wanted, seats)
  if (isRefusal(rules)) throw new Refused(rules)
  const made = { rules, seats }
  inFull.set(game, made)
  return made
}

const inFull = new Map<DailyGame, Pick<DailyDeal, 'rules' | 'seats'>>()
