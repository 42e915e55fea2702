import { useSyncExternalStore } from 'react'

/** A short message that is not about a move: what could not be saved, what was done. */
export interface Message {
  readonly title?: string
  readonly text: string
  /** It only confirms what somebody has done, and goes away by itself. */
  readonly passes?: boolean
}

/** So long a confirmation is there, in milliseconds, once nobody is with it. */
const PASSING = 4000

/** What keeps a confirmation: a pointer over it, or the focus within. */
export type Hold = 'pointer' | 'focus'

let current: Message | null = null
let cancel = (): void => {}
const holds = new Set<Hold>()
const listeners = new Set<() => void>()

const show = (message: Message | null): void => {
  current = message
  if (message === null) holds.clear()
  count()
  for (const listener of listeners) listener()
}

/** The time begins anew whenever something changes. */
const count = (): void => {
  cancel()
  if (current?.passes !== true || holds.size > 0) return
  const timer = setTimeout(dismiss, PASSING)
  cancel = () => clearTimeout(timer)
}

/** Shows a message until it is closed or the next one takes its place. */
export const notify = (message: Message): void => show(message)
/** Says that something is done; that goes away by itself. */
export const confirm = (text: string): void => show({ text, passes: true })
export const dismiss = (): void => show(null)

/** Somebody is with the message, or no more. */
export const hold = (by: Hold, is: boolean): void => {
  if (is) holds.add(by)
  else holds.delete(by)
  count()
}

export const message = (): Message | null => current

export const useMessage = (): Message | null =>
  useSyncExternalStore((listener) => {
    listeners.add(listener)
    return () => listeners.delete(listener)
  }, message)
