import { type RefCallback, useCallback } from 'react'

/** Puts an element among those the Tab key reaches for as long as it has something to scroll, so that the arrow keys can. */
export const useReachableScroll = <T extends HTMLElement>(): RefCallback<T> =>
  useCallback((element: T | null) => {
    if (element === null) return
    const judge = (): void => {
      const { scrollHeight, clientHeight, scrollWidth, clientWidth } = element
      if (scrollHeight > clientHeight || scrollWidth > clientWidth) element.tabIndex = 0
      else element.removeAttribute('tabindex')
    }
    const sizes = new ResizeObserver(judge)
    const watch = (): void => {
      sizes.disconnect()
      sizes.observe(element)
      for (const child of element.children) sizes.observe(child)
    }
    // What is inside may come later than the element itself.
    const content = new MutationObserver(watch)
    content.observe(element, { childList: true })
    watch()
    return () => {
      content.disconnect()
      sizes.disconnect()
    }
  }, [])
