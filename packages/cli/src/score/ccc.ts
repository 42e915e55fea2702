import { type BoardScore, ccc, scoreBoard, sessionSheet } from '@tefuda/ccc'
import { isRefusal, type Refusal, rankingOf, refusal, resolveRules, type Text, text } from '@tefuda/kernel'
import { z } from 'zod'
import type { Look } from '../terminal/look.ts'
import { columnsOf, padEnd, padStart } from '../terminal/text.ts'
import { fromJson, type Scorer, type ScoringRequest, type SessionAnswer } from './scorer.ts'
import { totalLines } from './total-lines.ts'

const GAME = (played: number): Text => text(`第${played}ゲーム`, `Game ${played}`)

const INPUT = z.strictObject({
  seats: z.int(),
  coins: z.record(z.string(), z.array(z.int())),
  rules: z.looseObject({ preset: z.string().optional() }).default({}),
})

/** A board with coins: who holds which cells, and the points. */
export const cccScorer: Scorer = {
  options: [],
  score: (request) => {
    const game = scoreGame(request)
    if (isRefusal(game)) return game
    const { score, seats } = game
    return { sheet: score, seats, lines: (names, look) => scoreLines(score, names, look) }
  },
  session: {
    roundsIn: (words) => (words.length === 0 ? [] : [words.join(' ')]),
    score: (request) => scoreSession(request),
  },
}

const scoreGame = (request: ScoringRequest) => {
  const read = request.json === null ? boardFromWords(request) : fromJson(request.json, INPUT, ccc.id)
  if (isRefusal(read)) return read
  const { seats } = read
  const rules = resolveRules(ccc.schema, ccc, { ...read.rules, ...request.rules }, seats)
  if (isRefusal(rules)) return rules
  const score = scoreBoard(rules, seats, read.coins)
  return isRefusal(score) ? score : { score, seats, rules }
}

/** Boards one after another, and what they add up to. */
const scoreSession = (request: ScoringRequest): SessionAnswer | Refusal => {
  const games: Exclude<ReturnType<typeof scoreGame>, Refusal>[] = []
  for (const round of request.words) {
    const game = scoreGame({ ...request, words: round.split(' ') })
    if (isRefusal(game)) return game
    games.push(game)
  }
  const last = games.at(-1)
  if (last === undefined) return badWord('')
  const { seats, rules } = last
  const sheet = sessionSheet(
    rules,
    seats,
    games.map(({ score }) => score.points),
  )
  return {
    sheet,
    seats,
    lines: (names, look) => [...scoreLines(last.score, names, look), '', ...totalLines(sheet, GAME, names, look)],
  }
}

/** `c3:2,0`: a cell and the coins of each seat on it. */
const CELL = /^([a-z]\d{1,2}):(\d{1,3}(?:,\d{1,3})*)$/

const boardFromWords = ({ words, options }: ScoringRequest) => {
  const coins: Record<string, number[]> = {}
  for (const word of words) {
    const [, cell, counts] = CELL.exec(word.toLowerCase()) ?? []
    if (cell === undefined || counts === undefined) return badWord(word)
    coins[cell] = counts.split(',').map(Number)
  }
  const [first] = Object.values(coins)
  if (first === undefined) return badWord('')
  return { seats: options.seats === undefined ? first.length : Number(options.seats), coins, rules: {} }
}

const badWord = (word: string) =>
  refusal(
    'bad-coins',
    null,
    `${word === '' ? 'コインを書いてください' : `「${word}」はコインとして読めません`}。マスの名前と、そこにある各席の枚数を書きます。例：tefuda score ccc c3:2,0 d4:1,3`,
    `${word === '' ? 'Coins are missing' : `Cannot read ${JSON.stringify(word)} as coins`}. Write a cell and the coins of each seat on it, for example: tefuda score ccc c3:2,0 d4:1,3`,
  )

const scoreLines = (
  { cells, points, territory, nearTerritory }: BoardScore,
  names: readonly string[],
  look: Look,
): string[] => {
  const { say, paint } = look
  const { ranks } = rankingOf(points)
  const wide = Math.max(...names.map(columnsOf))
  const bestFirst = names.map((_, seat) => seat).toSorted((a, b) => ranks[a]! - ranks[b]!)
  return bestFirst.flatMap((seat) => {
    const held = cells.filter(({ holder }) => holder?.seat === seat)
    const count = text(
      `${points[seat]}点（自陣${territory[seat]}、準自陣${nearTerritory[seat]}）`,
      `${points[seat]} points (territory ${territory[seat]}, near ${nearTerritory[seat]})`,
    )
    const place = say(text(`${ranks[seat]}位`, `${ranks[seat]}.`))
    return [
      paint.bold(`${padStart(place, 3)}  ${padEnd(names[seat]!, wide)}  ${say(count)}`),
      ...(held.length === 0 ? [] : [`     ${held.map((cell) => `${cell.name} ${cell.worth}`).join('  ')}`]),
    ]
  })
}
