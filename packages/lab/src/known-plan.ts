import { isRefusal, Refused } from '@tefuda/kernel'
import type { Experiment } from './experiment.ts'
import { type Plan, planOf } from './plan.ts'

let last: { readonly asked: string; readonly plan: Plan } | undefined

/** The plan of an experiment that has been looked at, made once for a thread that is handed one piece of it after another. */
export const knownPlan = (experiment: Experiment): Plan => {
  const asked = JSON.stringify(experiment)
  if (last?.asked !== asked) {
    const plan = planOf(experiment)
    if (isRefusal(plan)) throw new Refused(plan)
    last = { asked, plan }
  }
  return last.plan
}
