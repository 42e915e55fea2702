import { type Game, nearestPreset, type Rules } from '@tefuda/kernel'

/** What of an experiment the set-up touches; the laboratory reads it whole. */
interface Asked {
  readonly game?: unknown
  readonly seats?: unknown
  readonly [other: string]: unknown
}

const LAB = 'lab'

/** In the query of a set-up: the experiment whose base is being changed there. */
export const labQuery = (experiment: object): string =>
  new URLSearchParams({ [LAB]: JSON.stringify(experiment) }).toString()

/** The experiment that a query holds; null where it holds none of this game. */
export const experimentAsked = (game: Game, search: string): Asked | null => {
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

/** The same with these rules for its base. Who plays is chosen anew where the number of seats has changed. */
export const withBase = (game: Game, asked: Asked, rules: Rules, seats: number): Asked => {
  const { preset, changes } = nearestPreset(game.schema, rules)
  const { players, ...others } = asked
  const kept = seats === asked.seats && players !== undefined ? { players } : {}
  return { ...others, ...kept, seats, base: { preset, set: changes } }
}
