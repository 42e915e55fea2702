import { type CutInRound, cutInDaifugo, sessionSheet as cutInSheet, TITLE_NAMES, titleOf } from '@tefuda/cut-in-daifugo'
import {
  isRefusal,
  type Refusal,
  refusal,
  resolveRules,
  type ScoreSheet,
  type Seat,
  type Text,
  text,
} from '@tefuda/kernel'
import { type ZhengShangYouRound, zhengShangYou, sessionSheet as zhengShangYouSheet } from '@tefuda/zheng-shang-you'
import { z } from 'zod'
import { dealLines } from '../games/climbing/sheet.ts'
import type { Look } from '../terminal/look.ts'
import { wrap } from '../terminal/text.ts'
import { fromJson, type Scorer, type ScoringRequest, type SessionAnswer } from './scorer.ts'

const RULES = z.looseObject({ preset: z.string().optional() }).default({})
const SEATS = z.array(z.int().min(0).max(7))
const CUT_IN = z.strictObject({
  seats: z.int(),
  games: z.array(z.strictObject({ out: SEATS, fouled: SEATS.default([]) })),
  rules: RULES,
})
const ZHENG_SHANG_YOU = z.strictObject({ seats: z.int(), deals: z.array(SEATS), rules: RULES })

/** Each word is a round, and all of them are a session. */
const byPlaces = (score: (request: ScoringRequest) => SessionAnswer | Refusal): Scorer => ({
  options: [],
  score,
  session: { roundsIn: (words) => words, score },
})

/** A session by the places of its games: titles, points, who exchanges what. */
const scoreCutIn = (request: ScoringRequest): SessionAnswer | Refusal => {
  const read = request.json === null ? cutInFromWords(request) : fromJson(request.json, CUT_IN, cutInDaifugo.id)
  if (isRefusal(read)) return read
  const rules = resolveRules(cutInDaifugo.schema, cutInDaifugo, { ...read.rules, ...request.rules }, read.seats)
  if (isRefusal(rules)) return rules
  const sheet = cutInSheet(rules, read.seats, read.games)
  if (isRefusal(sheet)) return sheet
  const title = (played: number): Text => text(`第${played}ゲームの結果`, `Result of game ${played}`)
  const called = (place: number): Text => TITLE_NAMES[titleOf(place, read.seats)]
  return {
    sheet,
    seats: read.seats,
    lines: (names, look, columns) => sessionLines(sheet, { title, called, coming: giftsThen }, names, look, columns),
  }
}

export const cutInScorer: Scorer = byPlaces(scoreCutIn)

/** A session by the places of its deals: points, who deals next, who exchanges what. */
const scoreZhengShangYou = (request: ScoringRequest): SessionAnswer | Refusal => {
  const read =
    request.json === null ? zhengShangYouFromWords(request) : fromJson(request.json, ZHENG_SHANG_YOU, zhengShangYou.id)
  if (isRefusal(read)) return read
  const rules = resolveRules(zhengShangYou.schema, zhengShangYou, { ...read.rules, ...request.rules }, read.seats)
  if (isRefusal(rules)) return rules
  const sheet = zhengShangYouSheet(rules, read.seats, read.deals)
  if (isRefusal(sheet)) return sheet
  const title = (played: number): Text => text(`第${played}ディールの結果`, `Result of deal ${played}`)
  const called = (): Text => text('', '')
  return {
    sheet,
    seats: read.seats,
    lines: (names, look, columns) => sessionLines(sheet, { title, called, coming: offersThen }, names, look, columns),
  }
}

export const zhengShangYouScorer: Scorer = byPlaces(scoreZhengShangYou)

interface Wording<R> {
  readonly title: (played: number) => Text
  readonly called: (place: number) => Text
  /** What comes before the next deal. */
  readonly coming: (round: R, names: readonly string[]) => Text[]
}

const sessionLines = <R extends CutInRound | ZhengShangYouRound>(
  { rounds, outcome, over }: ScoreSheet<R>,
  { title, called, coming }: Wording<R>,
  names: readonly string[],
  look: Look,
  columns: number,
): string[] => {
  const last = rounds.at(-1)
  const winners = outcome.winners.map((seat) => names[seat])
  const end = over
    ? [text(`終わり　勝ち：${winners.join('、')}`, `The end. Won by ${winners.join(' and ')}`)]
    : last === undefined
      ? []
      : coming(last, names)
  return [
    ...rounds.flatMap((round, k) => [
      ...dealLines(
        { type: 'end', deal: k + 1, ...round },
        title(k + 1),
        (place) => look.say(called(place)),
        names,
        look,
        columns,
      ),
      '',
    ]),
    ...end.flatMap((line) => wrap(look.say(line), columns, look.lang)),
  ]
}

const giftsThen = ({ exchange, fallen }: CutInRound, names: readonly string[]): Text[] => [
  ...(fallen === null ? [] : [text(`都落ち：${names[fallen]}`, `Fallen: ${names[fallen]}`)]),
  ...exchange.map(({ from, to, cards, strongest }) =>
    strongest
      ? text(
          `交換：${names[from]} → ${names[to]}　強い札${cards}枚`,
          `Exchange: ${names[from]} gives ${names[to]} the strongest ${cards === 1 ? 'card' : `${cards} cards`}`,
        )
      : text(
          `交換：${names[from]} → ${names[to]}　好きな札${cards}枚`,
          `Exchange: ${names[from]} gives ${names[to]} ${cards === 1 ? 'a card' : `${cards} cards`} of choice`,
        ),
  ),
]

const offersThen = ({ exchange, dealer }: ZhengShangYouRound, names: readonly string[]): Text[] => [
  text(`次の親：${names[dealer]}`, `${names[dealer]} deals next`),
  ...exchange.map(({ givers, takers, strongest }) => {
    const [a, b, first, second] = [...givers, ...takers].map((seat) => names[seat])
    return strongest
      ? text(
          `交換：${a} と ${b} がいちばん強い札を出し、${first} が先に、${second} が残りを取る`,
          `Exchange: ${a} and ${b} show their strongest cards; ${first} takes one, ${second} the other`,
        )
      : text(
          `交換：${a} と ${b} が好きな札を出し、${first} が先に、${second} が残りを取る`,
          `Exchange: ${a} and ${b} put down a card each; ${first} takes one, ${second} the other`,
        )
  }),
]

/** `2143`: seats in the order of going out, numbered from 1; behind a `/` those who fouled. */
const PLACES = /^(?=.*[1-8].*[1-8])[1-8]*(\/[1-8]+)?$/

const cutInFromWords = ({ words, options }: ScoringRequest) => {
  const unreadable = words.find((word) => !PLACES.test(word))
  if (unreadable !== undefined || words.length === 0) return badWord(unreadable, '2143 214/3')
  const games = words.map((word) => {
    const [out = [], fouled = []] = word.split('/').map(seatsIn)
    return { out, fouled }
  })
  return { seats: seatCount(options.seats, words), games, rules: {} }
}

const zhengShangYouFromWords = ({ words, options }: ScoringRequest) => {
  const unreadable = words.find((word) => !/^[1-8]{2,}$/.test(word))
  if (unreadable !== undefined || words.length === 0) return badWord(unreadable, '2143 1342')
  return { seats: seatCount(options.seats, words), deals: words.map(seatsIn), rules: {} }
}

const seatsIn = (digits: string): Seat[] => Array.from(digits, (digit) => Number(digit) - 1)

const seatCount = (given: string | undefined, [first = '']: readonly string[]): number =>
  given === undefined ? first.replace('/', '').length : Number(given)

const badWord = (word: string | undefined, example: string): Refusal =>
  refusal(
    'bad-places',
    null,
    `${word === undefined ? '順位を書いてください' : `「${word}」は順位として読めません`}。上がった順に席の番号（1から）を並べ、ゲームごとに空白で分けます。例：${example}`,
    `${word === undefined ? 'Places are missing' : `Cannot read ${JSON.stringify(word)} as places`}. Write the seats, from 1, in the order of going out, a blank between games, such as ${example}`,
  )
