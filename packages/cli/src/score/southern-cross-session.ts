import { isRefusal, type Refusal, refusal, resolveRules, text } from '@tefuda/kernel'
import { sessionSheet, southernCross } from '@tefuda/southern-cross'
import { wholeNumber } from '../rules-options.ts'
import type { ScoringRequest, SessionAnswer, SessionScorer } from './scorer.ts'
import { totalLines } from './total-lines.ts'

/** Games one after another, each a word: `320,250`, the points of each seat. */
export const southernCrossSession: SessionScorer = {
  roundsIn: (words) => words,
  score: (request) => scoreSession(request),
}

const POINTS = /^\d{1,6}(,\d{1,6})*$/

const scoreSession = ({ words, options, rules: given }: ScoringRequest): SessionAnswer | Refusal => {
  const games = words.map((word) => word.split(',').map(Number))
  const seats =
    options.seats === undefined
      ? (games[0]?.length ?? 1)
      : wholeNumber('--seats', options.seats, 1, southernCross.maxSeats)
  const bad = words.find((word, k) => !POINTS.test(word) || games[k]!.length !== seats)
  if (bad !== undefined || words.length === 0) return badPoints(bad, seats)
  const rules = resolveRules(southernCross.schema, southernCross, given, seats)
  if (isRefusal(rules)) return rules
  const sheet = sessionSheet(rules, seats, games)
  const title = (played: number) => text(`第${played}ゲーム`, `Game ${played}`)
  return { sheet, seats, lines: (names, look) => totalLines(sheet, title, names, look) }
}

const badPoints = (word: string | undefined, seats: number): Refusal =>
  refusal(
    'bad-points',
    null,
    `${word === undefined ? '点数を書いてください' : `「${word}」は${seats}人の点数として読めません`}。1ゲームごとに、各席の点数を「,」で区切って書きます。例：tefuda score southern-cross 320,250 --keep club.json`,
    `${word === undefined ? 'Points are missing' : `Cannot read ${JSON.stringify(word)} as the points of ${seats} seats`}. Write the points of each seat, game by game, for example: tefuda score southern-cross 320,250 --keep club.json`,
  )
