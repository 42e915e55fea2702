import { firstSigns, type Game, isRefusal, type Rules, type RulesRequest, readRules } from '@tefuda/kernel'
import { ME, type Plan, type SeatPlan } from '../setup/plan.ts'

/** A session at a real table as this device keeps it; plain JSON. `R` is what is written down of a round. */
export interface Session<R> {
  readonly plan: Plan
  readonly rounds: readonly R[]
  /** The round that is being written or corrected; as many as there are rounds for a new one. */
  readonly at: number
}

export const newSession = <R>(plan: Plan): Session<R> => ({ plan, rounds: [], at: 0 })

/** The round in hand, or what a new one begins with. */
export const roundAt = <R>({ rounds, at }: Session<R>, fresh: R): R => rounds[at] ?? fresh

export const withRound = <R>(session: Session<R>, round: R): Session<R> => ({
  ...session,
  rounds: session.at < session.rounds.length ? session.rounds.with(session.at, round) : [...session.rounds, round],
})

export const nextRound = <R>(session: Session<R>): Session<R> => ({ ...session, at: session.rounds.length })

/** The session without one of its `closed` rounds, and a new one in hand; there may be another that is still being written. */
export const withoutRound = <R>(session: Session<R>, at: number, closed: number): Session<R> => ({
  ...session,
  rounds: session.rounds.toSpliced(at, 1),
  at: closed - 1,
})

/** Longer names are cut. */
export const LONGEST_NAME = 20
const MOST_ROUNDS = 500

const isObject = (value: unknown): value is { readonly [key: string]: unknown } =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/**
 * Reads a session that was kept or came by link. Null where it is none of this game, where its rules are not those of the
 * game, or where a round is not what `isRound` asks for.
 */
export const readSession = <R>(
  game: Game,
  json: string | null,
  isRound: (value: unknown, seats: number) => value is R,
): Session<R> | null => {
  const value = parsed(json)
  if (!isObject(value) || !Array.isArray(value.rounds)) return null
  const plan = readPlan(game, value.plan)
  if (plan === null || value.rounds.length > MOST_ROUNDS) return null
  const rounds: unknown[] = value.rounds
  if (!rounds.every((round): round is R => isRound(round, plan.seats.length))) return null
  const at = Number.isInteger(value.at) ? Number(value.at) : rounds.length
  return { plan, rounds, at: Math.max(0, Math.min(rounds.length, at)) }
}

const parsed = (json: string | null): unknown => {
  try {
    return json === null ? null : JSON.parse(json)
  } catch {
    return null
  }
}

const readPlan = (game: Game, value: unknown): Plan | null => {
  if (!isObject(value) || !isObject(value.changes) || !Array.isArray(value.seats)) return null
  const { preset, changes, seats } = value
  if (typeof preset !== 'string' || seats.length < game.minSeats || seats.length > game.maxSeats) return null
  if (isRefusal(readRules(game.schema, { ...changes, preset } as RulesRequest))) return null
  return { preset, changes: changes as Rules, seats: seats.map(personFrom) }
}

const personFrom = (seat: unknown): SeatPlan =>
  isObject(seat) && typeof seat.name === 'string' ? { kind: 'person', name: firstSigns(seat.name, LONGEST_NAME) } : ME

/** A session as it stands behind the `#` of a link. */
export const linkText = (session: Session<unknown>): string =>
  btoa(Array.from(new TextEncoder().encode(JSON.stringify(session)), (byte) => String.fromCharCode(byte)).join(''))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '')

/** The JSON of such a text; null where it is none. */
export const linkedJson = (text: string): string | null => {
  try {
    const bytes = Uint8Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/')), (c) => c.charCodeAt(0))
    return new TextDecoder().decode(bytes)
  } catch {
    return null
  }
}
