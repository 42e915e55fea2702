import { type Outcome, type Phase, type Seat, type Text, TIMES, text } from '@tefuda/kernel'
import { LOOK_EVERY, type Look, MOST_OPTIONS } from './look.ts'

/** What the contract alone tells of one game that was played. */
export interface GameFacts {
  /** Decisions by what was asked. */
  readonly asked: Readonly<Record<Exclude<Phase, 'over'>, number>>
  /** Windows that were opened. */
  readonly windows: number
  readonly deals: number
  /** Answers to a window that were not what is played when the time is up. */
  readonly claims: number
  /** Null where no turn was looked at. */
  readonly look: Look | null
  /** From which part of the game on it was decided; null where that was not asked. */
  readonly decided: number | null
  /** The only seat that could act first; null where several could. */
  readonly first: number | null
  /** Points that whoever acted first in a deal got in it above the mean of all, on the mean of the deals; null where several could in each. */
  readonly begun: number | null
  readonly leadChanges: number
  /** By seat: the side it plays for (`Sides`). */
  readonly sides: readonly number[]
  /** For each side, whether all others were ahead of it at some time. */
  readonly wasLast: readonly boolean[]
  readonly outcome: Outcome
  /** The index of the player on each seat. */
  readonly players: readonly number[]
  /** Seconds for a decision of each kind; `window` for all answers together. */
  readonly seconds: Readonly<Record<Exclude<Phase, 'over'>, number>>
}

/** What a measure says something of. */
export type MeasureGroup = 'length' | 'choice' | 'points' | 'fairness' | 'skill' | 'drama' | 'contact' | 'use'

/** The least and the most that a game can come to. */
export type Range = readonly [least: number, most: number]

export const PARTS_OF_ONE: Range = [0, 1]
/** Of what a game does not have. */
export const NEVER: Range = [0, 0]
export const COUNTS: Range = [0, Number.POSITIVE_INFINITY]
export const ANY_NUMBER: Range = [Number.NEGATIVE_INFINITY, Number.POSITIVE_INFINITY]

/** What is measured of every game there is. */
export interface GenericMeasure {
  readonly id: string
  readonly group: MeasureGroup
  readonly name: Text
  readonly unit: Text
  readonly range: Range
  /** Whether it says something of a game for one. */
  readonly alone?: boolean
  /** Whether it is measured in one deal of `LOOK_EVERY` only. */
  readonly isLooked?: boolean
  /** Whether it counts what only happens in windows, which not every game has. */
  readonly ofWindows?: boolean
  /** Whether it is a share of wins, of which fewer sides have more each. */
  readonly ofWins?: boolean
  /** The seat of which alone it tells; all of a side have the same wins. */
  readonly seat?: Seat
  /** Measured where it is asked for by name only. */
  readonly slow?: boolean
  /** Null where this game does not tell. */
  of(facts: GameFacts): number | null
}

export const SHARE = text('割合', 'share')
export const MINUTES = text('分', 'minutes')
export const POINTS = text('点', 'points')

/** A unit of what is looked at in some deals only. */
const inSome = ({ ja, en }: Text): Text =>
  text(`${ja}（配り${LOOK_EVERY}回に1回）`, `${en} (in one deal of ${LOOK_EVERY})`)

const decisionsOf = ({ asked: { turn, window, choice, exchange } }: GameFacts): number =>
  turn + window + choice + exchange

/**
 * The part of a win that a seat has, from 0 to 1: a win of its side is its own, and only sides that win together share it. Null where
 * no seat is meant.
 */
export const winShare = ({ sides, outcome: { winners } }: GameFacts, seat: number | null): number | null => {
  if (seat === null) return null
  if (!winners.includes(seat)) return 0
  const isFirstOfSide = (winner: number, at: number): boolean =>
    winners.findIndex((other) => sides[other] === sides[winner]) === at
  return 1 / winners.filter(isFirstOfSide).length
}

export const GENERIC: readonly GenericMeasure[] = [
  {
    id: 'decisions',
    group: 'length',
    name: text('判断の数', 'Decisions'),
    unit: TIMES,
    range: COUNTS,
    alone: true,
    of: decisionsOf,
  },
  {
    id: 'turns',
    group: 'length',
    name: text('手番の数', 'Turns'),
    unit: TIMES,
    range: COUNTS,
    alone: true,
    of: ({ asked }) => asked.turn,
  },
  {
    id: 'deals',
    group: 'length',
    name: text('一局のなかの配り', 'Deals in a game'),
    unit: text('回', ''),
    range: COUNTS,
    alone: true,
    of: ({ deals }) => deals,
  },
  {
    id: 'minutes',
    group: 'length',
    name: text('かかる時間の見積もり', 'Estimated time'),
    unit: MINUTES,
    range: COUNTS,
    alone: true,
    of: ({ asked, windows, seconds }) =>
      (asked.turn * seconds.turn +
        windows * seconds.window +
        asked.choice * seconds.choice +
        asked.exchange * seconds.exchange) /
      60,
  },
  {
    id: 'options',
    group: 'choice',
    name: text('選べる手の数', 'Legal moves at a turn'),
    unit: inSome(text(`手、${MOST_OPTIONS}まで`, `moves, ${MOST_OPTIONS} at most`)),
    range: [0, MOST_OPTIONS],
    alone: true,
    isLooked: true,
    of: ({ look }) => look?.options ?? null,
  },
  {
    id: 'forced',
    group: 'choice',
    name: text('ほかに手のない手番', 'Turns without a choice'),
    unit: inSome(SHARE),
    range: PARTS_OF_ONE,
    alone: true,
    isLooked: true,
    of: ({ look }) => (look === null ? null : Number(look.options === 1)),
  },
  {
    id: 'judged',
    group: 'choice',
    name: text('1つ弱いボットなら別の手を選ぶ手番', 'Turns that a weaker bot plays differently'),
    unit: inSome(SHARE),
    range: PARTS_OF_ONE,
    alone: true,
    isLooked: true,
    of: ({ look }) => (look === null || look.judged === null ? null : Number(look.judged)),
  },
  {
    id: 'score',
    group: 'points',
    name: text('1席の得点', 'Points of a seat'),
    unit: POINTS,
    range: ANY_NUMBER,
    alone: true,
    of: ({ outcome: { scores } }) => scores.reduce((sum, score) => sum + score) / scores.length,
  },
  {
    id: 'firstSeat',
    group: 'fairness',
    name: text('先手の勝ち', 'Wins of whoever acts first'),
    unit: SHARE,
    range: PARTS_OF_ONE,
    ofWins: true,
    of: (facts) => winShare(facts, facts.first),
  },
  {
    id: 'firstInDeal',
    group: 'fairness',
    name: text('配りを始める人の、平均との得点差', 'Lead over the average of whoever begins a deal'),
    unit: POINTS,
    range: ANY_NUMBER,
    of: ({ begun }) => begun,
  },
  {
    id: 'leadChanges',
    group: 'drama',
    name: text('首位の入れ替わり', 'Changes of the lead'),
    unit: TIMES,
    range: COUNTS,
    of: ({ leadChanges }) => leadChanges,
  },
  {
    id: 'comeback',
    group: 'drama',
    name: text('勝者が一度は最下位', 'Winner was last at some time'),
    unit: SHARE,
    range: PARTS_OF_ONE,
    of: ({ wasLast, sides, outcome: { winners } }) => Number(winners.some((seat) => wasLast[sides[seat]!])),
  },
  {
    id: 'margin',
    group: 'drama',
    name: text('1位と2位の差', 'Margin of the winner'),
    unit: POINTS,
    range: COUNTS,
    of: ({ sides, outcome: { scores } }) => {
      let best = 0
      for (let seat = 1; seat < scores.length; seat++) if (scores[seat]! > scores[best]!) best = seat
      let second = -1
      for (let seat = 0; seat < scores.length; seat++)
        if (sides[seat] !== sides[best] && (second < 0 || scores[seat]! > scores[second]!)) second = seat
      return scores[best]! - (scores[second] ?? 0)
    },
  },
  {
    id: 'ties',
    group: 'drama',
    name: text('1位の引き分け', 'Ties for the first place'),
    unit: SHARE,
    range: PARTS_OF_ONE,
    of: ({ sides, outcome: { winners } }) => Number(winners.some((seat) => sides[seat] !== sides[winners[0]!])),
  },
  {
    id: 'decided',
    group: 'drama',
    name: text('勝負がついたところ', 'Where it was decided'),
    unit: text('試合に占める割合', 'share of the game'),
    range: PARTS_OF_ONE,
    slow: true,
    of: ({ decided }) => decided,
  },
  {
    id: 'windows',
    group: 'contact',
    name: text('全員に尋ねた回数', 'Windows opened'),
    unit: TIMES,
    range: COUNTS,
    ofWindows: true,
    of: ({ windows }) => windows,
  },
  {
    id: 'claims',
    group: 'contact',
    name: text('名乗った回数', 'Claims made'),
    unit: TIMES,
    range: COUNTS,
    ofWindows: true,
    of: ({ claims }) => claims,
  },
]

/** The wins of each seat. */
export const seatMeasures = (seats: number): readonly GenericMeasure[] =>
  Array.from({ length: seats }, (_, seat): GenericMeasure => {
    const name = text(`${seat + 1}番の席の勝ち`, `Wins of seat ${seat + 1}`)
    return {
      id: `seat${seat + 1}`,
      group: 'fairness',
      name,
      unit: SHARE,
      range: PARTS_OF_ONE,
      ofWins: true,
      seat,
      of: (facts) => winShare(facts, seat),
    }
  })
