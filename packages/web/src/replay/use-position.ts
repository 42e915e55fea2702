import { useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react'

/** How long a step stays while the record plays by itself, in milliseconds. */
const PACE = 1100
/** The address follows once a step has stood so long, in milliseconds: browsers bound how often it may change. */
const REST = 300

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
  useEffect(() => {
    const timer = setTimeout(() => {
      if (stepInAddress() !== now) history.replaceState(history.state, '', addressOfStep(now))
    }, REST)
    return () => clearTimeout(timer)
  }, [now])
  useEffect(() => {
    const follow = (): void => go(stepInAddress())
    addEventListener('popstate', follow)
    return () => removeEventListener('popstate', follow)
  }, [go])
  // Before it is painted: whoever sees it can press a key.
  useLayoutEffect(() => {
    const onKey = (event: KeyboardEvent): void => {
      if (event.ctrlKey || event.metaKey || event.altKey) return
      const { target } = event
      if (
        target instanceof Element &&
        target.closest('input:not([type="range"]), textarea, select, [role="tablist"], .sheet') !== null
      )
        return
      const step = { ArrowLeft: now - 1, ArrowRight: now + 1, Home: 0, End: length }[event.key]
      if (step !== undefined) go(step)
      else if (event.key === ' ' && !(target instanceof Element && target.closest('button, a') !== null)) toggle()
      else return
      event.preventDefault()
    }
    addEventListener('keydown', onKey)
    return () => removeEventListener('keydown', onKey)
  }, [now, length, go, toggle])
  return { now, playing: runs, go, jump, toggle }
}

/** The step that the address names as `?move=16`; the beginning where it names none. */
const stepInAddress = (): number => {
  const step = Number(new URLSearchParams(location.search).get('move') ?? 0)
  return Number.isInteger(step) ? step : 0
}

const addressOfStep = (step: number): string => {
  const query = new URLSearchParams(location.search)
  if (step === 0) query.delete('move')
  else query.set('move', String(step))
  const text = query.toString()
  return `${location.pathname}${text === '' ? '' : `?${text}`}${location.hash}`
}
