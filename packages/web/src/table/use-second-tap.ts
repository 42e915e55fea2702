import { useLayoutEffect, useRef, useState } from 'react'

/** How long a second tap may come after the first, in milliseconds. */
const SECOND_TAP = 500

export interface Place {
  /** What stands here came just after something else was pressed here: a tap that comes now was meant for the other. */
  readonly isTooSoon: boolean
  /** To be told of every press. */
  readonly onPress: () => void
}

/** A place of a button, and what it says; undefined where it is empty. `leaving`: going away counts as a press too, as with a window that closes. */
export const useSecondTap = (what: string | undefined, { leaving }: { readonly leaving: boolean }): Place => {
  const last = useRef<{ readonly what: string; readonly at: number } | null>(null)
  const [tooSoon, setTooSoon] = useState<string | null>(null)
  const onPress = (): void => {
    if (what !== undefined) last.current = { what, at: performance.now() }
  }
  useLayoutEffect(() => {
    if (what === undefined) return
    const before = last.current
    const rest = before === null || before.what === what ? 0 : before.at + SECOND_TAP - performance.now()
    if (rest > 0) setTooSoon(what)
    const timer = rest > 0 ? setTimeout(setTooSoon, rest, null) : undefined
    return () => {
      clearTimeout(timer)
      setTooSoon(null)
      if (leaving) last.current = { what, at: performance.now() }
    }
  }, [what, leaving])
  return { isTooSoon: what !== undefined && tooSoon === what, onPress }
}
