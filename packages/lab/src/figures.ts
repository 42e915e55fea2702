import { type Text, text } from '@tefuda/kernel'
import { same } from '@tefuda/kernel/rulebook'
import type { Outcome } from './collect.ts'
import { FEW, type Moments, varianceOf } from './interval.ts'
import { MOST_OPTIONS } from './look.ts'
import { type LuckParts, type LuckTally, luckParts } from './luck.ts'
import { quantileOf } from './quantile.ts'
import { stepNamed } from './skill.ts'
import { spreadOf } from './spread.ts'
import { around, type Estimate } from './summary.ts'
import { CANNOT_TELL, rangeInWords, shortNumber } from './wording.ts'

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

const optionFigures = ({ plan, tally: { options, means }, reading }: Outcome): Figure[] => {
  if (options.every((counts) => counts.length === 0)) return []
  const k = plan.ids.indexOf('options')
  const row = (part: number, name: Text): Figure => ({
    name,
    cells: options.map((counts, arm) => movesWithin(quantileOf(counts, part, { deals: means[arm]![k]!.n, reading }))),
  })
  return [
    row(0.5, text('選べる手の数の中央値と95 %の幅', 'Legal moves at a turn: median and its 95 % interval')),
    row(
      0.9,
      text(
        '選べる手の数（90 %の手番はこれ以下）と95 %の幅',
        'Legal moves at a turn: 90th percentile and its 95 % interval',
      ),
    ),
  ]
}

/** `12 (8 to 17)`; nothing yet while an end of the interval is not known. */
const movesWithin = ({ mean, low, high }: Estimate): Text =>
  low === null || high === null ? CANNOT_TELL : within(movesCounted(mean), low, high, movesBetween(low, high))

/** Something with its interval, where it has any width. */
const within = (value: Text, low: number, high: number, range: Text): Text =>
  low === high ? value : text(`${value.ja}（${range.ja}）`, `${value.en} (${range.en})`)

const movesBetween = (low: number, high: number): Text => {
  const [from, to] = [movesCounted(low), movesCounted(high)]
  return text(`${from.ja}〜${to.ja}`, `${from.en} to ${to.en}`)
}

/** So many moves, as far as they are counted. */
const movesCounted = (moves: number | null): Text =>
  moves === MOST_OPTIONS ? text(`${moves}以上`, `${moves} or more`) : same(shortNumber(moves))

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
  return within(percent(mean), low, high, rangeInWords({ low: inPercent(low), high: inPercent(high) }))
}

/** From so many deals on a variance is known to three tenths of it (1.96 √(2 / n)), and what chance makes a part of it is small. */
const MANY = 100

/** What it saves that players who differ sit on every seat on the same shuffle. */
const rotationFigures = ({ plan: { ids, lineUps }, tally: { games, plain } }: Outcome): Figure[] => {
  const k = ids.indexOf('player1')
  if (k < 0) return []
  const cells = games.map((measures, arm) => {
    const deals = plain.means[arm]![k]!
    if (deals.n < MANY) return CANNOT_TELL
    const together = varianceOf(deals)
    return together === 0 ? NONE : same(`×${(varianceOf(measures[k]!) / lineUps.length / together).toFixed(1)}`)
  })
  return [{ name: text('席を回した効き（1人目の勝ち）', 'Rotating the seats saved (wins of player 1)'), cells }]
}

/** A level beats the one below clearly from here on. */
const CLEARLY = 0.6

/** One-sided 95 %. */
const AHEAD = 1.645

const ladderFigures = ({ plan, tally, reading }: Outcome): Figure[] => {
  const { players } = plan.experiment
  if (Array.isArray(players)) return []
  const steps = players.ladder.slice(1).map((_, step) => stepNamed(players.ladder, step, plan.game))
  const at = (id: string, step: number): number => plan.ids.indexOf(`${id}${step + 1}`)
  const meanOf = (arm: number, k: number): Estimate => around(tally.plain.means[arm]![k]!, reading, plan.ranges[k]!)
  const asked = (id: string): boolean => steps.every((_, step) => at(id, step) >= 0)
  const levels: Figure = {
    name: text(
      '下を60 %以上で負かす段が続く数と95 %の幅',
      'Levels in a row that beat the one below in 60 % and their 95 % interval',
    ),
    cells: plan.arms.map((_, arm) => levelsIn(steps.map((_, step) => meanOf(arm, at('beats', step))))),
  }
  const games = steps.map(
    ({ ja, en }, step): Figure => ({
      name: text(
        `${ja}：上手い方が95 %で前に出るまでの試合数と95 %の幅`,
        `${en}: games until the better is ahead with 95 %, and their 95 % interval`,
      ),
      cells: plan.arms.map((_, arm) => {
        const k = at('edge', step)
        return gamesUntilAhead(meanOf(arm, k), tally.games[arm]![k]!)
      }),
    }),
  )
  return [...(asked('beats') ? [levels] : []), ...(asked('edge') ? games : [])]
}

/** How many steps of a ladder, one after another, are clear; as few, and as many, as their intervals allow. */
const levelsIn = (steps: readonly Estimate[]): Text => {
  const [counted, low, high] = (['mean', 'low', 'high'] as const).map((end) =>
    longestRow(steps.map((step) => (step[end] ?? (end === 'low' ? 0 : 1)) >= CLEARLY)),
  ) as [number, number, number]
  return within(same(String(counted)), low, high, rangeInWords({ low, high }))
}

const longestRow = (steps: readonly boolean[]): number => {
  let [longest, row] = [0, 0]
  for (const isClear of steps) {
    row = isClear ? row + 1 : 0
    longest = Math.max(longest, row)
  }
  return longest
}

/**
 * So many games that the sum of points ahead is above 0 in 95 of 100 series, as far as the mean is known; nothing where it is below 0,
 * or while it may be.
 */
const gamesUntilAhead = ({ mean, low, high }: Estimate, games: Moments): Text => {
  if (high !== null && high <= 0) return NONE
  if (mean === null || low === null || high === null || low <= 0 || games.n < FEW) return CANNOT_TELL
  const until = (ahead: number): number => Math.max(1, Math.ceil((AHEAD ** 2 * varianceOf(games)) / ahead ** 2))
  const [few, many] = [until(high), until(low)]
  const [fewest, most] = [few.toLocaleString('en'), many.toLocaleString('en')]
  return within(same(until(mean).toLocaleString('en')), few, many, text(`${fewest}〜${most}`, `${fewest} to ${most}`))
}

const luckFigures = ({ tally: { luck } }: Outcome): Figure[] => {
  if (luck === null || luck.every((each) => luckParts(each) === null)) return []
  const row = (key: keyof LuckParts, name: Text): Figure => ({ name, cells: luck.map((each) => luckPart(each, key)) })
  return [
    row('players', text('得点のばらつきのうち、ボットの強さの違い', 'Of the variance of points: who plays')),
    row('seat', text('得点のばらつきのうち、席', 'Of the variance of points: the seat')),
    row('shuffle', text('得点のばらつきのうち、配られた札', 'Of the variance of points: the cards dealt')),
    row('rest', text('得点のばらつきのうち、残り', 'Of the variance of points: all else')),
  ]
}

const luckPart = (luck: LuckTally, key: keyof LuckParts): Text => {
  const parts = luckParts(luck)
  if (parts === null) return NONE
  return luck.hands[0]!.n < MANY ? CANNOT_TELL : same(`${Math.round(100 * parts[key])} %`)
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
