import type { Experiment } from '@tefuda/lab'
import { labAddress } from '../setup/lab-href.ts'

/** The page of a deal (from 0) of a variant (from 0), beside the base. */
export const dealAddress = (experiment: Experiment, variant: number, deal: number): string =>
  `${labAddress(experiment).replace('/lab?', '/lab/deal?')}&variant=${variant}&deal=${deal}`

/** Which variant and deal an address names; the first where it names none. */
export const dealIn = (search: string): { readonly variant: number; readonly deal: number } => {
  const query = new URLSearchParams(search)
  const whole = (name: string): number => {
    const number = Number(query.get(name) ?? 0)
    return Number.isInteger(number) && number >= 0 && number <= 100_000_000 ? number : 0
  }
  return { variant: whole('variant'), deal: whole('deal') }
}
