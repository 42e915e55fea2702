import {
  type Conflict,
  canonicalJson,
  changesFrom,
  conflictsOf,
  type Game,
  isRefusal,
  type Rules,
  type RuleValue,
  readRules,
} from '@tefuda/kernel'
import { USUAL_LEVEL } from '../bots-worker/bot-levels.ts'

/** Who is to sit on a chair: a person at this screen, or a bot. */
export type SeatPlan =
  | { readonly kind: 'person'; readonly name: string }
  | { readonly kind: 'bot'; readonly level: string }

/** A table being set up. */
export interface Plan {
  readonly preset: string
  /** Settings that differ from the preset. */
  readonly changes: Rules
  readonly seats: readonly SeatPlan[]
}

export const ME: SeatPlan = { kind: 'person', name: '' }
export const USUAL_BOT: SeatPlan = { kind: 'bot', level: USUAL_LEVEL }

const presetRules = (game: Game, preset: string): Rules => {
  const rules = readRules(game.schema, { preset })
  if (isRefusal(rules)) throw new Error(rules.message.en)
  return rules
}

/** The full rule set of a plan. */
export const rulesOf = (game: Game, plan: Plan): Rules => ({ ...presetRules(game, plan.preset), ...plan.changes })

/** Whether these rules can be played with so many seats. */
const playable = (game: Game, rules: Rules, seats: number): boolean =>
  conflictsOf(game.schema, rules, seats).length === 0

/** Takes another preset as the base; changes are dropped, and chairs for bots added or removed where it needs that. */
export const withPreset = (game: Game, plan: Plan, preset: string): Plan => {
  const rules = presetRules(game, preset)
  const next = { ...plan, preset, changes: {} }
  const numbers = Array.from({ length: game.maxSeats - game.minSeats + 1 }, (_, more) => game.minSeats + more)
  const possible = numbers.filter((seats) => playable(game, rules, seats))
  const now = plan.seats.length
  const nearest = possible.toSorted((a, b) => Math.abs(a - now) - Math.abs(b - now))[0]
  return nearest === undefined ? next : { ...next, seats: withLength(plan.seats, nearest) }
}

const withLength = (seats: readonly SeatPlan[], length: number): SeatPlan[] =>
  Array.from({ length }, (_, place) => seats[place] ?? (place === 0 ? ME : USUAL_BOT))

/** Sets a value; one that is the preset's own is no change. */
export const withSetting = (game: Game, plan: Plan, name: string, value: RuleValue): Plan => {
  const { [name]: _before, ...others } = plan.changes
  const usual = presetRules(game, plan.preset)[name]
  return { ...plan, changes: canonicalJson(value) === canonicalJson(usual) ? others : { ...others, [name]: value } }
}

export const addSeat = (game: Game, plan: Plan, seat: SeatPlan): Plan =>
  plan.seats.length < game.maxSeats ? { ...plan, seats: [...plan.seats, seat] } : plan

export const removeSeat = (game: Game, plan: Plan, place: number): Plan =>
  plan.seats.length > game.minSeats ? { ...plan, seats: plan.seats.toSpliced(place, 1) } : plan

export const replaceSeat = (plan: Plan, place: number, seat: SeatPlan): Plan => ({
  ...plan,
  seats: plan.seats.with(place, seat),
})

/** What cannot go together as planned. */
export const conflictsIn = (game: Game, plan: Plan): Conflict[] =>
  conflictsOf(game.schema, rulesOf(game, plan), plan.seats.length)

/** A plan for what an address asks for; `seats` chairs, one of them mine, the others for bots. */
export const planFor = (game: Game, preset: string, rules: Rules, seats: number): Plan => ({
  preset,
  changes: changesFrom(presetRules(game, preset), rules),
  seats: withLength([ME], seats),
})
