import { type Game, nearestPreset, type Rules } from '@tefuda/kernel'
import { labAddress } from './lab-href.ts'

/** What of an experiment the set-up touches; the laboratory reads it whole. */
interface Asked {
  readonly game?: unknown
  readonly seats?: unknown
  readonly [other: string]: unknown
}

/** In the query of a set-up: the experiment whose base is being changed there. */
export const LAB = 'lab'

/** The address of the experiment in a query, as it is; null where there is none of this game. */
export const labAsked = (game: Game, search: string): string | null => {
  const asked = askedIn(game, search)
  return asked && labAddress(asked)
}

/** The same with these rules for its base. Who plays is chosen anew where the number of seats has changed. */
export const labWithBase = (game: Game, search: string, rules: Rules, seats: number): string | null => {
  const asked = askedIn(game, search)
  if (asked === null) return null
  const { preset, changes } = nearestPreset(game.schema, rules)
  const { players, ...others } = asked
  const kept = seats === asked.seats && players !== undefined ? { players } : {}
  return labAddress({ ...others, ...kept, seats, base: { preset, set: changes } })
}

const askedIn = (game: Game, search: string): Asked | null => {
  const asked = objectIn(new URLSearchParams(search).get(LAB) ?? 'null')
  return asked?.game === game.id ? asked : null
}

const objectIn = (json: string): Asked | null => {
  try {
    const value: unknown = JSON.parse(json)
    return typeof value === 'object' && !Array.isArray(value) ? (value as Asked | null) : null
  } catch {
    // A broken link: the set-up is one without an experiment.
    return null
  }
}
