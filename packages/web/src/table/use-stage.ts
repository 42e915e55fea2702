import { type RefObject, useEffect, useRef, useState } from 'react'
import { useSay } from '../i18n/index.ts'
import { useReducedMotion } from '../theme/index.ts'
import type { Stage } from './display.ts'
import { createStage } from './stage.ts'

/** The stage of a page: one and the same, while language and movement are as they are chosen at the time. */
export const useStage = (page: RefObject<HTMLElement | null>): Stage => {
  const say = useSay()
  const still = useReducedMotion()
  const manner = useRef({ say, still })
  useEffect(() => {
    manner.current = { say, still }
  }, [say, still])
  const [stage] = useState(() =>
    createStage({
      root: () => page.current,
      say: (text) => manner.current.say(text),
      isStill: () => manner.current.still,
    }),
  )
  return stage
}
