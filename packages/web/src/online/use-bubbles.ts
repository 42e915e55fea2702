import type { Seat } from '@tefuda/kernel'
import type { Saying } from '@tefuda/wire'
import { useCallback, useEffect, useRef, useState } from 'react'

/** So long something that was said stands at a seat, in milliseconds. */
const SHOWN = 6000

/** What was said last at each seat, for a while; nothing of what had been said before one came, and nothing of whom one does not hear. */
export const useBubbles = (sayings: readonly Saying[], muted: ReadonlySet<string>): ((seat: Seat) => Saying | null) => {
  const last = sayings.at(-1)
  const seen = useRef(last?.number ?? 0)
  const [shown, setShown] = useState<readonly Saying[]>([])
  const timers = useRef(new Set<ReturnType<typeof setTimeout>>())
  useEffect(() => {
    const fresh = sayings.filter(({ number, seat }) => number > seen.current && seat !== null)
    seen.current = Math.max(seen.current, sayings.at(-1)?.number ?? 0)
    if (fresh.length === 0) return
    setShown((before) => [...before, ...fresh])
    const timer = setTimeout(() => {
      timers.current.delete(timer)
      setShown((before) => before.filter((one) => !fresh.includes(one)))
    }, SHOWN)
    timers.current.add(timer)
  }, [sayings])
  useEffect(() => {
    const running = timers.current
    return () => running.forEach(clearTimeout)
  }, [])
  return useCallback(
    (seat) => shown.findLast((one) => one.seat === seat && !muted.has(one.who)) ?? null,
    [shown, muted],
  )
}
