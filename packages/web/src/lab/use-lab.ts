import { isRefusal, type Refusal } from '@tefuda/kernel'
import type { Outcome, Plan } from '@tefuda/lab'
import { useCallback, useEffect, useRef, useState } from 'react'
import { isAwaited, keepLeft, leftFor } from './left.ts'
import { isPlayedNowhere } from './one-window.ts'
import { newRun, type Run, type RunEvents } from './run.ts'

/** How far an experiment has come on this page. */
export interface LabState {
  /** Null before the first deal. */
  readonly outcome: Outcome | null
  readonly state: 'ready' | 'running' | 'stopped' | 'over' | 'failed'
  /** Why it failed, where that can be told. */
  readonly refused: Refusal | null
  /** Seconds that are left, about; null before anything can be said. */
  readonly left: number | null
}

const READY: LabState = { outcome: null, state: 'ready', refused: null, left: null }

/** What a run begins with. */
const foundBy = (run: Run): LabState => {
  const outcome = run.outcome()
  return outcome === null ? READY : { ...READY, outcome, state: run.isOver() ? 'over' : 'stopped' }
}

export interface LabRunning extends LabState {
  readonly go: () => void
  readonly stop: () => void
  /** Makes a change that asks for more, and plays on by itself. */
  readonly goOnAfter: (change: () => void) => void
}

/**
 * Plays a plan in threads while it is looked at. Where the same games were played last in this window it stands as it was left: what was
 * going goes on, unless this window is a copy of one that plays it.
 * What is refused never begins.
 */
export const useLab = (plan: Plan | Refusal): LabRunning => {
  const [lab, setLab] = useState(READY)
  const run = useRef<Run | null>(null)
  const since = useRef<Since | null>(null)
  const goesOn = useRef(false)
  const go = useCallback((next: Run | null): void => {
    since.current = null
    next?.go()
    setLab((before) => ({ ...before, state: 'running' }))
  }, [])
  useEffect(() => {
    if (isRefusal(plan)) return setLab(READY)
    const events: RunEvents = {
      onDeals(outcome) {
        since.current ??= { at: performance.now(), deals: outcome.result.deals }
        const left = leftOf(outcome, since.current)
        setLab((before) => ({ ...before, outcome, left }))
      },
      onEnd: () => setLab((before) => ({ ...before, state: 'over' })),
      onTrouble: (trouble) => {
        const refused = isRefusal(trouble) ? trouble : null
        if (refused === null) console.error(trouble)
        setLab((before) => ({ ...before, state: 'failed', refused }))
      },
    }
    const left = leftFor(plan.identity)
    const next = newRun(plan, events, left)
    run.current = next
    const found = foundBy(next)
    setLab(found)
    const wasGoing = found.outcome !== null && left?.isGoing === true
    const goUnlessElsewhere = async (): Promise<void> => {
      const isFree = await isPlayedNowhere(plan.identity)
      if (isFree && run.current === next) go(next)
    }
    const isAsked = isAwaited(plan.identity) || goesOn.current
    if (isAsked && !next.isOver()) go(next)
    else if (wasGoing && !next.isOver()) void goUnlessElsewhere()
    goesOn.current = false
    const keep = (): void => keepLeft(next.left())
    document.addEventListener('visibilitychange', keep)
    return () => {
      document.removeEventListener('visibilitychange', keep)
      keep()
      next.close()
      run.current = null
    }
  }, [plan, go])
  return {
    ...lab,
    outcome: lab.outcome?.plan === plan ? lab.outcome : null,
    go: () => go(run.current),
    goOnAfter: (change) => {
      goesOn.current = true
      setLab((before) => ({ ...before, state: 'running', refused: null }))
      change()
    },
    stop: () => {
      run.current?.stop()
      setLab((before) => ({ ...before, state: 'stopped' }))
    },
  }
}

/** When the first deals of those that are being played were told, and how many there were by then. */
interface Since {
  readonly at: number
  readonly deals: number
}

/** By those told since then; null where that is none. */
const leftOf = ({ plan, result: { deals } }: Outcome, since: Since): number | null =>
  deals === since.deals
    ? null
    : ((plan.experiment.until.deals - deals) * (performance.now() - since.at)) / (deals - since.deals) / 1000
