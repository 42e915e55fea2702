import jstat from 'jstat'
import type { Curves } from './results.ts'
import type { Played } from './strength-sessions.ts'
import type { Contest, Player, StrengthTable } from './strength-tables.ts'

export interface Interval {
  readonly mean: number
  /** Half the width of the 95 % interval (Student's t). */
  readonly within: number
}

/** What is kept of a contest. */
export interface Result {
  readonly player: string
  readonly against: string | null
  readonly sessions: number
  readonly deals: number
  /** Points of a seat of the player in a deal. */
  readonly points: Interval
  /** The part of the deals in which it, or its team, was out first or had most. */
  readonly firsts: Interval
  /** In a solitaire: points more than the row before, on the deals both have played. */
  readonly better: Interval | null
  readonly msPerDecision: number
}

/** The results of one table, and what they were made with. */
export interface Report {
  readonly id: string
  readonly made: string
  readonly results: readonly Result[]
}

export const intervalOf = (values: readonly number[]): Interval => {
  const n = values.length
  const mean = jstat.mean(values)
  const deviation = jstat.stdev(values, true)
  return { mean: rounded(mean), within: rounded((jstat.studentt.inv(0.975, n - 1) * deviation) / Math.sqrt(n)) }
}

const rounded = (value: number): number => Math.round(value * 10_000) / 10_000

export const nameOf = ({ bot, playouts, playoutsInAll, overlooks }: Player): string => {
  if (overlooks !== undefined) return `${bot}, overlooks ${100 * overlooks} %`
  if (playouts !== undefined) return `${bot}, ${playouts} playouts a candidate`
  return playoutsInAll === undefined ? bot : `${bot}, ${playoutsInAll} playouts a decision`
}

/** `before`: what was played for the row above, of which a solitaire tells the difference. */
export const resultOf = (
  { sides, deals }: StrengthTable,
  { player, against }: Contest,
  played: readonly Played[],
  before: readonly Played[],
): Result => {
  const both = against === null ? Math.min(played.length, before.length) : 0
  const sum = (pick: (one: Played) => number): number => played.reduce((total, one) => total + pick(one), 0)
  return {
    player: nameOf(player),
    against: against === null ? null : nameOf(against),
    sessions: played.length,
    deals: played.length * sides * deals,
    points: intervalOf(played.map(({ points }) => points)),
    firsts: intervalOf(played.map(({ firsts }) => firsts)),
    better: both < 2 ? null : intervalOf(played.slice(0, both).map(({ points }, k) => points - before[k]!.points)),
    msPerDecision: rounded(sum(({ ms }) => ms) / sum(({ decisions }) => decisions)),
  }
}

const shown = ({ mean, within }: Interval, digits: number): string =>
  `${mean.toFixed(digits)} ± ${within.toFixed(digits)}`

const percent = ({ mean, within }: Interval): string => `${(100 * mean).toFixed(1)} ± ${(100 * within).toFixed(1)} %`

const solitaire = (results: readonly Result[]): string => `
| bot | deals | mean points | better than the row above by | ms a decision |
| --- | ---: | ---: | ---: | ---: |
${results
  .map(
    ({ player, deals, points, better, msPerDecision }) =>
      `| ${player} | ${deals} | ${shown(points, 1)} | ${better === null ? '' : shown(better, 1)} | ${msPerDecision.toFixed(2)} |`,
  )
  .join('\n')}
`

const contests = (results: readonly Result[], { sides }: StrengthTable): string => `
| bot | against | deals | points a deal | first places (even: ${(100 / sides).toFixed(1)} %) | ms a decision |
| --- | --- | ---: | ---: | ---: | ---: |
${results
  .map(
    ({ player, against, deals, points, firsts, msPerDecision }) =>
      `| ${player} | ${against} | ${deals} | ${shown(points, 2)} | ${percent(firsts)} | ${msPerDecision.toFixed(2)} |`,
  )
  .join('\n')}
`

/** How policies grew in training, one row for each number of iterations that was measured. */
const training = (curves: Curves): string => {
  const columns = Object.entries(curves).flatMap(([game, sections]) =>
    Object.entries(sections).map(([section, curve]) => ({ name: `${game}, ${section}`, curve })),
  )
  const iterations = [...new Set(columns.flatMap(({ curve }) => curve.map(({ iteration }) => iteration)))]
  const pointsAfter = (wanted: number): string[] =>
    columns.map(({ curve }) => curve.find(({ iteration }) => iteration === wanted)?.points.toFixed(3) ?? '')
  const rows = iterations
    .toSorted((a, b) => a - b)
    .map((wanted) => `| ${[wanted, ...pointsAfter(wanted)].join(' | ')} |`)
  return `${TRAINING}
| iterations | ${columns.map(({ name }) => name).join(' | ')} |
| ---: |${' ---: |'.repeat(columns.length)}
${rows.join('\n')}
`
}

const TRAINING = `## Policies in training

What the choices of a policy alone are worth, without any search, after so many iterations of \`npm run train\`: points a deal against the
mean of the others, who play as greedy does; 4,000 deals, each from every side. Untrained it plays as they do.
`

/** The page: a section for each table of which there are results, and one for the policies. */
export const page = (tables: readonly StrengthTable[], reports: readonly Report[], curves: Curves = {}): string => {
  const sections = tables.flatMap((table) => {
    const report = reports.find(({ id }) => id === table.id)
    if (report === undefined) return []
    const rows = (table.seats === 1 ? solitaire : contests)(report.results, table)
    return [`## ${table.title}\n${rows}\n${report.made}\n`]
  })
  if (Object.keys(curves).length > 0) sections.push(training(curves))
  return `${INTRODUCTION}\n${sections.join('\n')}`
}

const INTRODUCTION = `# Strength of the bots

How well they play, with 95 % intervals (Student's t over the shuffles). The scores follow from shuffles and seeds alone;
only the last column depends on the machine. Shuffle number n is that of the seed that is n in 64 hex digits.

- **Alone** (Southern Cross): every bot plays the same deals, and each row is compared with the row above on the deals
  both have played.
- **Against others**: one side plays as the first column says, all others as the second. Every shuffle is played once from
  every side, so that the luck of the cards cancels out; the interval is taken over the means of the shuffles. In climbing
  games a session is two deals, the second after an exchange of cards. *Points a deal*: what a seat of that side scores in a
  deal by the rules (Zheng Shang You: two for the first place, one for the second, in teams shared; Cut-in Daifugo: 2, 1, 0,
  −1, −2). Equal players would score the mean of the points that are given: 0.75 among four, 1.5 for a team of two, 3 for a
  team of three, 0 in Cut-in Daifugo. Exjan: chips won or lost in one round; CCC: points more than the mean of the table in
  one game; equal players would have 0 in both. A first place shared by several counts for each in part.
- **Levels for people**: each against the one below, on every other seat of the table; points are told against the mean of the table.
  *Usual* playouts are as many as a game's heuristics say (docs/bots.md).
- **Levels against those of the last release**: each against the same level as it was then, likewise; even is 50 %.
  One that plays as it did comes to exactly 50.0 ± 0.0 %, as two shuffles show; of one that plays otherwise two or three tell
  nothing. An interval of ten points takes some sixty: 15 minutes of a processor for Strong of CCC and an hour for Very strong,
  which has no row yet, 5 and 25 minutes for those of Exjan, two hours for Very strong of Cut-in Daifugo.
`
