import type { ClockView } from '@tefuda/wire'
import { useEffect, useState } from 'react'
import { useOnlineText } from './texts.ts'
import { useThisRoom } from './use-room.ts'

const SECOND = 1000
const MINUTE = 60 * SECOND
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR
/** From here on one's own clock is large. */
const NEAR = 10 * SECOND
/** How often a running clock is looked at. */
const STEP = 200

/** The time a seat has: what is left of its decision and reserve while it is due, else of its reserve. Null where it has none. */
export const useLeft = ({ reserve, deadline }: ClockView): number | null => {
  const room = useThisRoom()
  const [now, setNow] = useState(() => performance.now())
  const isRunning = deadline !== null
  useEffect(() => {
    if (!isRunning) return
    setNow(performance.now())
    const timer = setInterval(() => setNow(performance.now()), STEP)
    return () => clearInterval(timer)
  }, [isRunning])
  if (deadline === null) return reserve > 0 ? reserve : null
  return Math.max(0, room.clock.here(deadline) - now)
}

/** `1:05`, or days and hours where there is that much. */
export const useClockWords = (): ((left: number) => string) => {
  const t = useOnlineText()
  return (left) => {
    if (left >= 2 * DAY) return t('daysLeft', { count: Math.floor(left / DAY) })
    if (left >= 3 * HOUR) return t('hoursLeft', { count: Math.floor(left / HOUR) })
    const seconds = Math.ceil(left / SECOND)
    return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`
  }
}

/** The clock beside the name of a seat. */
export const SeatClock = ({ clock, name }: { readonly clock: ClockView; readonly name: string }) => {
  const t = useOnlineText()
  const words = useClockWords()
  const left = useLeft(clock)
  if (left === null) return null
  return (
    <span
      className={clock.deadline === null ? 'seat-clock' : 'seat-clock runs'}
      role="timer"
      aria-label={t('clockOf', { name })}
    >
      {words(left)}
    </span>
  )
}

/** One's own clock: large when it matters, and then said once. */
export const OwnClock = ({ clock }: { readonly clock: ClockView }) => {
  const t = useOnlineText()
  const words = useClockWords()
  const left = useLeft(clock)
  if (left === null) return null
  const isRunning = clock.deadline !== null
  const isNear = isRunning && left <= NEAR
  return (
    <>
      <span
        className={`own-clock${isRunning ? ' runs' : ''}${isNear ? ' near' : ''}`}
        role="timer"
        aria-label={t('ownClock')}
      >
        {words(left)}
      </span>
      <span className="sr" role="status">
        {isNear ? t('hurry') : ''}
      </span>
    </>
  )
}
