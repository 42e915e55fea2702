import { type ReactNode, type RefObject, useEffect, useLayoutEffect, useRef } from 'react'

export interface PanProps {
  /** Size of what is looked at, in CSS pixels. */
  readonly width: number
  readonly height: number
  /** Somebody pinches or turns the wheel: by how much everything should grow. */
  readonly onScale: (factor: number) => void
  readonly children: ReactNode
}

/** A window onto something larger: scrolled by touch, wheel, keyboard, or by dragging with the mouse. */
export const Pan = ({ width, height, onScale, children }: PanProps) => {
  const view = useRef<HTMLDivElement>(null)
  useKeepCentre(view, width, height)
  useDragging(view)
  useScaling(view, onScale)
  return (
    <div ref={view} className="pan">
      <div className="pan-content" style={{ width, height }}>
        {children}
      </div>
    </div>
  )
}

/** When the content grows or shrinks, what was in the middle stays there. */
const useKeepCentre = (view: RefObject<HTMLDivElement | null>, width: number, height: number): void => {
  const middle = useRef({ x: 0.5, y: 0.5 })
  useEffect(() => {
    const element = view.current
    if (element === null) return
    const note = (): void => {
      middle.current = {
        x: (element.scrollLeft + element.clientWidth / 2) / element.scrollWidth,
        y: (element.scrollTop + element.clientHeight / 2) / element.scrollHeight,
      }
    }
    element.addEventListener('scroll', note, { passive: true })
    return () => element.removeEventListener('scroll', note)
  }, [view])
  const size = useRef('')
  useLayoutEffect(() => {
    const element = view.current
    if (element === null || size.current === `${width} ${height}`) return
    size.current = `${width} ${height}`
    element.scrollLeft = middle.current.x * element.scrollWidth - element.clientWidth / 2
    element.scrollTop = middle.current.y * element.scrollHeight - element.clientHeight / 2
  }, [view, width, height])
}

/** How far a pointer may stray and still have pressed, in CSS pixels. */
const SLACK = 6

const useDragging = (view: RefObject<HTMLDivElement | null>): void => {
  useEffect(() => {
    const element = view.current
    if (element === null) return
    const stop = new AbortController()
    element.addEventListener(
      'pointerdown',
      (down) => {
        if (down.pointerType !== 'mouse' || down.button !== 0) return
        const from = { x: down.clientX + element.scrollLeft, y: down.clientY + element.scrollTop }
        const over = new AbortController()
        let dragged = false
        const { signal } = over
        addEventListener(
          'pointermove',
          (move) => {
            dragged ||= Math.hypot(move.clientX - down.clientX, move.clientY - down.clientY) > SLACK
            if (!dragged) return
            element.scrollLeft = from.x - move.clientX
            element.scrollTop = from.y - move.clientY
          },
          { signal },
        )
        addEventListener(
          'pointerup',
          () => {
            over.abort()
            if (dragged) swallowClick(element)
          },
          { signal },
        )
      },
      { signal: stop.signal },
    )
    return () => stop.abort()
  }, [view])
}

/** The click that ends a drag is none. */
const swallowClick = (element: HTMLElement): void => {
  const swallow = (event: Event): void => event.stopPropagation()
  element.addEventListener('click', swallow, { capture: true, once: true })
  setTimeout(() => element.removeEventListener('click', swallow, { capture: true }), 0)
}

const useScaling = (view: RefObject<HTMLDivElement | null>, onScale: (factor: number) => void): void => {
  const scale = useRef(onScale)
  useEffect(() => {
    scale.current = onScale
  }, [onScale])
  useEffect(() => {
    const element = view.current
    if (element === null) return
    const stop = new AbortController()
    const { signal } = stop
    let apart = 0
    const distance = ({ touches: [a, b] }: TouchEvent): number =>
      a === undefined || b === undefined ? 0 : Math.hypot(a.clientX - b.clientX, a.clientY - b.clientY)
    element.addEventListener('touchstart', (event) => (apart = distance(event)), { signal, passive: true })
    element.addEventListener(
      'touchmove',
      (event) => {
        const now = distance(event)
        if (now === 0 || apart === 0) return
        event.preventDefault()
        scale.current(now / apart)
        apart = now
      },
      { signal, passive: false },
    )
    element.addEventListener(
      'wheel',
      (event) => {
        if (!event.ctrlKey) return
        event.preventDefault()
        scale.current(Math.exp(-event.deltaY / 200))
      },
      { signal, passive: false },
    )
    return () => stop.abort()
  }, [view])
}
