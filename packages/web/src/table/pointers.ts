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

/** The pointers of a page, and what they are at. */
interface Pointers {
  readonly page: HTMLElement
  /** Ends everything that listens. */
  readonly signal: AbortSignal
  readonly target: () => PointerTarget
  /** What went down last: `mouse`, `touch` or `pen`. */
  kind: string
  /** The click that comes next belongs to what has been dragged or held. */
  swallow: boolean
  /** The place that is pointed at. */
  hovered: string | null
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

/** Makes gestures of what happens within an element, until `signal` ends it. `target` is whoever takes them now. */
export const listenToPointers = (page: HTMLElement, target: () => PointerTarget, signal: AbortSignal): void => {
  const pointers: Pointers = { page, signal, target, kind: 'mouse', swallow: false, hovered: null }
  /** A mouse that only passes by. */
  const passing = (event: PointerEvent): boolean => event.pointerType === 'mouse' && event.buttons === 0
  page.addEventListener('pointerdown', (event) => press(pointers, event), { signal })
  page.addEventListener('pointermove', (event) => passing(event) && point(pointers, spotAt(elementOf(event))), {
    signal,
  })
  page.addEventListener('pointerleave', (event) => passing(event) && point(pointers, null), { signal })
  page.addEventListener('click', (event) => click(pointers, event), { signal })
  page.addEventListener(
    'contextmenu',
    (event) => {
      const isOurs = elementOf(event)?.closest('[data-spot], [data-held]') !== null
      if (pointers.kind === 'touch' && isOurs) event.preventDefault()
    },
    { signal },
  )
}

const point = (pointers: Pointers, spot: string | null): void => {
  if (spot === pointers.hovered) return
  pointers.hovered = spot
  pointers.target().onGesture({ kind: 'point', spot })
}

const press = (pointers: Pointers, event: PointerEvent): void => {
  pointers.kind = event.pointerType
  pointers.swallow = false
  pointers.target().onPress()
  if (event.button !== 0) return
  const card = cardAt(elementOf(event))
  const spot = spotAt(elementOf(event))
  if (card !== null) follow(pointers, event, card)
  else if (spot !== null && event.pointerType === 'touch') hold(pointers, event, spot)
}

/** Whatever the pointer does until it goes up. */
const track = (
  { signal }: Pointers,
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

const hasStrayed = (event: PointerEvent, down: PointerEvent): boolean =>
  Math.hypot(event.clientX - down.clientX, event.clientY - down.clientY) > SLACK

/** A card that is dragged. */
const follow = (pointers: Pointers, down: PointerEvent, card: number): void => {
  const { page, target } = pointers
  const element = elementOf(down)?.closest<HTMLElement>('[data-held]')
  if (element === null || element === undefined || element.dataset.still !== undefined) return
  let ghost: HTMLElement | null = null
  track(
    pointers,
    down,
    (event) => {
      if (ghost === null) {
        if (!hasStrayed(event, down)) return
        if (!target().isChosen(card)) target().onGesture({ kind: 'card', card })
        ghost = dragged(element, page)
      }
      ghost.style.translate = `${event.clientX}px ${event.clientY}px`
      const spot = dropAt(document.elementFromPoint(event.clientX, event.clientY))
      ghost.classList.toggle('over', spot !== null)
      point(pointers, spot)
    },
    (event) => {
      if (ghost === null) return
      ghost.remove()
      pointers.swallow = true
      const spot = event === null ? null : pointers.hovered
      pointers.hovered = null
      target().onGesture(spot === null ? { kind: 'point', spot: null } : { kind: 'drop', card, spot })
    },
  )
}

/** A finger that rests on a place. */
const hold = (pointers: Pointers, down: PointerEvent, spot: string): void => {
  let held = false
  const timer = setTimeout(() => {
    held = true
    pointers.swallow = true
    if (pointers.target().hasChosen()) point(pointers, spot)
    else pointers.target().onLook(spot)
  }, HOLD)
  track(
    pointers,
    down,
    (event) => {
      if (held) point(pointers, spotAt(document.elementFromPoint(event.clientX, event.clientY)) ?? pointers.hovered)
      else if (hasStrayed(event, down)) clearTimeout(timer)
    },
    () => clearTimeout(timer),
  )
}

const click = (pointers: Pointers, event: MouseEvent): void => {
  if (pointers.swallow) {
    pointers.swallow = false
    return
  }
  const element = elementOf(event)
  const byKey = event.detail === 0
  const card = cardAt(element)
  if (card === null) {
    pressPlace(pointers, element, byKey)
    return
  }
  pointers.target().onGesture({ kind: 'card', card })
  if (byKey) pointers.target().onKeyChoice()
}

/** What lies below a place is looked through where nothing is to go there, or where it can hardly have been missed. */
const pressPlace = (pointers: Pointers, element: Element | null, byKey: boolean): void => {
  const target = pointers.target()
  const place = element?.closest<HTMLElement>('[data-spot]')
  const spot = place?.dataset.spot
  if (place === null || place === undefined || spot === undefined) return
  const { width, height } = place.getBoundingClientRect()
  const roomy = Math.min(width, height) >= SURE
  const depth = element?.closest('[data-depth]') ?? null
  if (!byKey && depth !== null && (roomy || !target.hasChosen())) target.onLook(spot)
  else {
    pointers.hovered = null
    target.onGesture({ kind: 'spot', spot, sure: byKey || pointers.kind !== 'touch' || roomy })
  }
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
