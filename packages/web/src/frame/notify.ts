import { useSyncExternalStore } from 'react'

/** A short message that is not about a move: what could not be saved, what was done. */
export interface Message {
  readonly title?: string
  readonly text: string
}

let current: Message | null = null
const listeners = new Set<() => void>()

const show = (message: Message | null): void => {
  current = message
  for (const listener of listeners) listener()
}

/** Shows a message until it is closed or the next one takes its place. */
export const notify = (message: Message): void => show(message)
export const dismiss = (): void => show(null)

export const useMessage = (): Message | null =>
  useSyncExternalStore(
    (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    () => current,
  )
