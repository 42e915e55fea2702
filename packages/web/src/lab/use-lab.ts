import type { Outcome, Plan } from '@tefuda/lab'
import { useEffect, useRef, useState } from 'react'
import { keepLeft, lastLeft } from './left.ts'
import { newRun, type Run, type RunEvents } from './run.ts'

/** How far an experiment has come on this page. */
export interface LabState {
  /** Null before the first deal. */
  readonly outcome: Outcome | null
  readonly state: 'ready' | 'running' | 'stopped' | 'over' | 'failed'
  /** Seconds that are left, about; null before anything can be said. */
  readonly left: number | null
}

const READY: LabState = { outcome: null, state: 'ready', left: null }

/** What a run begins with. */
const foundBy = (run: Run): LabState => {
  const outcome = run.outcome()
  return outcome === null ? READY : { outcome, state: run.isOver() ? 'over' : 'stopped', left: null }
}

/** Plays a plan in threads while it is looked at, and goes on where the same games were played last in this window. */
export const useLab = (plan: Plan): LabState & { readonly go: () => void; readonly stop: () => void } => {
  const [lab, setLab] = useState(READY)
  const run = useRef<Run | null>(null)
  const since = useRef({ at: 0, deals: 0 })
  useEffect(() => {
    const events: RunEvents = {
      onDeals: (outcome) => setLab((before) => ({ ...before, outcome, left: leftOf(outcome, since.current) })),
      onEnd: () => setLab((before) => ({ ...before, state: 'over' })),
      onTrouble: (trouble) => {
        console.error(trouble)
        setLab((before) => ({ ...before, state: 'failed' }))
      },
    }
    const next = newRun(plan, events, lastLeft())
    run.current = next
    setLab(foundBy(next))
    const keep = (): void => keepLeft(next.left())
    document.addEventListener('visibilitychange', keep)
    return () => {
      document.removeEventListener('visibilitychange', keep)
      keep()
      next.close()
    }
  }, [plan])
  return {
    ...lab,
    go: () => {
      since.current = { at: performance.now(), deals: lab.outcome?.result.deals ?? 0 }
      run.current?.go()
      setLab((before) => ({ ...before, state: 'running' }))
    },
    stop: () => {
      run.current?.stop()
      setLab((before) => ({ ...before, state: 'stopped' }))
    },
  }
}

const leftOf = ({ plan, result: { deals } }: Outcome, since: { readonly at: number; readonly deals: number }): number =>
  ((plan.experiment.until.deals - deals) * (performance.now() - since.at)) / Math.max(1, deals - since.deals) / 1000
