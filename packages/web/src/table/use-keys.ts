import { type RefObject, useEffect, useRef } from 'react'
import { aim } from './aim.ts'
import type { Gesture } from './table-game.ts'
import { typeKey } from './typing.ts'

export interface KeyTarget {
  readonly onGesture: (gesture: Gesture) => void
  readonly onPress: () => void
  readonly hasChosen: () => boolean
  /** Whether letters write places in the field and cards everywhere else. */
  readonly gathers: boolean
  /** The words that can be typed now. */
  readonly words: () => { readonly cards: readonly string[]; readonly spots: readonly string[] }
  readonly onTyped: (typed: string) => void
  readonly onLook: (pile: string) => void
  readonly onCommand: (command: Command) => void
  /** A letter that presses one of the actions. False where it presses none. */
  readonly onActionKey: (key: string) => boolean
  /** Enter away from the field and its buttons: makes the move that is put together. False where there is none. */
  readonly onEnter: () => boolean
  /** A place has the focus now. */
  readonly onFocusSpot: (spot: string) => void
}

export type Command = 'hint' | 'undo' | 'book' | 'taken' | 'order' | 'next'

/** Letters that no notation of cards and places begins with. */
const COMMANDS: Readonly<Record<string, Command>> = {
  i: 'hint',
  u: 'undo',
  '?': 'book',
  t: 'taken',
  o: 'order',
  '.': 'next',
}
const LOOK = 'v'

const isOwn = (element: Element | null, page: HTMLElement): boolean =>
  element === null ||
  element === document.body ||
  (page.contains(element) &&
    element.closest('input, textarea, select, [role="tablist"], .side, .sheet, .pan-key') === null)

/** On a card of the hand, or nowhere: Enter then has nothing of its own to press but the choice of a card. */
const isAtHand = (element: Element | null): boolean =>
  element === null || element === document.body || element.closest('[data-held]') !== null

const spotsIn = (page: HTMLElement): HTMLElement[] => [...page.querySelectorAll<HTMLElement>('[data-spot]')]
const handIn = (page: HTMLElement): HTMLElement[] => [...page.querySelectorAll<HTMLElement>('[data-held]')]

export const focusField = (page: HTMLElement): void => {
  const spots = spotsIn(page)
  const current = spots.find((spot) => spot.tabIndex === 0) ?? spots[0]
  current?.focus()
}

export const focusHand = (page: HTMLElement): void => {
  const hand = handIn(page)
  const current = hand.find((card) => card.getAttribute('aria-pressed') === 'true') ?? hand[0]
  current?.focus()
}

const middleOf = (element: HTMLElement): { readonly x: number; readonly y: number } => {
  const { left, top, width, height } = element.getBoundingClientRect()
  return { x: left + width / 2, y: top + height / 2 }
}

/**
 * The keyboard at the table: arrows go from card to card and from place to place, letters and digits write a card and a
 * place as in the notation, Escape chooses nothing. Enter presses what has the focus, as everywhere.
 */
export const useKeys = (root: RefObject<HTMLElement | null>, target: KeyTarget): void => {
  const now = useRef(target)
  useEffect(() => {
    now.current = target
  }, [target])
  useEffect(() => {
    let typed = ''
    const setTyped = (next: string): void => {
      if (next === typed) return
      typed = next
      now.current.onTyped(next)
    }

    const arrow = (page: HTMLElement, key: string): boolean => {
      const active = document.activeElement
      const spots = spotsIn(page)
      const hand = handIn(page)
      const inField = spots.indexOf(active as HTMLElement)
      const inHand = hand.indexOf(active as HTMLElement)
      if (inField >= 0) {
        const next = aim(spots.map(middleOf), inField, key)
        if (next >= 0) spots[next]?.focus()
        else if (key === 'ArrowDown') focusHand(page)
        else return false
      } else if (inHand >= 0) {
        const step = { ArrowLeft: -1, ArrowRight: 1 }[key]
        if (step !== undefined) hand[(inHand + step + hand.length) % hand.length]?.focus()
        else if (key === 'ArrowUp') focusField(page)
        else return false
      } else if (now.current.hasChosen()) focusField(page)
      else focusHand(page)
      return true
    }

    const write = (page: HTMLElement, key: string): boolean => {
      const { cards, spots } = now.current.words()
      const inField = spotsIn(page).includes(document.activeElement as HTMLElement)
      // Where no place is to be chosen, further cards join those that are.
      const isCardNext = now.current.gathers ? !inField : spots.length === 0 || !now.current.hasChosen()
      const choosing = cards.length > 0 && isCardNext
      const words = choosing ? cards : spots
      if (typed === '' && choosing && /^[1-9]$/.test(key) && Number(key) <= cards.length) {
        now.current.onGesture({ kind: 'card', card: Number(key) - 1 })
        return true
      }
      const result = typeKey(typed, key, words)
      if (result.typed === '' && typed === '') return false
      setTyped(result.done ? '' : result.typed)
      if (result.word === null) return true
      if (choosing) now.current.onGesture({ kind: 'card', card: result.word })
      else focusSpot(page, spots[result.word])
      return true
    }

    const onKey = (event: KeyboardEvent): void => {
      const page = root.current
      if (page === null || event.ctrlKey || event.metaKey || event.altKey || event.isComposing) return
      if (!isOwn(document.activeElement, page)) return
      now.current.onPress()
      if (handle(page, event)) event.preventDefault()
    }

    const handle = (page: HTMLElement, event: KeyboardEvent): boolean => {
      const { key } = event
      if (key.startsWith('Arrow')) return arrow(page, key)
      if (key === 'Escape') {
        setTyped('')
        now.current.onGesture({ kind: 'cancel' })
        focusHand(page)
        return true
      }
      if (key === 'Enter') {
        setTyped('')
        return isAtHand(document.activeElement) && now.current.onEnter()
      }
      if (key.length !== 1 && key !== 'Backspace') return false
      if (typed === '' && now.current.onActionKey(key)) return true
      if (typed === '' && key in COMMANDS) {
        now.current.onCommand(COMMANDS[key]!)
        return true
      }
      const spot = document.activeElement instanceof HTMLElement ? document.activeElement.dataset.spot : undefined
      if (typed === '' && key === LOOK && spot !== undefined) {
        now.current.onLook(spot)
        return true
      }
      return key !== ' ' && write(page, key)
    }

    const onFocus = ({ target }: FocusEvent): void => {
      if (!(target instanceof HTMLElement) || root.current?.contains(target) !== true) return
      const { spot } = target.dataset
      if (spot === undefined) return
      now.current.onFocusSpot(spot)
      if (target.matches(':focus-visible')) now.current.onGesture({ kind: 'point', spot })
    }

    addEventListener('keydown', onKey)
    addEventListener('focusin', onFocus)
    return () => {
      removeEventListener('keydown', onKey)
      removeEventListener('focusin', onFocus)
    }
  }, [root])
}

const focusSpot = (page: HTMLElement, spot: string | undefined): void => {
  spotsIn(page)
    .find((element) => element.dataset.spot === spot)
    ?.focus()
}
