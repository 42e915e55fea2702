import { type Text, text } from '@tefuda/kernel'
import { same } from '@tefuda/kernel/rulebook'
import type { Outcome } from './collect.ts'
import { varianceOf } from './interval.ts'
import { MOST_OPTIONS } from './look.ts'
import { luckParts } from './luck.ts'
import { stepNamed } from './skill.ts'
import { spreadOf } from './spread.ts'
import type { Estimate } from './summary.ts'
import { rangeInWords, shortNumber } from './wording.ts'

/** Something that is told of each rule set besides its measures. */
export interface Figure {
  readonly name: Text
  /** By arm, the base first. */
  readonly cells: readonly Text[]
}

/** What follows from the rows of all deals together: spreads, skill and luck. */
export const figuresOf = (outcome: Outcome): readonly Figure[] => [
  ...optionFigures(outcome),
  ...seatFigures(outcome),
  ...rotationFigures(outcome),
  ...ladderFigures(outcome),
  ...luckFigures(outcome),
]

const NONE = same('–')

const inPercent = (part: number): number => Math.round(part * 1000) / 10

const percent = (part: number): Text => same(`${shortNumber(inPercent(part))} %`)

const optionFigures = ({ tally: { options } }: Outcome): Figure[] => {
  if (options.every((counts) => counts.length === 0)) return []
  const row = (part: number, name: Text): Figure => ({
    name,
    cells: options.map((counts) => movesCounted(quantileOf(counts, part))),
  })
  return [
    row(0.5, text('選べる手の数の中央値', 'Legal moves at a turn: median')),
    row(0.9, text('選べる手の数（90 %の手番はこれ以下）', 'Legal moves at a turn: 90th percentile')),
  ]
}

/** So many moves, as far as they are counted. */
const movesCounted = (moves: number | null): Text =>
  moves === MOST_OPTIONS ? text(`${moves}以上`, `${moves} or more`) : same(shortNumber(moves))

/** The least number that so large a part does not exceed; `counts` has how often each number came. */
const quantileOf = (counts: readonly number[], part: number): number | null => {
  const all = counts.reduce((sum, count) => sum + count, 0)
  let before = 0
  for (const [number, count] of counts.entries()) {
    before += count
    if (before >= part * all) return all === 0 ? null : number
  }
  return null
}

const seatFigures = ({ plan, tally, reading }: Outcome): Figure[] => {
  const seats = plan.ids.flatMap((id, k) => (/^seat\d+$/.test(id) ? [k] : []))
  if (seats.length < 2) return []
  const cells = tally.means.map((measures) =>
    percentWithin(
      spreadOf(
        seats.map((k) => measures[k]!),
        reading,
      ),
    ),
  )
  return [
    {
      name: text(
        '席による勝ちの開き（最多と最少）と95 %の幅',
        'Spread of wins by seat (most − fewest) and its 95 % interval',
      ),
      cells,
    },
  ]
}

/** `7.2 % (0 to 12.5)`. */
const percentWithin = ({ mean, low, high }: Estimate): Text => {
  if (mean === null || low === null || high === null) return NONE
  const range = rangeInWords({ low: inPercent(low), high: inPercent(high) })
  const share = percent(mean)
  return text(`${share.ja}（${range.ja}）`, `${share.en} (${range.en})`)
}

/** What it saves that players who differ sit on every seat on the same shuffle. */
const rotationFigures = ({ plan: { ids, lineUps }, tally: { games, plain } }: Outcome): Figure[] => {
  const k = ids.indexOf('player1')
  if (k < 0) return []
  const cells = games.map((measures, arm) => {
    const together = varianceOf(plain.means[arm]![k]!)
    return together === 0 ? NONE : same(`×${shortNumber(varianceOf(measures[k]!) / lineUps.length / together)}`)
  })
  return [{ name: text('席を回した効き（1人目の勝ち）', 'Rotating the seats saved (wins of player 1)'), cells }]
}

/** A level beats the one below clearly from here on. */
const CLEARLY = 0.6

/** One-sided 95 %. */
const AHEAD = 1.645

const ladderFigures = ({ plan, tally }: Outcome): Figure[] => {
  const { players } = plan.experiment
  if (Array.isArray(players)) return []
  const steps = players.ladder.slice(1).map((_, step) => stepNamed(players.ladder, step, plan.game))
  const at = (id: string, step: number): number => plan.ids.indexOf(`${id}${step + 1}`)
  const levels = tally.means.map((measures) => {
    const beats = steps.map((_, step) => measures[at('beats', step)]?.mean ?? 0)
    return same(1 + beats.filter((share) => share >= CLEARLY).length)
  })
  return [
    { name: text('下を60 %以上で負かす段の数', 'Levels that beat the one below in 60 %'), cells: levels },
    ...steps.map(({ ja, en }, step) => ({
      name: text(`${ja}：上手い方が95 %で前に出るまでの試合数`, `${en}: games until the better is ahead with 95 %`),
      cells: tally.games.map((measures) => gamesUntilAhead(measures[at('edge', step)])),
    })),
  ]
}

/** So many games that the sum of points ahead is above 0 in 95 of 100 series. */
const gamesUntilAhead = (edge: Parameters<typeof varianceOf>[0] | undefined): Text => {
  if (edge === undefined || edge.n < 2 || edge.mean <= 0) return NONE
  return same(Math.max(1, Math.ceil((AHEAD ** 2 * varianceOf(edge)) / edge.mean ** 2)).toLocaleString('en'))
}

const luckFigures = ({ tally: { luck } }: Outcome): Figure[] => {
  const parts = luck?.map(luckParts) ?? []
  if (parts.every((each) => each === null)) return []
  const row = (key: 'players' | 'seat' | 'shuffle' | 'rest', name: Text): Figure => ({
    name,
    cells: parts.map((each) => (each === null ? NONE : percent(each[key]))),
  })
  return [
    row('players', text('得点のばらつきのうち、ボットの強さの違い', 'Of the variance of points: who plays')),
    row('seat', text('得点のばらつきのうち、席', 'Of the variance of points: the seat')),
    row('shuffle', text('得点のばらつきのうち、配られた札', 'Of the variance of points: the cards dealt')),
    row('rest', text('得点のばらつきのうち、残り', 'Of the variance of points: all else')),
  ]
}

/** How often a rule was used, by what counts it. */
export interface RuleUse {
  readonly rule: string
  readonly name: Text
  /** Uses a game, by arm. */
  readonly means: readonly number[]
  /** Whether no game ever met it, under any of the rule sets. */
  readonly isNews: boolean
}

/** Every rule of the book that the game counts, in the order of its rulings. */
export const rulesUsed = ({ plan, tally }: Outcome): readonly RuleUse[] =>
  plan.own
    .flatMap(({ id, rule, name }) => {
      if (rule === undefined) return []
      const means = tally.means.map((measures) => measures[plan.ids.indexOf(id)]!.mean)
      return [{ rule, name, means, isNews: means.every((uses) => uses === 0) }]
    })
    .toSorted((a, b) => numberIn(a.rule) - numberIn(b.rule))

const numberIn = (rule: string): number => Number(/\d+/.exec(rule)?.[0] ?? 0)
