import type { Language } from '@tefuda/kernel'
import { useSyncExternalStore } from 'react'
import { createStore } from '../state/store.ts'

export type HandOrder = 'rank' | 'suit'

/** What a person has chosen on this device. `system` leaves the choice to the browser. */
export interface Preferences {
  readonly language: Language | 'system'
  readonly theme: 'system' | 'light' | 'dark'
  /** Colours of the four suits: black and red, or one for each. */
  readonly suits: '2' | '4'
  /** The side on which the buttons of a table lie. */
  readonly hand: 'right' | 'left'
  /** How a hand is lined up where that is left to its owner. */
  readonly handOrder: HandOrder
  /** Shows every game on the plain table, whatever has been drawn for it. */
  readonly plainTable: boolean
  /** In windows: lets pass by itself what one can claim nothing with, and takes a win by itself. */
  readonly passAlone: boolean
  readonly winAlone: boolean
  /** Where what is possible is marked: in the first games after a lesson, always, never. */
  readonly possible: 'first' | 'always' | 'never'
  readonly sound: boolean
  readonly vibration: boolean
  readonly motion: 'system' | 'reduced'
  /** How quickly bots beside the table play. */
  readonly botPace: 'slow' | 'normal' | 'fast' | 'step'
}

/** How windows are answered without anybody pressing anything. */
export type Switches = Pick<Preferences, 'passAlone' | 'winAlone'>

export const DEFAULT_PREFERENCES: Preferences = {
  language: 'system',
  theme: 'system',
  suits: '2',
  hand: 'right',
  handOrder: 'rank',
  plainTable: false,
  passAlone: true,
  winAlone: false,
  possible: 'first',
  sound: false,
  vibration: false,
  motion: 'system',
  botPace: 'normal',
}

const ALLOWED: { readonly [K in keyof Preferences]: readonly Preferences[K][] } = {
  language: ['system', 'ja', 'en'],
  theme: ['system', 'light', 'dark'],
  suits: ['2', '4'],
  hand: ['right', 'left'],
  handOrder: ['rank', 'suit'],
  plainTable: [false, true],
  passAlone: [false, true],
  winAlone: [false, true],
  possible: ['first', 'always', 'never'],
  sound: [false, true],
  vibration: [false, true],
  motion: ['system', 'reduced'],
  botPace: ['slow', 'normal', 'fast', 'step'],
}

/** The same key is read by public/early.js before the first paint. */
const STORAGE_KEY = 'tefuda.preferences'

/** Reads stored preferences; whatever is missing or not understood keeps its default. */
export const readPreferences = (stored: string | null): Preferences => {
  if (stored === null) return DEFAULT_PREFERENCES
  let found: unknown
  try {
    found = JSON.parse(stored)
  } catch {
    return DEFAULT_PREFERENCES
  }
  if (typeof found !== 'object' || found === null) return DEFAULT_PREFERENCES
  const valid = Object.entries(found).filter(([key, value]) =>
    (ALLOWED[key as keyof Preferences] as readonly unknown[] | undefined)?.includes(value),
  )
  return { ...DEFAULT_PREFERENCES, ...Object.fromEntries(valid) }
}

/** The language to show: the chosen one, else the first of the browser's that the project speaks, else Japanese. */
export const languageOf = (preferences: Preferences, browser: readonly string[]): Language => {
  if (preferences.language !== 'system') return preferences.language
  for (const tag of browser) {
    if (tag.toLowerCase().startsWith('ja')) return 'ja'
    if (tag.toLowerCase().startsWith('en')) return 'en'
  }
  return browser.length === 0 ? 'ja' : 'en'
}

/** Storage may be forbidden altogether; then the choice lasts as long as the page. */
const stored = (): string | null => {
  try {
    return localStorage.getItem(STORAGE_KEY)
  } catch {
    return null
  }
}

const store = createStore(readPreferences(stored()))

export const preferences = store.get

export const changePreferences = (change: Partial<Preferences>): void => {
  const next = { ...store.get(), ...change }
  try {
    localStorage.setItem(STORAGE_KEY, JSON.stringify(next))
  } catch {
    // Nothing is lost but the memory of the choice.
  }
  store.set(next)
}

export const onPreferences = store.subscribe

export const usePreferences = (): Preferences => useSyncExternalStore(onPreferences, preferences, preferences)

/** Follows what another window of the same site changes. */
export const followOtherWindows = (): void => {
  addEventListener('storage', (event) => {
    if (event.key === STORAGE_KEY) store.set(readPreferences(event.newValue))
  })
}
