import { exjan, type RoundRequest, sessionSheet } from '@tefuda/exjan'
import { isRefusal, type Refusal, refusal, resolveRules, text } from '@tefuda/kernel'
import { z } from 'zod'
import { sheetLines } from '../games/exjan/sheet.ts'
import { wholeNumber } from '../rules-options.ts'
import { requestFromWords, seatsOf } from './exjan-request.ts'
import { fromJson, type ScorerOptions, type ScoringRequest, type SessionAnswer, type SessionScorer } from './scorer.ts'
import { totalLines } from './total-lines.ts'

const seat = z.int().min(0).max(3)
const cards = z.array(z.string()).max(20)

/** A round as the file keeps it: what `sessionSheet` takes. */
const ROUND = z.strictObject({
  reach: z.array(seat).max(4),
  dealer: seat.nullable(),
  win: z
    .strictObject({
      winner: seat,
      from: seat.nullable(),
      hand: cards,
      melds: z.array(cards).max(4),
      card: z.string(),
      indicator: z.string().nullable(),
      quick: z.boolean(),
      last: z.boolean(),
      first: z.boolean(),
    })
    .nullable(),
})

const DRAWN: ReadonlySet<string> = new Set(['drawn', '流局'])

/** One win or one drawn round at a time. Chips, the reaches on the table and the dealer are the sheet's to know. */
export const exjanSession: SessionScorer = {
  roundsIn: (words, options) => {
    if (words.length === 0) return []
    const round = roundFromWords(words, options)
    return isRefusal(round) ? round : [JSON.stringify(round)]
  },
  score: (request) => scoreSession(request),
}

const roundFromWords = (words: readonly string[], options: ScorerOptions): RoundRequest | Refusal => {
  if (options.stakes !== undefined || options.chips !== undefined) return KNOWN
  const seats = seatsOf(options)
  const numbered = (name: string, written: string): number => wholeNumber(name, written.trim(), 1, seats) - 1
  const dealer = options.dealer === undefined ? null : numbered('--dealer', options.dealer)
  const reached = options.reached?.split(',').map((one) => numbered('--reached', one)) ?? []
  if (words.length === 1 && DRAWN.has(words[0]!)) return { reach: reached, dealer, win: null }
  const scored = requestFromWords(words, options)
  if (isRefusal(scored)) return scored
  const { seats: _seats, dealer: _dealer, stakes: _stakes, chips: _chips, reach, ...win } = scored.request
  return {
    reach: [...new Set(reach ? [...reached, win.winner] : reached)],
    dealer,
    win,
  }
}

const KNOWN = refusal(
  'bad-option',
  null,
  '--keep では、チップと場のリーチは得点表からわかります。リーチした席を --reached 1,3 のように書いてください。',
  'With --keep the sheet knows chips and stakes. Write who said reach as --reached 1,3.',
)

const scoreSession = ({ words, options, rules: given }: ScoringRequest): SessionAnswer | Refusal => {
  const seats = seatsOf(options)
  const rules = resolveRules(exjan.schema, exjan, given, seats)
  if (isRefusal(rules)) return rules
  const rounds: RoundRequest[] = []
  for (const word of words) {
    const round = fromJson(word, ROUND, exjan.id)
    if (isRefusal(round)) return round
    rounds.push(round)
  }
  const sheet = sessionSheet(rules, seats, rounds)
  if (isRefusal(sheet)) return sheet
  const last = sheet.rounds.at(-1)
  return {
    sheet,
    seats,
    lines: (names, look, columns) => [
      ...(last === undefined
        ? []
        : last.sheet === null
          ? [look.say(text('流局', 'The round is drawn'))]
          : sheetLines(last.sheet, names, look, columns)),
      '',
      ...totalLines(sheet, (played) => text(`第${played}ラウンド`, `Round ${played}`), names, look),
      ...(last === undefined || sheet.over
        ? []
        : [look.say(text(`次の親：${names[last.next]}`, `${names[last.next]} deals the next round`))]),
    ],
  }
}
