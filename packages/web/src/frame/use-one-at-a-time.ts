import { useRef } from 'react'

/** Does something one at a time: what is asked for while it is under way, as by a second tap, is left out. */
export const useOneAtATime = <Asked extends readonly unknown[]>(
  act: (...asked: Asked) => Promise<void>,
): ((...asked: Asked) => void) => {
  const isBusy = useRef(false)
  return (...asked) => {
    if (isBusy.current) return
    isBusy.current = true
    void act(...asked).finally(() => {
      isBusy.current = false
    })
  }
}
