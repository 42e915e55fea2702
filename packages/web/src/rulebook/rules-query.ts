import {
  conflictsOf,
  type Game,
  isRefusal,
  nearestPreset,
  parseSettingText,
  type Refusal,
  type RuleId,
  type Rules,
  type RulesRequest,
  readRules,
  seatsRefused,
} from '@tefuda/kernel'

/** What an address says about a table: a preset, what differs from it, and the number of seats where it is given. */
export interface RulesQuery {
  readonly request: RulesRequest
  /** The preset asked for, else the standard one. */
  readonly preset: string
  readonly rules: Rules
  readonly seats: number | undefined
}

/** Reads `?preset=wild&hand=4&points.set=35&seats=2`; who sits on the chairs (`chair`, `terms`) and whence one came (`lab`, `sweep`) is for others to read. Refused: a preset, setting or value the game does not know, a number of seats it has not. */
export const readRulesQuery = (game: Game, search: string): RulesQuery | Refusal => {
  const {
    seats,
    chair: _chair,
    terms: _terms,
    lab: _lab,
    sweep: _sweep,
    looked: _looked,
    ...asked
  } = Object.fromEntries(new URLSearchParams(search))
  const request = Object.fromEntries(
    Object.entries(asked).map(([name, value]) => [name, name === 'preset' ? value : parseSettingText(value)]),
  )
  const rules = readRules(game.schema, request)
  if (isRefusal(rules)) return rules
  const number = seats === undefined ? undefined : Number(seats)
  const unseated = number === undefined ? null : seatsRefused(game, number)
  if (unseated !== null) return unseated
  const preset = asked.preset ?? game.schema.presets[0]?.id ?? ''
  return { request, preset, rules, seats: number }
}

/** The numbers of seats these rules can be played with, ascending. */
export const numbersOfSeats = (game: Game, rules: Rules): number[] =>
  Array.from({ length: game.maxSeats - game.minSeats + 1 }, (_, more) => game.minSeats + more).filter(
    (seats) => conflictsOf(game.schema, rules, seats).length === 0,
  )

/** The address form of a rule set, read back by `readRulesQuery`. */
export const rulesQuery = (game: Game, rules: Rules, seats: number): string => {
  const { preset, changes } = nearestPreset(game.schema, rules)
  const query = new URLSearchParams({ preset })
  for (const [name, value] of Object.entries(changes)) query.set(name, settingText(value))
  query.set('seats', String(seats))
  return query.toString()
}

/** A value of a setting as an address holds it, read back by `parseSettingText`. */
export const settingText = (value: unknown): string => (typeof value === 'string' ? value : JSON.stringify(value))

/** Where the rule book of a table is; with a rule id, the place that speaks of that rule. */
export const rulesHref = (game: Game, rules: Rules, seats: number, rule?: RuleId | null): string =>
  `/rules/${game.id}?${rulesQuery(game, rules, seats)}${rule === undefined || rule === null ? '' : `#${rule}`}`
