import { type Game, isRefusal, parseSettingText, type Refusal, type Rules, usualSeats } from '@tefuda/kernel'
import { type OpenTableBody, type Pace, TableOptions } from '@tefuda/wire'
import { botLevel } from '../../bots-worker/bot-levels.ts'
import { numbersOfSeats, readRulesQuery, settingText } from '../../rulebook/rules-query.ts'
import { ME, type Plan, planFor } from '../../setup/plan.ts'
import { chairsIn, planQuery } from '../../setup/plan-query.ts'

/** Paces people choose without thinking: seconds a move, and seconds in reserve. */
export const PACES = {
  fast: { kind: 'live', move: 10, reserve: 180 },
  usual: { kind: 'live', move: 30, reserve: 600 },
  slow: { kind: 'live', move: 60, reserve: 1800 },
} as const satisfies Record<string, Pace>
export type PaceName = keyof typeof PACES

/** A friendly table: known to those who have the link, a mild clock, whoever has the link may look on. */
export const USUAL_OPTIONS: TableOptions = { pace: PACES.usual, isPublic: false, spectators: 0 }

/** The name of a pace; undefined for numbers of somebody's own. */
export const paceName = (pace: Pace): PaceName | undefined =>
  (Object.keys(PACES) as PaceName[]).find(
    (name) => pace.kind === 'live' && PACES[name].move === pace.move && PACES[name].reserve === pace.reserve,
  )

/**
 * The table as it is first offered: so many seats as asked for, else as many as usual. All of them wait for people; a person's chair in the plan is a seat that
 * is open.
 */
export const firstOpening = (game: Game, preset: string, rules: Rules, seats?: number): Plan => {
  const plan = planFor(game, preset, rules, seats ?? usualSeats(numbersOfSeats(game, rules)))
  return { ...plan, seats: plan.seats.map(() => ME) }
}

/** What the server is asked for. */
export const openingBody = (game: Game, plan: Plan, options: TableOptions): OpenTableBody => ({
  game: game.id,
  // A value of a rule is JSON; the kernel's type says so with readonly arrays.
  rules: { preset: plan.preset, ...plan.changes } as OpenTableBody['rules'],
  seats: plan.seats.map((seat) =>
    seat.kind === 'bot' ? { kind: 'bot', level: botLevel(seat.level).id } : { kind: 'open' },
  ),
  options,
})

/** The address form of an opening: the plan's, and the terms where they are not the usual ones. */
export const openingQuery = (plan: Plan, options: TableOptions): string => {
  const query = new URLSearchParams(planQuery(plan))
  const terms = settingText(options)
  if (terms !== settingText(USUAL_OPTIONS)) query.set('terms', terms)
  return query.toString()
}

/** The opening an address names. Refused: a preset, setting or value the game does not know. */
export const openingIn = (game: Game, search: string): Plan | Refusal => {
  const query = readRulesQuery(game, search)
  if (isRefusal(query)) return query
  const plan = firstOpening(game, query.preset, query.rules, query.seats)
  return { ...plan, seats: chairsIn(game, search) ?? plan.seats }
}

/** The terms an address names; the usual ones where it names none, or none that can be. */
export const termsIn = (search: string): TableOptions => {
  const terms = new URLSearchParams(search).get('terms')
  const read = TableOptions.safeParse(terms === null ? undefined : parseSettingText(terms))
  return read.success ? read.data : USUAL_OPTIONS
}
