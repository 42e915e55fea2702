import { isAnswered } from '@tefuda/lab'
import { moreDeals } from './edit.ts'
import type { LabState } from './use-lab.ts'

/** Why a run is not to be played on beyond the deals that were asked for; null where it may be. */
export const whyNoMore = (
  all: number,
  { state, outcome }: Pick<LabState, 'state' | 'outcome'>,
): 'gateSettled' | 'exactEnough' | 'timeOver' | 'mostDeals' | null => {
  if (state === 'over' && outcome !== null) {
    if ((outcome.gate?.answer ?? 'open') !== 'open') return 'gateSettled'
    if (isAnswered(outcome.plan, outcome.tally)) return 'exactEnough'
    if (outcome.result.deals < all) return 'timeOver'
  }
  return moreDeals(all) === null ? 'mostDeals' : null
}
