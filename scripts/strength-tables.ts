import { LEVELS, type Level } from '@tefuda/bots/levels'
import type { RulesRequest, Text } from '@tefuda/kernel'

/** How long a bot thinks: playouts for each candidate move (`usual`: what its game's heuristics say), or for a decision in all. Bots without playouts have neither. */
export interface Player {
  readonly bot: string
  readonly playouts?: number | 'usual'
  readonly playoutsInAll?: number
  /** The part of the moves it misses, as the weaker levels for people do. */
  readonly overlooks?: number
}

/** One row of a table: a player, whom it plays against (nobody in a solitaire), and on how many shuffles. */
export interface Contest {
  readonly player: Player
  readonly against: Player | null
  /** Sessions that begin with different shuffles. Each is played once from every side. */
  readonly sessions: number
}

/** What is played: one game, one rule set, one number of seats. */
export interface StrengthTable {
  readonly id: string
  readonly game: string
  readonly title: Text['en']
  readonly rules: RulesRequest
  readonly seats: number
  /** Seat s is on side s mod `sides`; the player sits on all seats of one side, its opponents on all others. */
  readonly sides: number
  /** Deals of a session. */
  readonly deals: number
  /** Points are told against the mean of the table: in Exjan that is what a seat has won or lost. */
  readonly fromMean?: true
  /** The other side is played by the bots of the last release. */
  readonly againstRelease?: true
  readonly contests: readonly Contest[]
}

const RANDOM: Player = { bot: 'random' }
const GREEDY: Player = { bot: 'greedy' }
const monteCarlo = (playoutsInAll: number): Player => ({ bot: 'monte-carlo', playoutsInAll })
const alone = (player: Player, sessions: number): Contest => ({ player, against: null, sessions })

/** Greedy against random, then Monte Carlo with so many playouts a decision against greedy, each in so many sessions. */
const ladder = (random: number, ...rungs: readonly (readonly [playouts: number, sessions: number])[]): Contest[] => [
  { player: GREEDY, against: RANDOM, sessions: random },
  ...rungs.map(([playouts, sessions]) => ({ player: monteCarlo(playouts), against: GREEDY, sessions })),
]

const exjan = (
  id: string,
  title: string,
  seats: number,
  sessions: readonly [number, number, number],
): StrengthTable => ({
  id,
  game: 'exjan',
  title,
  rules: { deals: 1 },
  seats,
  sides: seats,
  deals: 1,
  fromMean: true,
  contests: ladder(sessions[0], [50, sessions[1]], [200, sessions[2]]),
})

const ccc = (id: string, title: string, seats: number, sessions: readonly [number, number, number]): StrengthTable => ({
  id,
  game: 'ccc',
  title,
  rules: {},
  seats,
  sides: seats,
  deals: 1,
  fromMean: true,
  contests: ladder(sessions[0], [50, sessions[1]], [400, sessions[2]]),
})

/** A field of one's own: greedy, then Monte Carlo with so many playouts for each candidate. */
const solitaire = (id: string, title: string, preset: string, playouts: number, sessions: number): StrengthTable => ({
  id,
  game: 'southern-cross',
  title,
  rules: { preset },
  seats: 1,
  sides: 1,
  deals: 1,
  contests: [alone(GREEDY, 2000), alone({ bot: 'monte-carlo', playouts }, sessions)],
})

const playerOf = ({ bot, thinking }: Level): Player => ({ bot, ...thinking })

/** Each level for people against the one below, as two sides that sit in turn; as many rungs as there are numbers of sessions. */
const levels = (
  of: Pick<StrengthTable, 'id' | 'game' | 'title' | 'rules' | 'seats' | 'deals'>,
  sessions: readonly number[],
): StrengthTable => ({
  ...of,
  sides: 2,
  fromMean: true,
  contests: sessions.map((count, rung) => ({
    player: playerOf(LEVELS[rung + 1]!),
    against: playerOf(LEVELS[rung]!),
    sessions: count,
  })),
})

// In climbing games two deals a session: the second begins with an exchange of cards.
export const TABLES: readonly StrengthTable[] = [
  {
    id: 'southern-cross',
    game: 'southern-cross',
    title: 'Southern Cross, 3×3 solitaire',
    rules: {},
    seats: 1,
    sides: 1,
    deals: 1,
    contests: [
      alone(RANDOM, 5000),
      alone(GREEDY, 5000),
      alone({ bot: 'monte-carlo', playouts: 20 }, 300),
      alone({ bot: 'monte-carlo', playouts: 50 }, 200),
      alone({ bot: 'monte-carlo', playouts: 200 }, 100),
    ],
  },
  solitaire('southern-cross-5x5', 'Southern Cross, 5×5 solitaire', '5x5', 2, 30),
  solitaire('southern-cross-zodiac', 'Southern Cross, solitaire on the zodiac', 'zodiac', 10, 100),
  solitaire('southern-cross-wild', 'Southern Cross, 3×3 solitaire with more jokers', 'wild', 10, 100),
  {
    id: 'zheng-shang-you',
    game: 'zheng-shang-you',
    title: 'Zheng Shang You, four players, everyone alone',
    rules: { deals: 2, target: 10_000 },
    seats: 4,
    sides: 4,
    deals: 2,
    contests: ladder(500, [50, 200], [200, 50], [600, 60]),
  },
  {
    id: 'zheng-shang-you-teams',
    game: 'zheng-shang-you',
    title: 'Zheng Shang You, two teams of two',
    rules: { preset: 'teams', deals: 2, target: 10_000 },
    seats: 4,
    sides: 2,
    deals: 2,
    contests: ladder(500, [50, 200], [200, 50], [600, 50]),
  },
  {
    id: 'san-jia-xi',
    game: 'zheng-shang-you',
    title: 'San Jia Xi, two teams of three',
    rules: { preset: 'san-jia-xi', deals: 2, target: 10_000 },
    seats: 6,
    sides: 2,
    deals: 2,
    contests: ladder(500, [50, 100], [200, 50], [600, 50]),
  },
  {
    id: 'cut-in-daifugo',
    game: 'cut-in-daifugo',
    title: 'Cut-in Daifugo, four players, all effects',
    rules: { deals: 2 },
    seats: 4,
    sides: 4,
    deals: 2,
    contests: ladder(500, [50, 60], [200, 25]),
  },
  {
    id: 'cut-in-daifugo-six',
    game: 'cut-in-daifugo',
    title: 'Cut-in Daifugo, six players, all effects',
    rules: { deals: 2 },
    seats: 6,
    sides: 6,
    deals: 2,
    contests: ladder(200, [50, 20]),
  },
  exjan('exjan', 'Exjan, four players, one round', 4, [300, 500, 100]),
  exjan('exjan-three', 'Exjan, three players, one round', 3, [300, 300, 60]),
  ccc('ccc', 'CCC, two players', 2, [100, 30, 12]),
  ccc('ccc-three', 'CCC, three players', 3, [60, 20, 8]),
  ccc('ccc-four', 'CCC, four players', 4, [50, 20, 8]),
  levels(
    {
      id: 'southern-cross-levels',
      game: 'southern-cross',
      title: 'Levels for people: Southern Cross, two players',
      rules: {},
      seats: 2,
      deals: 1,
    },
    [200, 200, 30, 6],
  ),
  levels(
    {
      id: 'cut-in-daifugo-levels',
      game: 'cut-in-daifugo',
      title: 'Levels for people: Cut-in Daifugo, four players',
      rules: { deals: 2 },
      seats: 4,
      deals: 2,
    },
    [200, 200, 25, 8],
  ),
  levels(
    {
      id: 'zheng-shang-you-levels',
      game: 'zheng-shang-you',
      title: 'Levels for people: Zheng Shang You, four players',
      rules: { deals: 2, target: 10_000 },
      seats: 4,
      deals: 2,
    },
    [200, 200, 60, 40],
  ),
  levels(
    {
      id: 'exjan-levels',
      game: 'exjan',
      title: 'Levels for people: Exjan, four players, eight rounds',
      rules: { deals: 8 },
      seats: 4,
      deals: 8,
    },
    [300, 300, 40, 4],
  ),
  levels(
    { id: 'ccc-levels', game: 'ccc', title: 'Levels for people: CCC, two players', rules: {}, seats: 2, deals: 1 },
    [100, 100, 16, 6],
  ),
]

/** Each level of today against the same one of the last release, on the tables of the levels; so many sessions each as there. */
export const againstEarlier = (then: readonly Level[]): StrengthTable[] =>
  TABLES.filter(({ id }) => id.endsWith(LEVELS_ID)).map((table) => ({
    ...table,
    id: table.id.replace(LEVELS_ID, EARLIER_ID),
    againstRelease: true,
    title: table.title.replace('Levels for people', 'Levels against those of the last release'),
    contests: LEVELS.flatMap((level, k) => {
      const before = then.find(({ id }) => id === level.id)
      const sessions = table.contests[Math.max(0, k - 1)]?.sessions
      return before === undefined || sessions === undefined
        ? []
        : [{ player: playerOf(level), against: playerOf(before), sessions }]
    }),
  }))

const LEVELS_ID = '-levels'
const EARLIER_ID = '-earlier'
