import { type Game, isRefusal, type SeatInfo } from '@tefuda/kernel'
import { botNamed } from '../bot-choice.ts'
import { EXIT, Failure, failure } from '../failure.ts'
import { fewestSeats, type RulesOptions, wholeNumber } from '../rules-options.ts'

/** How a command line says who sits where. */
export interface SeatOptions {
  readonly seats?: string
  /** `seat=kind` each. */
  readonly bot?: readonly string[]
  /** The bot of every seat but the first. */
  readonly bots?: string
  /** `seat=name` each. */
  readonly name?: readonly string[]
}

/** Who sits where: people and bots, as a record names them. */
export const seatsFrom = (game: Game, rules: RulesOptions, options: SeatOptions): readonly SeatInfo[] => {
  const chosen = pairs('--bot', options.bot, game.maxSeats).map(([seat, kind]) => [seat, botKind(kind)] as const)
  const named = new Map(pairs('--name', options.name, game.maxSeats))
  const count = seatCount(game, rules, options, [...chosen.map(([seat]) => seat), ...named.keys()])
  const others = options.bots === undefined ? undefined : botKind(options.bots)
  const kinds = new Map(chosen)
  return Array.from({ length: count }, (_, seat) => {
    const bot = kinds.get(seat) ?? (seat > 0 ? others : undefined)
    const name = named.get(seat)
    return { ...(name !== undefined && { name }), ...(bot !== undefined && { bot }) }
  })
}

/** As asked; else so many that every seat mentioned is there, and with `--bots` at least one bot. */
const seatCount = (game: Game, rules: RulesOptions, options: SeatOptions, mentioned: readonly number[]): number => {
  if (options.seats === undefined) {
    const least = Math.max(fewestSeats(game, rules), ...mentioned.map((seat) => seat + 1))
    return Math.min(game.maxSeats, options.bots === undefined ? least : Math.max(2, least))
  }
  const count = wholeNumber('--seats', options.seats, game.minSeats, game.maxSeats)
  const beyond = mentioned.find((seat) => seat >= count)
  if (beyond !== undefined)
    throw failure(
      EXIT.usage,
      'bad-option',
      `席${beyond}はありません。--seats ${count} では席は0から${count - 1}までです。`,
      `There is no seat ${beyond}: with --seats ${count} seats run from 0 to ${count - 1}.`,
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
        `${option} は「席=値」の形で書いてください（席は0から）。「${value}」は読めません。`,
        `Write ${option} as seat=value, seats from 0. Cannot read ${JSON.stringify(value)}.`,
      )
    return [wholeNumber(option, seat, 0, seats - 1), rest] as const
  })

const botKind = (kind: string): string => {
  const bot = botNamed(kind)
  if (isRefusal(bot)) throw new Failure(EXIT.usage, bot)
  return bot.id
}
