import type { ScoreRequest } from '@tefuda/exjan'
import { isRefusal, type Refusal, type RulesRequest, refusal } from '@tefuda/kernel'
import { z } from 'zod'
import { readCards } from '../games/exjan/cards.ts'
import { wholeNumber } from '../rules-options.ts'
import { fromJson } from './scorer.ts'
import type { WinOptions } from './win-options.ts'

/** A win to be scored, and the rules that were named with it. */
export interface Scored {
  readonly request: ScoreRequest
  readonly rules: RulesRequest
}

const MOST_POINTS = 1_000_000

export const seatsOf = ({ seats }: WinOptions): number =>
  seats === undefined ? 4 : wholeNumber('--seats', seats, 3, 4)

/** The hand as it was typed, and everything else from the options; those count seats from 1, as people do. */
export const requestFromWords = (hand: readonly string[], options: WinOptions): Scored | Refusal => {
  const seats = seatsOf(options)
  const seat = (name: string, written: string | undefined): number | undefined =>
    written === undefined ? undefined : wholeNumber(name, written, 1, seats) - 1
  const [card = '', ...more] = options.win === undefined ? [] : readCards(options.win)
  if (more.length > 0) return oneCard('--win')
  const [indicator, ...others] = options.indicator === undefined ? [] : readCards(options.indicator)
  if (others.length > 0) return oneCard('--indicator')
  const { dealer, winner, from, stakes, chips, reach, quick, last, first } = options
  const request = withWinningCard({
    seats,
    dealer: seat('--dealer', dealer) ?? 0,
    winner: seat('--winner', winner) ?? 0,
    from: seat('--from', from) ?? null,
    hand: readCards(hand.join(' ')),
    melds: (options.meld ?? []).map(readCards),
    card,
    indicator: indicator ?? null,
    reach: reach === true,
    quick: quick === true,
    last: last === true,
    first: first === true,
    stakes: stakes === undefined ? 0 : wholeNumber('--stakes', stakes, 0, MOST_POINTS),
    chips:
      chips === undefined ? null : chips.split(',').map((one) => wholeNumber('--chips', one.trim(), 0, MOST_POINTS)),
  })
  return isRefusal(request) ? request : { request, rules: {} }
}

/** Where no winning card is named it is the last one written; where one is, the hand may hold it too. */
const withWinningCard = (request: ScoreRequest): ScoreRequest | Refusal => {
  if (request.chips !== undefined && request.chips !== null && request.chips.length !== request.seats)
    return refusal(
      'bad-chips',
      null,
      `チップは席の数だけ（${request.seats}つ）書いてください。`,
      `Give the chips of each of the ${request.seats} seats.`,
    )
  if (request.card !== '') return handBeside(request)
  const card = request.hand.at(-1)
  return card === undefined
    ? refusal(
        'no-cards',
        null,
        '札を書いてください。例：tefuda score exjan S3 S4 S5 H7 D7 C7 D9 D10 D11 SM HM --reach',
        'Write the cards, for example: tefuda score exjan S3 S4 S5 H7 D7 C7 D9 D10 D11 SM HM --reach',
      )
    : { ...request, hand: request.hand.slice(0, -1), card }
}

/** A winning card that is named, and written in a hand of all the cards besides, leaves the hand. */
const handBeside = (request: ScoreRequest): ScoreRequest => {
  const { hand, card } = request
  return hand.length % 3 !== 1 && hand.includes(card)
    ? { ...request, hand: hand.toSpliced(hand.indexOf(card), 1) }
    : request
}

const oneCard = (option: string): Refusal =>
  refusal('one-card', null, `${option} には札を1枚だけ書いてください。`, `${option} takes one card.`)

const cards = z.union([z.string(), z.array(z.string())])
const seat = z.int().min(0).max(3)
const points = z.int().min(0).max(MOST_POINTS)

const INPUT = z.strictObject({
  seats: z.int().optional(),
  dealer: seat.optional(),
  winner: seat.optional(),
  from: seat.nullable().optional(),
  hand: cards,
  melds: z.array(cards).optional(),
  card: z.string().optional(),
  indicator: z.string().nullable().optional(),
  reach: z.boolean().optional(),
  quick: z.boolean().optional(),
  last: z.boolean().optional(),
  first: z.boolean().optional(),
  stakes: points.optional(),
  chips: z.array(points).nullable().optional(),
  rules: z.looseObject({ preset: z.string().optional() }).optional(),
})

/** A win as JSON: the fields of a score request, cards as a text or a list; `rules` as in the engine protocol. */
export const requestFromJson = (json: string): Scored | Refusal => {
  const read = fromJson(json, INPUT, 'exjan')
  if (isRefusal(read)) return read
  const { rules = {}, hand, melds = [], card = '', seats = 4, winner = 0, ...more } = read
  const listed = (written: string | readonly string[]): string[] => readCards([written].flat().join(' '))
  const { dealer, from, indicator, stakes, chips, reach, quick, last, first } = more
  const request = withWinningCard({
    seats,
    winner,
    dealer: dealer ?? 0,
    from: from ?? null,
    indicator: indicator ?? null,
    stakes: stakes ?? 0,
    chips: chips ?? null,
    reach: reach === true,
    quick: quick === true,
    last: last === true,
    first: first === true,
    hand: listed(hand),
    melds: melds.map(listed),
    card: listed(card).join(' '),
  })
  return isRefusal(request) ? request : { request, rules }
}
