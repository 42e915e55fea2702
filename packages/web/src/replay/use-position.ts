import { useCallback, useEffect, useRef, useState } from 'react'
import { addressOfStep, stepInAddress, useStepInAddress } from './step-address.ts'
import { useStepKeys } from './use-step-keys.ts'

/** How long a step stays while the record plays by itself, in milliseconds. */
const PACE = 1100

export interface Position {
  /** How many steps have been made. */
  readonly now: number
  readonly playing: boolean
  /** A step on or back: the address follows, and going back in the browser leads to where one came from. */
  readonly go: (step: number) => void
  /** A jump: going back in the browser undoes it. */
  readonly jump: (step: number) => void
  readonly toggle: () => void
}

/** Where in a record one is: by slider, buttons, keys, address, or by itself. */
export const usePosition = (length: number): Position => {
  const within = useCallback((step: number) => Math.max(0, Math.min(length, step)), [length])
  const [now, setNow] = useState(() => within(stepInAddress()))
  const [playing, setPlaying] = useState(false)
  const go = useCallback(
    (step: number) => {
      setPlaying(false)
      setNow(within(step))
    },
    [within],
  )
  const latest = useRef(now)
  useEffect(() => {
    latest.current = now
  }, [now])
  // The same at every step, so that nothing it is handed to is drawn again.
  const jump = useCallback(
    (step: number) => {
      history.replaceState(history.state, '', addressOfStep(latest.current))
      history.pushState(history.state, '', addressOfStep(within(step)))
      go(step)
    },
    [go, within],
  )
  const toggle = useCallback(() => {
    if (now >= length) setNow(0)
    setPlaying((before) => !before)
  }, [now, length])
  const runs = playing && now < length
  useEffect(() => {
    if (!runs) return
    const timer = setInterval(() => setNow((before) => Math.min(length, before + 1)), PACE)
    return () => clearInterval(timer)
  }, [runs, length])
  useStepInAddress(now)
  useEffect(() => {
    const follow = (): void => go(stepInAddress())
    addEventListener('popstate', follow)
    return () => removeEventListener('popstate', follow)
  }, [go])
  useStepKeys(now, length, go, toggle)
  return { now, playing: runs, go, jump, toggle }
}
