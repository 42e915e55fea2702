import { type RefObject, useEffect, useRef } from 'react'
import { listenToPointers, type PointerTarget } from './pointers.ts'

/**
 * Makes gestures of what a mouse or finger does within an element: cards are `data-held`, places `data-spot`.
 * Press a card, then a place; drag a card to a place; rest on a place with the mouse or hold a finger there to look.
 */
export const usePointers = (root: RefObject<HTMLElement | null>, target: PointerTarget): void => {
  const now = useRef(target)
  useEffect(() => {
    now.current = target
  }, [target])
  useEffect(() => {
    if (root.current === null) return
    const stop = new AbortController()
    listenToPointers(root.current, () => now.current, stop.signal)
    return () => stop.abort()
  }, [root])
}
