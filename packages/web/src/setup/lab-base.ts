import { type Game, nearestPreset, type Rules } from '@tefuda/kernel'
import { LAB_PAGES, type LabPage, labAddress } from './lab-href.ts'

/** What of an experiment the set-up touches; the laboratory reads it whole. */
interface Asked {
  readonly game?: unknown
  readonly seats?: unknown
  readonly [other: string]: unknown
}

interface FromLab {
  readonly experiment: Asked
  /** Where it was asked, and is gone back to. */
  readonly page: LabPage
  /** What of it is looked at there, as a query; empty where nothing was chosen. */
  readonly looked: string
}

/** In the query of a set-up: the experiment whose base is being changed there, by the name of its page. */
export const labQuery = (experiment: object, page: LabPage, looked: string): string =>
  new URLSearchParams({ [page]: JSON.stringify(experiment), ...(looked !== '' && { looked }) }).toString()

/** The address that is gone back to, with this experiment in place of the other. */
export const addressBack = ({ page, looked }: FromLab, experiment: object): string =>
  labAddress(experiment, page) + (looked === '' ? '' : `&${looked}`)

/** The experiment that a query holds; null where it holds none of this game. */
export const experimentAsked = (game: Game, search: string): FromLab | null => {
  const query = new URLSearchParams(search)
  for (const page of Object.keys(LAB_PAGES) as LabPage[]) {
    const experiment = objectIn(query.get(page) ?? 'null')
    if (experiment?.game === game.id) return { experiment, page, looked: query.get('looked') ?? '' }
  }
  return null
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
