import { useRef } from 'react'
import { notify } from './notify.ts'
import { useFrameText } from './texts.ts'

/**
 * Does something one at a time: what is asked for while it is under way, as by a second tap, is left out. Where it cannot be
 * done, such as without the code it needs, that is said.
 */
export const useOneAtATime = <Asked extends readonly unknown[]>(
  act: (...asked: Asked) => Promise<void>,
): ((...asked: Asked) => void) => {
  const t = useFrameText()
  const isBusy = useRef(false)
  return (...asked) => {
    if (isBusy.current) return
    isBusy.current = true
    void act(...asked)
      .catch((error: unknown) => {
        console.error(error)
        notify({ text: t('notDone') })
      })
      .finally(() => {
        isBusy.current = false
      })
  }
}
