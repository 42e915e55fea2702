import { type RefObject, useEffect, useRef, useState } from 'react'
import { useSay } from '../i18n/index.ts'
import { type Preferences, preferences, useReducedMotion } from '../theme/index.ts'
import type { Stage } from './scene.ts'
import { createStage } from './stage.ts'

/** What stands for a second at the usual pace stands for so many. */
const PATIENCE: Readonly<Record<Preferences['botPace'], number>> = { slow: 1.6, normal: 1, fast: 0.4, step: 1 }

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
      patience: () => PATIENCE[preferences().botPace],
    }),
  )
  return stage
}
