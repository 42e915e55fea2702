import { useCallback, useEffect, useLayoutEffect, useState } from 'react'

/** How long a position stays while the record plays by itself, in milliseconds. */
const PACE = 1100

export interface Position {
  readonly now: number
  readonly playing: boolean
  readonly go: (position: number) => void
  readonly toggle: () => void
}

/** Where in a record one is: by slider, buttons, keys, or by itself. */
export const usePosition = (length: number): Position => {
  const [now, setNow] = useState(0)
  const [playing, setPlaying] = useState(false)
  const go = useCallback(
    (position: number) => {
      setPlaying(false)
      setNow(Math.max(0, Math.min(length, position)))
    },
    [length],
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
  return { now, playing: runs, go, toggle }
}
