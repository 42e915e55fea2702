import { isRefusal, type Refusal } from '@tefuda/kernel'
import { useEffect, useRef } from 'react'

/**
 * Asks again and again while the page is seen, and at once when it is seen again. The next question waits for the
 * answer before it, so that a slow server is asked less often. `every`: milliseconds between an answer and the next question; null
 * asks nothing.
 */
export const usePolled = <Answer>(
  ask: () => Promise<Answer | Refusal>,
  every: number | null,
  onAnswer: (answer: Answer) => void,
  onRefusal: (reason: Refusal) => void,
): void => {
  const latest = useRef({ ask, onAnswer, onRefusal })
  useEffect(() => {
    latest.current = { ask, onAnswer, onRefusal }
  })
  useEffect(() => {
    if (every === null) return
    let here = true
    let timer: ReturnType<typeof setTimeout> | undefined
    let asking = false
    const turn = async () => {
      clearTimeout(timer)
      if (asking || document.visibilityState === 'hidden') return
      asking = true
      const answer = await latest.current.ask()
      asking = false
      if (!here) return
      if (isRefusal(answer)) latest.current.onRefusal(answer)
      else latest.current.onAnswer(answer)
      timer = setTimeout(() => void turn(), every)
    }
    const seen = () => void turn()
    void turn()
    document.addEventListener('visibilitychange', seen)
    addEventListener('online', seen)
    return () => {
      here = false
      clearTimeout(timer)
      document.removeEventListener('visibilitychange', seen)
      removeEventListener('online', seen)
    }
  }, [every])
}
