import type { Text } from '@tefuda/kernel'
import { flushSync } from 'react-dom'
import type { Stage, Step } from './scene.ts'
import { WRITING } from './showing-time.ts'
import type { Figure, Motion } from './table-game.ts'

/** No movement is longer, in milliseconds. */
const STEP = 320
const TRAVEL = 200
const RISE = 10
const EASE = 'cubic-bezier(.2, .7, .2, 1)'

export interface StageOptions {
  /** The element all anchors lie in. */
  readonly root: () => HTMLElement | null
  readonly say: (text: Text) => string
  /** Whether nothing should move. */
  readonly isStill: () => boolean
  /** How long what is told stands, as a multiple of the usual. */
  readonly patience: () => number
}

const AT_ONCE: Step = { done: Promise.resolve(), finish: () => {} }

/** Moves cards over the page with copies of them; the page itself changes at once. */
export const createStage = ({ root, say, isStill, patience }: StageOptions): Stage => ({
  play(motions, change) {
    const page = root()
    if (page === null || isStill() || document.hidden) {
      change()
      return AT_ONCE
    }
    const layer = layerOn(page)
    const leaving = motions.flatMap((motion) => (motion.kind === 'leave' ? leave(page, layer, motion) : []))
    const from = motions.map((motion) => (motion.kind === 'travel' ? rectOf(page, motion.from) : null))
    flushSync(change)
    const travelling = motions.flatMap((motion, k) =>
      motion.kind === 'travel' ? travel(page, layer, motion, from[k] ?? null) : [],
    )
    const running = [...leaving, ...travelling]
    return {
      done: Promise.all(running.map(({ finished }) => finished)).then(() => {}),
      finish() {
        for (const animation of running) animation.finish()
      },
    }
  },
  tell(ms, figures) {
    const page = root()
    if (page === null || ms === 0 || isStill() || document.hidden) return AT_ONCE
    const layer = layerOn(page)
    const labels = figures.flatMap((figure, order) => rise(page, layer, figure, order, say))
    const { promise, resolve } = Promise.withResolvers<void>()
    const end = (): void => {
      for (const label of labels) label.remove()
      resolve()
    }
    const timer = setTimeout(end, ms * patience())
    return {
      done: promise,
      finish() {
        clearTimeout(timer)
        end()
      },
    }
  },
})

const LAYER = 'stage-layer'

const layerOn = (page: HTMLElement): HTMLElement => {
  const found = page.querySelector<HTMLElement>(`:scope > .${LAYER}`)
  if (found !== null) return found
  const layer = document.createElement('div')
  layer.className = LAYER
  layer.setAttribute('aria-hidden', 'true')
  page.append(layer)
  return layer
}

/** The first element of that name which is to be seen; an anchor may stand in two places, one of them hidden. */
const anchorOn = (page: HTMLElement, anchor: string): HTMLElement | null => {
  for (const element of page.querySelectorAll<HTMLElement>(`[data-anchor="${anchor}"]`))
    if (element.getClientRects().length > 0) return element
  return null
}

const rectOf = (page: HTMLElement, anchor: string): DOMRect | null =>
  anchorOn(page, anchor)?.getBoundingClientRect() ?? null

const ghostOf = (element: HTMLElement, rect: DOMRect, layer: HTMLElement): HTMLElement => {
  const ghost = document.createElement('div')
  ghost.className = 'ghost'
  ghost.style.cssText = `left:${rect.left}px;top:${rect.top}px;width:${rect.width}px;height:${rect.height}px;--cw:${rect.width}px`
  const copy = element.cloneNode(true) as HTMLElement
  copy.removeAttribute('data-anchor')
  ghost.append(...(element.classList.contains('card') ? [copy] : copy.childNodes))
  layer.append(ghost)
  return ghost
}

const removeAfter = (animation: Animation, then: () => void): Animation => {
  animation.finished.then(then, then)
  return animation
}

const towards = (from: DOMRect, to: DOMRect): string =>
  `translate(${to.left + to.width / 2 - from.left - from.width / 2}px, ${to.top + to.height / 2 - from.top - from.height / 2}px)`

/** A copy of what now lies at `to` comes from where it was; the original shows when it has arrived. */
const travel = (
  page: HTMLElement,
  layer: HTMLElement,
  { to, after = 0 }: Motion & { readonly kind: 'travel' },
  from: DOMRect | null,
): Animation[] => {
  const target = anchorOn(page, to)
  if (target === null || from === null) return []
  const rect = target.getBoundingClientRect()
  if (rect.width === 0) return []
  const ghost = ghostOf(target, rect, layer)
  target.style.opacity = '0'
  const scale = Math.min(1.4, Math.max(0.4, from.width / rect.width))
  const animation = ghost.animate([{ transform: `${towards(rect, from)} scale(${scale})` }, { transform: 'none' }], {
    duration: TRAVEL,
    delay: after * (STEP - TRAVEL),
    easing: EASE,
    fill: 'both',
  })
  return [
    removeAfter(animation, () => {
      ghost.remove()
      target.style.opacity = ''
    }),
  ]
}

/** Copies of what lies at the places lift together and leave. */
const leave = (
  page: HTMLElement,
  layer: HTMLElement,
  { places, to }: Motion & { readonly kind: 'leave' },
): Animation[] => {
  const goal = rectOf(page, to)
  return places.flatMap((place) => {
    const element = anchorOn(page, place)
    if (element === null) return []
    const rect = element.getBoundingClientRect()
    const ghost = ghostOf(element, rect, layer)
    const away =
      goal === null
        ? 'translateY(-24px)'
        : `${towards(rect, goal)} scale(${Math.min(1, Math.max(0.3, goal.width / rect.width))})`
    const animation = ghost.animate(
      [
        { transform: 'none', opacity: 1 },
        { transform: 'translateY(-8px) scale(1.03)', opacity: 1, offset: 0.45, easing: EASE },
        { transform: away, opacity: 0.2 },
      ],
      { duration: STEP, easing: EASE, fill: 'forwards' },
    )
    return [removeAfter(animation, () => ghost.remove())]
  })
}

/** A figure comes up at the lower edge of its card, each a little after the one before. */
const rise = (
  page: HTMLElement,
  layer: HTMLElement,
  { place, text }: Figure,
  order: number,
  say: (text: Text) => string,
): HTMLElement[] => {
  const rect = rectOf(page, place)
  if (rect === null) return []
  const label = document.createElement('span')
  label.className = 'float'
  label.textContent = say(text)
  label.style.left = `${rect.left + rect.width / 2}px`
  label.style.top = `${rect.bottom}px`
  layer.append(label)
  label.animate(
    [
      { transform: `translate(-50%, calc(-50% + ${RISE}px))`, opacity: 0 },
      { transform: 'translate(-50%, -50%)', opacity: 1 },
    ],
    { duration: TRAVEL, delay: order * WRITING, easing: EASE, fill: 'both' },
  )
  return [label]
}
