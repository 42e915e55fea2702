import type { GameRecord, Seat } from '@tefuda/kernel'
import type { KeptRecord } from '../storage/index.ts'
import { widthOfMean } from './width-of-mean.ts'

export type Help = Pick<GameRecord, 'hints' | 'undone' | 'again'>

/** One game of one's own, as it counts. */
export interface OwnGame {
  readonly id: string
  /** When it ended, in milliseconds since 1970. */
  readonly when: number
  readonly score: number
  /** Among equals the better one; null alone. */
  readonly rank: number | null
  /** What helped, as the record tells it. */
  readonly help: Help
}

/** All own games under one rule set with so many seats, the first one first. */
export interface OwnStats {
  readonly game: string
  readonly fingerprint: string
  readonly seats: number
  readonly games: readonly OwnGame[]
}

/** The games in which one person sat, played here: whose results are one's own. The rule set played most recently stands first. */
export const statsOf = (records: readonly KeptRecord[]): readonly OwnStats[] => {
  const own = records.flatMap((kept) => ownGame(kept) ?? [])
  const groups = Map.groupBy(own, ({ kept: { record } }) => `${record.fingerprint} ${record.seats.length}`)
  return [...groups.values()]
    .map((group): OwnStats => {
      const { record } = group[0]!.kept
      const games = group.map(({ game }) => game).toSorted((a, b) => a.when - b.when)
      return { game: record.game, fingerprint: record.fingerprint, seats: record.seats.length, games }
    })
    .toSorted((a, b) => b.games.at(-1)!.when - a.games.at(-1)!.when)
}

const ownGame = (kept: KeptRecord): { readonly kept: KeptRecord; readonly game: OwnGame } | null => {
  const { id, record, finished } = kept
  const own = ownSeat(kept)
  const score = own === null ? undefined : record.outcome?.scores[own]
  if (own === null || score === undefined) return null
  const rank = record.seats.length === 1 ? null : (record.outcome?.ranks[own] ?? null)
  const { hints = 0, undone = 0, again } = record
  const help = { hints, undone, ...(again && { again }) }
  return { kept, game: { id, when: finished, score, rank, help } }
}

/** Where one sat: online, or as the only person; null where several sat there, or none, and where it is no game of one's own: from a file, a lesson, a puzzle. */
export const ownSeat = ({ record: { seats }, imported, exercise, seat }: KeptRecord): Seat | null => {
  if (imported || exercise) return null
  const people = [...seats.keys()].filter((place) => seats[place]!.bot === undefined)
  return seat ?? (people.length === 1 ? people[0]! : null)
}

/** Whether something helped: such a game sets no best, and tells nothing of how one plays. */
export const isAided = ({ help: { hints = 0, undone = 0, again } }: Pick<OwnGame, 'help'>): boolean =>
  hints > 0 || undone > 0 || again === true

export interface Figures {
  readonly count: number
  readonly mean: number
  /** Half of the 95 % interval of the mean; null where there are too few games. */
  readonly error: number | null
  readonly best: number
  /** Games won; null alone. */
  readonly won: number | null
  /** The longest run of games won, and the run that ends now; null alone. */
  readonly streak: { readonly longest: number; readonly now: number } | null
  /** Games with hints, moves taken back, or a deal that was known. */
  readonly aided: number
}

/** What some games, one at least, come to. The best is that of a game without help, where there is one. */
export const figuresOf = (games: readonly OwnGame[]): Figures => {
  const scores = games.map(({ score }) => score)
  const count = scores.length
  const mean = scores.reduce((sum, score) => sum + score, 0) / count
  const m2 = scores.reduce((sum, score) => sum + (score - mean) ** 2, 0)
  const unaided = games.filter((game) => !isAided(game))
  const wins = games.map(({ rank }) => rank === 1)
  const isAlone = games.every(({ rank }) => rank === null)
  return {
    count,
    mean,
    error: widthOfMean({ n: count, mean, m2 }),
    best: Math.max(...(unaided.length > 0 ? unaided : games).map(({ score }) => score)),
    won: isAlone ? null : wins.filter(Boolean).length,
    streak: isAlone ? null : { longest: Math.max(...runsOf(wins)), now: runsOf(wins).at(-1)! },
    aided: count - unaided.length,
  }
}

/** How many games in a row had been won after each game. */
const runsOf = (wins: readonly boolean[]): readonly number[] => {
  let run = 0
  return wins.map((isWon) => {
    run = isWon ? run + 1 : 0
    return run
  })
}

/** The mean of the last `width` games, after each game. */
export const movingMean = (games: readonly OwnGame[], width: number): readonly number[] =>
  games.map((_, at) => {
    const last = games.slice(Math.max(0, at + 1 - width), at + 1)
    return last.reduce((sum, { score }) => sum + score, 0) / last.length
  })
