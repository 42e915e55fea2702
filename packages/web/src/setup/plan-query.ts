import { firstSigns, type Game, seatsRefused } from '@tefuda/kernel'
import { BOT_LEVELS } from '../bots-worker/bot-levels.ts'
import { settingText } from '../rulebook/rules-query.ts'
import { ME, type Plan, type SeatPlan } from './plan.ts'

/** Longer names are cut, as in their field. */
export const LONGEST_SEAT_NAME = 20

/**
 * The address form of a plan: its rules as `readRulesQuery` reads them, and each chair in turn, as `person:NAME` or `bot:LEVEL`.
 * `/new/GAME?preset=wild&hand=4&seats=2&chair=person:&chair=bot:easy`
 */
export const planQuery = ({ preset, changes, seats }: Plan): string => {
  const query = new URLSearchParams({ preset })
  for (const [name, value] of Object.entries(changes)) query.set(name, settingText(value))
  query.set('seats', String(seats.length))
  for (const seat of seats) query.append('chair', seat.kind === 'bot' ? `bot:${seat.level}` : `person:${seat.name}`)
  return query.toString()
}

/** The chairs an address names; null where it names none, too many or too few for the game, or one that cannot be understood. */
export const chairsIn = (game: Game, search: string): SeatPlan[] | null => {
  const chairs = new URLSearchParams(search).getAll('chair').map(chairOf)
  const isNumber = seatsRefused(game, chairs.length) === null
  return isNumber && chairs.every((chair) => chair !== null) ? chairs : null
}

const chairOf = (words: string): SeatPlan | null => {
  const [kind, ...rest] = words.split(':')
  const said = rest.join(':')
  if (kind === 'person') return said === '' ? ME : { kind, name: firstSigns(said, LONGEST_SEAT_NAME) }
  return kind === 'bot' && BOT_LEVELS.some(({ id }) => id === said) ? { kind, level: said } : null
}
