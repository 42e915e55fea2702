import { useLayoutEffect } from 'react'

/** Steps on and back by the arrow keys, Home and End, wherever on the page they mean nothing else. `onSpace`: what the space bar does. */
export const useStepKeys = (now: number, last: number, go: (step: number) => void, onSpace?: () => void): void => {
  // Before it is painted: whoever sees it can press a key.
  useLayoutEffect(() => {
    const onKey = (event: KeyboardEvent): void => {
      if (event.ctrlKey || event.metaKey || event.altKey) return
      const { target } = event
      if (isWithin(target, 'input:not([type="range"]), textarea, select, [role="tablist"], .sheet')) return
      const step = { ArrowLeft: now - 1, ArrowRight: now + 1, Home: 0, End: last }[event.key]
      if (step !== undefined) go(step)
      else if (event.key === ' ' && onSpace !== undefined && !isWithin(target, 'button, a')) onSpace()
      else return
      event.preventDefault()
    }
    addEventListener('keydown', onKey)
    return () => removeEventListener('keydown', onKey)
  }, [now, last, go, onSpace])
}

const isWithin = (target: EventTarget | null, selector: string): boolean =>
  target instanceof Element && target.closest(selector) !== null
