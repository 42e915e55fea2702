import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react'
import { type AroundNavHandler, useLocation } from 'wouter'

/** How far down each address was left, in pixels. */
const left = new Map<string, number>()

/** How a part that scrolls by itself was left. */
interface Place {
  /** How far down, in pixels. */
  readonly top: number
  /** Of each of its folds. */
  readonly isOpen: readonly boolean[]
}

/** By the path of the page. */
const places = new Map<string, Place>()

/** Where a link led to last; nothing once the browser has gone back or forth. */
let ledTo = ''

/** What a page shows late, such as results that are read again, is waited for so long, in milliseconds. */
const PATIENCE = 3000

const BY_HAND = ['wheel', 'touchmove', 'pointerdown', 'keydown']

const note = (): unknown => left.set(location.href, scrollY)

const leave = (): void => {
  ledTo = ''
}

/** What the router does when a link is followed: the browser's own ways back and forth do not pass by here. */
export const followLink: AroundNavHandler = (navigate, to, options) => {
  note()
  navigate(to, options)
  ledTo = location.href
}

/** Following a link starts at the top of a page; going back, or forward again, where one was there. */
export const useScrolling = (): void => {
  const [path] = useLocation()
  const shown = useRef(path)
  useEffect(() => {
    addEventListener('scroll', note, { passive: true })
    addEventListener('popstate', leave, { capture: true })
    return () => {
      removeEventListener('scroll', note)
      removeEventListener('popstate', leave, { capture: true })
    }
  }, [])
  useEffect(() => {
    if (shown.current === path) return
    shown.current = path
    if (location.href !== ledTo) return reach(left.get(location.href) ?? 0)
    if (location.hash === '') scrollTo(0, 0)
    return undefined
  }, [path])
}

/** The same of a part that scrolls by itself, with its folds: it is the one this is the `ref` of. */
export const useKeptPlace = (): RefObject<HTMLElement | null> => {
  const part = useRef<HTMLElement>(null)
  useLayoutEffect(() => {
    const { current: scrolled } = part
    if (scrolled === null) return undefined
    const path = location.pathname
    const folds = (): HTMLDetailsElement[] => [...scrolled.querySelectorAll('details')]
    const place = location.href === ledTo ? undefined : places.get(path)
    for (const [k, fold] of folds().entries()) fold.open ||= place?.isOpen[k] === true
    const end = place === undefined ? undefined : reach(place.top, scrolled, scrolled.firstElementChild!)
    return () => {
      end?.()
      places.set(path, { top: scrolled.scrollTop, isOpen: folds().map(({ open }) => open) })
    }
  }, [])
  return part
}

/** Scrolls so far down once what is in it is long enough, unless somebody scrolls before that. Gives what ends it. */
const reach = (
  top: number,
  scrolled: Element = document.scrollingElement!,
  content: Element = document.body,
): (() => void) => {
  const growing = new ResizeObserver(() => {
    scrolled.scrollTop = top
    if (Math.ceil(scrolled.scrollTop) >= top) end()
  })
  const end = (): void => {
    growing.disconnect()
    clearTimeout(timer)
    for (const kind of BY_HAND) removeEventListener(kind, end)
  }
  const timer = setTimeout(end, PATIENCE)
  for (const kind of BY_HAND) addEventListener(kind, end)
  growing.observe(content)
  return end
}
