import { type Game, isRefusal, type SeatInfo } from '@tefuda/kernel'
import { botNamed } from '../bot-choice.ts'
import { EXIT, Failure, failure } from '../failure.ts'
import { type RulesOptions, seatsFor, wholeNumber } from '../rules-options.ts'

/** How a command line says who sits where. */
export interface SeatOptions {
  readonly seats?: string
  /** `seat=kind` each; seats from 1, as people count them. */
  readonly bot?: readonly string[]
  /** The bot of every seat but the first, and of those that `people` leaves. */
  readonly bots?: string
  /** How many people sit at the keyboard, from the first seat on. */
  readonly people?: string
  /** `seat=name` each; seats from 1. */
  readonly name?: readonly string[]
}

/** The bot that takes a seat nobody speaks of. */
export const USUAL_BOT = 'easy'

/**
 * Who sits where: people and bots, as a record names them. Where a game cannot be played alone, bots take every seat but
 * the first and those with a name; `people` says otherwise.
 */
export const seatsFrom = (game: Game, rules: RulesOptions, options: SeatOptions): readonly SeatInfo[] => {
  const chosen = pairs('--bot', options.bot, game.maxSeats).map(([seat, kind]) => [seat, botKind(kind)] as const)
  const named = new Map(pairs('--name', options.name, game.maxSeats))
  const mentioned = [...chosen.map(([seat]) => seat), ...named.keys()]
  const count = seatCount(game, rules, options, mentioned)
  const people = options.people === undefined ? undefined : wholeNumber('--people', options.people, 0, count)
  const others = options.bots === undefined ? undefined : botKind(options.bots)
  const filled = people !== undefined || seatsFor(game, rules) > 1
  const kinds = new Map(chosen)
  return Array.from({ length: count }, (_, seat) => {
    const name = named.get(seat)
    const isPerson = people === undefined ? seat === 0 || (others === undefined && name !== undefined) : seat < people
    const bot = kinds.get(seat) ?? (isPerson ? undefined : (others ?? (filled ? USUAL_BOT : undefined)))
    return { ...(name !== undefined && { name }), ...(bot !== undefined && { bot }) }
  })
}

/** As asked; else so many that every seat mentioned is there, and with `--bots` at least one bot. */
const seatCount = (game: Game, rules: RulesOptions, options: SeatOptions, mentioned: readonly number[]): number => {
  if (options.seats === undefined) {
    const people = options.people === undefined ? 0 : wholeNumber('--people', options.people, 0, game.maxSeats)
    const least = Math.max(seatsFor(game, rules), people, ...mentioned.map((seat) => seat + 1))
    return Math.min(game.maxSeats, options.bots === undefined ? least : Math.max(2, least))
  }
  const count = wholeNumber('--seats', options.seats, game.minSeats, game.maxSeats)
  const beyond = mentioned.find((seat) => seat >= count)
  if (beyond !== undefined)
    throw failure(
      EXIT.usage,
      'bad-option',
      `席${beyond + 1}はありません。--seats ${count} では、席は1から${count}までです。`,
      `There is no seat ${beyond + 1}: with --seats ${count} seats run from 1 to ${count}.`,
    )
  return count
}

const pairs = (
  option: string,
  values: readonly string[] = [],
  seats: number,
): (readonly [seat: number, value: string])[] =>
  values.map((value) => {
    const [, seat = '', rest = ''] = /^(\d+)=(.+)$/.exec(value) ?? []
    if (rest === '')
      throw failure(
        EXIT.usage,
        'bad-option',
        `${option} は「席=値」の形で書いてください（席は1から）。「${value}」は読めません。`,
        `Write ${option} as seat=value, seats from 1. Cannot read ${JSON.stringify(value)}.`,
      )
    return [wholeNumber(option, seat, 1, seats) - 1, rest] as const
  })

const botKind = (kind: string): string => {
  const bot = botNamed(kind)
  if (isRefusal(bot)) throw new Failure(EXIT.usage, bot)
  return bot.id
}
