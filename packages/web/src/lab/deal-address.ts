import type { Experiment } from '@tefuda/lab'
import { labAddress } from '../setup/lab-href.ts'

/** Where an experiment that the server runs is seen. */
export const runAddress = (id: string): string => `/lab?${new URLSearchParams({ run: id })}`

/** The page of a deal (from 0) of a variant (from 0), beside the base; `run`: that of the server in which it was seen. */
export const dealAddress = (experiment: Experiment, variant: number, deal: number, run: string | null = null): string =>
  `${labAddress(experiment).replace('/lab?', '/lab/deal?')}&variant=${variant}&deal=${deal}${run === null ? '' : `&${new URLSearchParams({ run })}`}`

interface DealSeen {
  readonly variant: number
  readonly deal: number
  /** Of the server; null where the browser plays. */
  readonly run: string | null
}

/** What an address names; the first variant and deal where it names none. */
export const dealIn = (search: string): DealSeen => {
  const query = new URLSearchParams(search)
  const whole = (name: string): number => {
    const number = Number(query.get(name) ?? 0)
    return Number.isInteger(number) && number >= 0 && number <= 100_000_000 ? number : 0
  }
  return { variant: whole('variant'), deal: whole('deal'), run: query.get('run') }
}
