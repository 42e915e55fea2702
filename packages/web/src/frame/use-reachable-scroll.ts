import { type RefCallback, useCallback } from 'react'

/** Puts an element among those the Tab key reaches for as long as it has something to scroll, so that the arrow keys can. */
export const useReachableScroll = (): RefCallback<HTMLElement> =>
  useCallback((element: HTMLElement | null) => {
    if (element === null) return
    const judge = () => {
      if (element.scrollHeight > element.clientHeight) element.tabIndex = 0
      else element.removeAttribute('tabindex')
    }
    const sizes = new ResizeObserver(judge)
    const follow = () => {
      sizes.observe(element)
      for (const child of element.children) sizes.observe(child)
    }
    follow()
    // What is fetched late takes the place of what was there.
    const changes = new MutationObserver(follow)
    changes.observe(element, { childList: true })
    return () => {
      sizes.disconnect()
      changes.disconnect()
    }
  }, [])
