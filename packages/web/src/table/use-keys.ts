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

/** What keys at a table act upon, and the letters that have been typed towards a card or place. */
interface Keyboard {
  readonly target: () => KeyTarget
  typed: string
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
    const keyboard: Keyboard = { target: () => now.current, typed: '' }
    const onKey = (event: KeyboardEvent): void => {
      const page = root.current
      if (page === null || event.ctrlKey || event.metaKey || event.altKey || event.isComposing) return
      if (!isOwn(document.activeElement, page)) return
      now.current.onPress()
      if (pressKey(keyboard, page, event.key)) event.preventDefault()
    }
    const onFocus = ({ target: element }: FocusEvent): void => {
      if (!(element instanceof HTMLElement) || root.current?.contains(element) !== true) return
      const { spot } = element.dataset
      if (spot === undefined) return
      now.current.onFocusSpot(spot)
      if (element.matches(':focus-visible')) now.current.onGesture({ kind: 'point', spot })
    }
    addEventListener('keydown', onKey)
    addEventListener('focusin', onFocus)
    return () => {
      removeEventListener('keydown', onKey)
      removeEventListener('focusin', onFocus)
    }
  }, [root])
}

/** What a key does; false where it is none of the table's. */
const pressKey = (keyboard: Keyboard, page: HTMLElement, key: string): boolean => {
  const target = keyboard.target()
  if (key.startsWith('Arrow')) return goByArrow(page, key, target.hasChosen())
  if (key === 'Escape') {
    setTyped(keyboard, '')
    target.onGesture({ kind: 'cancel' })
    focusHand(page)
    return true
  }
  if (key === 'Enter') {
    setTyped(keyboard, '')
    return isAtHand(document.activeElement) && target.onEnter()
  }
  if (key.length !== 1 && key !== 'Backspace') return false
  if (keyboard.typed === '' && pressLetter(target, key)) return true
  return key !== ' ' && write(keyboard, page, key)
}

const setTyped = (keyboard: Keyboard, typed: string): void => {
  if (typed === keyboard.typed) return
  keyboard.typed = typed
  keyboard.target().onTyped(typed)
}

/** From place to place, from card to card, and between hand and field. */
const goByArrow = (page: HTMLElement, key: string, hasChosen: boolean): boolean => {
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
  } else if (hasChosen) focusField(page)
  else focusHand(page)
  return true
}

/** A letter that is a command by itself; false where it is none. */
const pressLetter = (target: KeyTarget, key: string): boolean => {
  if (target.onActionKey(key)) return true
  if (key in COMMANDS) {
    target.onCommand(COMMANDS[key]!)
    return true
  }
  const spot = document.activeElement instanceof HTMLElement ? document.activeElement.dataset.spot : undefined
  if (key !== LOOK || spot === undefined) return false
  target.onLook(spot)
  return true
}

/** A letter towards a card or a place; false where no word goes on with it. */
const write = (keyboard: Keyboard, page: HTMLElement, key: string): boolean => {
  const target = keyboard.target()
  const { typed } = keyboard
  const { cards, spots } = target.words()
  const inField = spotsIn(page).includes(document.activeElement as HTMLElement)
  // Where no place is to be chosen, further cards join those that are.
  const isCardNext = target.gathers ? !inField : spots.length === 0 || !target.hasChosen()
  const choosing = cards.length > 0 && isCardNext
  if (typed === '' && choosing && /^[1-9]$/.test(key) && Number(key) <= cards.length) {
    target.onGesture({ kind: 'card', card: Number(key) - 1 })
    return true
  }
  const result = typeKey(typed, key, choosing ? cards : spots)
  if (result.typed === '' && typed === '') return false
  setTyped(keyboard, result.done ? '' : result.typed)
  if (result.word === null) return true
  if (choosing) target.onGesture({ kind: 'card', card: result.word })
  else focusSpot(page, spots[result.word])
  return true
}

const focusSpot = (page: HTMLElement, spot: string | undefined): void => {
  spotsIn(page)
    .find((element) => element.dataset.spot === spot)
    ?.focus()
}
