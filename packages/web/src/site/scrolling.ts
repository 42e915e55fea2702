import { useEffect, useRef } from 'react'
import { type AroundNavHandler, useLocation } from 'wouter'

/** How far down each address was left, in pixels. */
const left = new Map<string, number>()

/** Where a link led to last; nothing once that page has been shown. */
let ledTo = ''

/** What a page shows late, such as results that are read again, is waited for so long, in milliseconds. */
const PATIENCE = 3000

const BY_HAND = ['wheel', 'touchmove', 'pointerdown', 'keydown']

const note = (): unknown => left.set(location.href, scrollY)

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
    return () => removeEventListener('scroll', note)
  }, [])
  useEffect(() => {
    if (shown.current === path) return
    shown.current = path
    const isLed = location.href === ledTo
    ledTo = ''
    if (!isLed) return reach(left.get(location.href) ?? 0)
    if (location.hash === '') scrollTo(0, 0)
    return undefined
  }, [path])
}

/** Scrolls so far down once the page is long enough, unless somebody scrolls before that. Gives what ends it. */
const reach = (top: number): (() => void) => {
  const growing = new ResizeObserver(() => {
    scrollTo(0, top)
    if (Math.ceil(scrollY) >= top) end()
  })
  const end = (): void => {
    growing.disconnect()
    clearTimeout(timer)
    for (const kind of BY_HAND) removeEventListener(kind, end)
  }
  const timer = setTimeout(end, PATIENCE)
  for (const kind of BY_HAND) addEventListener(kind, end)
  growing.observe(document.body)
  return end
}
