import type { Seat } from '@tefuda/kernel'
import type { ChatLineView } from '@tefuda/wire'
import { useCallback, useEffect, useRef, useState } from 'react'

/** So long something that was said stands at a seat, in milliseconds. */
const SHOWN = 6000

/** What was said last at each seat, for a while; nothing of what had been said before one came, and nothing of whom one does not hear. */
export const useBubbles = (
  chat: readonly ChatLineView[],
  muted: ReadonlySet<string>,
): ((seat: Seat) => ChatLineView | null) => {
  const last = chat.at(-1)
  const seen = useRef(last?.number ?? 0)
  const [shown, setShown] = useState<readonly ChatLineView[]>([])
  const timers = useRef(new Set<ReturnType<typeof setTimeout>>())
  useEffect(() => {
    const fresh = chat.filter(({ number, seat }) => number > seen.current && seat !== null)
    seen.current = Math.max(seen.current, chat.at(-1)?.number ?? 0)
    if (fresh.length === 0) return
    setShown((before) => [...before, ...fresh])
    const timer = setTimeout(() => {
      timers.current.delete(timer)
      setShown((before) => before.filter((one) => !fresh.includes(one)))
    }, SHOWN)
    timers.current.add(timer)
  }, [chat])
  useEffect(() => {
    const running = timers.current
    return () => running.forEach(clearTimeout)
  }, [])
  return useCallback(
    (seat) => shown.findLast((one) => one.seat === seat && !muted.has(one.who)) ?? null,
    [shown, muted],
  )
}
