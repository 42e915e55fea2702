import { type ReactNode, useSyncExternalStore } from 'react'
import { createStore } from '../state/store.ts'

/** A short message that is not about a move: what could not be saved, what was done. */
export interface Message {
  readonly title?: string
  readonly text: string
  /** The same as it is shown, such as with cards drawn; else the text as it is. */
  readonly drawn?: ReactNode
  /** It only confirms what somebody has done, and goes away sooner. */
  readonly passes?: boolean
  /** It is not said again: it stays, on every page, until somebody closes it. */
  readonly stays?: boolean
}

/** So long a confirmation is there, in milliseconds, once nobody is with it. */
const PASSING = 4000
/** So long anything else is there at least, and so much longer for each character that is to be read. */
const READING = 8000
const BEGINNING = 5000
const CHARACTER = 100

/** What keeps a message: a pointer over it, the focus within, or that nobody looks at the page. */
export type Hold = 'pointer' | 'focus' | 'away'

const store = createStore<Message | null>(null)
let cancel = (): void => {}
const holds = new Set<Hold>()

const show = (message: Message | null): void => {
  if (message === null) {
    holds.delete('pointer')
    holds.delete('focus')
  }
  count(message)
  store.set(message)
}

/** The time begins anew whenever something changes. */
const count = (message: Message | null): void => {
  cancel()
  if (message === null || message.stays === true || holds.size > 0) return
  const timer = setTimeout(dismiss, timeFor(message))
  cancel = () => clearTimeout(timer)
}

const timeFor = ({ title = '', text, passes = false }: Message): number =>
  passes ? PASSING : Math.max(READING, BEGINNING + CHARACTER * (title.length + text.length))

/** Shows a message until it has been read, is closed, or the next one takes its place. */
export const notify = (message: Message): void => show(message)
/** Says that something is done. */
export const confirm = (text: string): void => show({ text, passes: true })
export const dismiss = (): void => show(null)
/** Takes a message back that has no more to say, if it is the one that is shown. */
export const retract = (message: Message): void => {
  if (store.get() === message) dismiss()
}
/** Its page is left. */
export const leave = (): void => {
  if (store.get()?.stays !== true) dismiss()
}

/** Somebody is with the message, or no more; or nobody looks. */
export const hold = (by: Hold, is: boolean): void => {
  if (is) holds.add(by)
  else holds.delete(by)
  count(store.get())
}

export const message = store.get

export const useMessage = (): Message | null => useSyncExternalStore(store.subscribe, message)
