import { useEffect, useState } from 'react'
import { useReducedMotion } from '../theme/index.ts'
import type { Window } from './table-game.ts'
import { useTableText } from './texts.ts'

/** How often the ring is drawn anew, in milliseconds; without motion it empties in whole seconds. */
const STEP = 100
const SECOND = 1000
const MINUTE = 60 * SECOND
const HOUR = 60 * MINUTE

/** The time that is left to answer, the same for everybody: a ring that closes round the last play, and the seconds, or hours in correspondence. None where nobody else waits. */
export const Ring = ({ window }: { readonly window: Window }) =>
  window.ends === Number.POSITIVE_INFINITY ? null : <RunningRing window={window} />

const RunningRing = ({ window }: { readonly window: Window }) => {
  const t = useTableText()
  const isStill = useReducedMotion()
  const left = useLeft(window, isStill ? SECOND : STEP)
  const shown = isStill ? Math.ceil(left / SECOND) * SECOND : left
  return (
    <>
      <svg className="ring" aria-hidden="true">
        <rect className="whole" pathLength={1} />
        <rect className="left" pathLength={1} strokeDasharray={`${Math.min(1, shown / window.length)} 1`} />
      </svg>
      <span className="secs" role="timer" aria-label={t('secondsLeft')}>
        {left > MINUTE ? clockOf(left) : isStill ? Math.ceil(left / SECOND) : (left / SECOND).toFixed(1)}
      </span>
    </>
  )
}

/** `1:05`, or `23:59:05`. */
const clockOf = (left: number): string => {
  const two = (part: number): string => String(Math.floor(part)).padStart(2, '0')
  const seconds = two((left % MINUTE) / SECOND)
  return left < HOUR
    ? `${Math.floor(left / MINUTE)}:${seconds}`
    : `${Math.floor(left / HOUR)}:${two((left % HOUR) / MINUTE)}:${seconds}`
}

const useLeft = ({ ends }: Window, step: number): number => {
  const [now, setNow] = useState(() => performance.now())
  useEffect(() => {
    const timer = setInterval(() => setNow(performance.now()), step)
    return () => clearInterval(timer)
  }, [step])
  return Math.max(0, ends - now)
}
