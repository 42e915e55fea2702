import { type RefObject, useEffect, useRef } from 'react'

/** Puts an element among those the Tab key reaches for as long as it has something to scroll, so that the arrow keys can. */
export const useReachableScroll = <T extends HTMLElement>(): RefObject<T | null> => {
  const ref = useRef<T>(null)
  useEffect(() => {
    const element = ref.current
    if (element === null) return
    const judge = () => {
      if (element.scrollHeight > element.clientHeight) element.tabIndex = 0
      else element.removeAttribute('tabindex')
    }
    const sizes = new ResizeObserver(judge)
    sizes.observe(element)
    for (const child of element.children) sizes.observe(child)
    return () => sizes.disconnect()
  })
  return ref
}
