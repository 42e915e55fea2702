import type { Experiment } from '@tefuda/lab'
import type { LabRunning } from './use-lab.ts'

/**
 * Asks for `next` in place of what is asked now. `open` is told whether that is another thing than what something was found of,
 * which is found again by going back. More of what is being played is played on by itself.
 */
export const changeTo = (
  next: Experiment,
  now: Experiment,
  lab: Pick<LabRunning, 'outcome' | 'state' | 'goOnAfter'>,
  open: (isAnother: boolean) => void,
): void => {
  const isSame = asksTheSame(next, now)
  const act = (): void => open(lab.outcome !== null && !isSame)
  const played = lab.outcome?.result.deals ?? 0
  if (isSame && lab.state === 'running' && next.until.deals > played) lab.goOnAfter(act)
  else act()
}

/** Whether they differ in when it is enough alone. */
const asksTheSame = (one: Experiment, other: Experiment): boolean =>
  JSON.stringify({ ...one, until: null }) === JSON.stringify({ ...other, until: null })
