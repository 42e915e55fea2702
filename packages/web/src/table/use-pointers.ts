import { type RefObject, useEffect, useRef } from 'react'
import type { Gesture } from './table-game.ts'

/** How far a pointer may stray and still have pressed, in CSS pixels. */
const SLACK = 6
/** How long a finger rests on a place before it is looked at, in milliseconds. */
const HOLD = 350
/** A finger on a smaller place may have missed. */
const SURE = 40

export interface PointerTarget {
  readonly onGesture: (gesture: Gesture) => void
  /** Something is pressed, whatever it is: what is being shown can be hurried. */
  readonly onPress: () => void
  /** Whether a card of the hand is chosen already. */
  readonly isChosen: (card: number) => boolean
  readonly hasChosen: () => boolean
  /** The cards of a place are to be looked through. */
  readonly onLook: (spot: string) => void
  /** A card was chosen with the keyboard: the field is next. */
  readonly onKeyChoice: () => void
}

const spotAt = (element: Element | null): string | null =>
  element?.closest<HTMLElement>('[data-spot]')?.dataset.spot ?? null
/** Where a card can be dropped: a place, or the whole of a field that has none. */
const dropAt = (element: Element | null): string | null =>
  spotAt(element) ?? element?.closest<HTMLElement>('[data-drop]')?.dataset.drop ?? null
const cardAt = (element: Element | null): number | null => {
  const place = element?.closest<HTMLElement>('[data-held]')?.dataset.held
  return place === undefined ? null : Number(place)
}
const elementOf = (event: Event): Element | null => (event.target instanceof Element ? event.target : null)

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
    const page = root.current
    if (page === null) return
    const stop = new AbortController()
    const { signal } = stop
    let kind = 'mouse'
    let swallow = false
    let hovered: string | null = null

    const point = (spot: string | null): void => {
      if (spot === hovered) return
      hovered = spot
      now.current.onGesture({ kind: 'point', spot })
    }

    const onDown = (event: PointerEvent): void => {
      kind = event.pointerType
      swallow = false
      now.current.onPress()
      if (event.button !== 0) return
      const card = cardAt(elementOf(event))
      const spot = spotAt(elementOf(event))
      if (card !== null) follow(event, card)
      else if (spot !== null && event.pointerType === 'touch') hold(event, spot)
    }

    /** Whatever the pointer does until it goes up. */
    const track = (
      down: PointerEvent,
      move: (event: PointerEvent) => void,
      end: (event: PointerEvent | null) => void,
    ): void => {
      const over = new AbortController()
      const within = { signal: AbortSignal.any([signal, over.signal]) }
      const same = (event: PointerEvent): boolean => event.pointerId === down.pointerId
      const finish = (event: PointerEvent, up: PointerEvent | null): void => {
        if (!same(event)) return
        over.abort()
        end(up)
      }
      addEventListener('pointermove', (event) => same(event) && move(event), within)
      addEventListener('pointerup', (event) => finish(event, event), within)
      addEventListener('pointercancel', (event) => finish(event, null), within)
    }

    const follow = (down: PointerEvent, card: number): void => {
      const element = elementOf(down)?.closest<HTMLElement>('[data-held]')
      if (element === null || element === undefined || element.dataset.still !== undefined) return
      let ghost: HTMLElement | null = null
      track(
        down,
        (event) => {
          if (ghost === null) {
            if (Math.hypot(event.clientX - down.clientX, event.clientY - down.clientY) <= SLACK) return
            if (!now.current.isChosen(card)) now.current.onGesture({ kind: 'card', card })
            ghost = dragged(element, page)
          }
          ghost.style.translate = `${event.clientX}px ${event.clientY}px`
          const spot = dropAt(document.elementFromPoint(event.clientX, event.clientY))
          ghost.classList.toggle('over', spot !== null)
          point(spot)
        },
        (event) => {
          if (ghost === null) return
          ghost.remove()
          swallow = true
          const spot = event === null ? null : hovered
          hovered = null
          now.current.onGesture(spot === null ? { kind: 'point', spot: null } : { kind: 'drop', card, spot })
        },
      )
    }

    const hold = (down: PointerEvent, spot: string): void => {
      let held = false
      const timer = setTimeout(() => {
        held = true
        swallow = true
        if (now.current.hasChosen()) point(spot)
        else now.current.onLook(spot)
      }, HOLD)
      track(
        down,
        (event) => {
          if (held) point(spotAt(document.elementFromPoint(event.clientX, event.clientY)) ?? hovered)
          else if (Math.hypot(event.clientX - down.clientX, event.clientY - down.clientY) > SLACK) clearTimeout(timer)
        },
        () => clearTimeout(timer),
      )
    }

    const onMove = (event: PointerEvent): void => {
      if (event.pointerType === 'mouse' && event.buttons === 0) point(spotAt(elementOf(event)))
    }
    const onLeave = (event: PointerEvent): void => {
      if (event.pointerType === 'mouse' && event.buttons === 0) point(null)
    }

    const onClick = (event: MouseEvent): void => {
      if (swallow) {
        swallow = false
        return
      }
      const element = elementOf(event)
      const byKey = event.detail === 0
      const card = cardAt(element)
      if (card !== null) {
        now.current.onGesture({ kind: 'card', card })
        if (byKey) now.current.onKeyChoice()
        return
      }
      const place = element?.closest<HTMLElement>('[data-spot]')
      const spot = place?.dataset.spot
      if (place === null || place === undefined || spot === undefined) return
      const { width, height } = place.getBoundingClientRect()
      const roomy = Math.min(width, height) >= SURE
      const depth = element?.closest('[data-depth]') ?? null
      if (!byKey && depth !== null && (roomy || !now.current.hasChosen())) now.current.onLook(spot)
      else {
        hovered = null
        now.current.onGesture({ kind: 'spot', spot, sure: byKey || kind !== 'touch' || roomy })
      }
    }

    const onMenu = (event: MouseEvent): void => {
      if (kind === 'touch' && elementOf(event)?.closest('[data-spot], [data-held]') !== null) event.preventDefault()
    }

    page.addEventListener('pointerdown', onDown, { signal })
    page.addEventListener('pointermove', onMove, { signal })
    page.addEventListener('pointerleave', onLeave, { signal })
    page.addEventListener('click', onClick, { signal })
    page.addEventListener('contextmenu', onMenu, { signal })
    return () => stop.abort()
  }, [root])
}

/** A copy of the card under the pointer. */
const dragged = (element: HTMLElement, page: HTMLElement): HTMLElement => {
  const ghost = document.createElement('div')
  ghost.className = 'dragged'
  ghost.setAttribute('aria-hidden', 'true')
  ghost.style.setProperty('--cw', `${element.getBoundingClientRect().width}px`)
  const card = element.querySelector('.card')?.cloneNode(true)
  if (card instanceof HTMLElement) {
    card.className = 'card'
    ghost.append(card)
  }
  page.append(ghost)
  return ghost
}
