import { isRefusal } from '@tefuda/kernel'
import { useCallback, useEffect, useState } from 'react'
import { askToday, type Today } from './deals.ts'

/** Whether the day is over is looked at so often, in milliseconds: a page that sleeps would miss the moment. */
const LOOK = 5000

/** Calls `turn` when a day that ends at `ends`, in milliseconds since 1970, is over, until `ends` is that of the next. */
export const useTurn = (ends: number | undefined, turn: () => Promise<void>): void => {
  useEffect(() => {
    if (ends === undefined) return
    const clock = setInterval(() => {
      if (Date.now() >= ends) void turn()
    }, LOOK)
    return () => clearInterval(clock)
  }, [ends, turn])
}

/** Today's deals and one's own week, once they are wanted; null until they are known, and where the server gives none. */
export const useToday = (wanted = true): Today | null => {
  const [today, setToday] = useState<Today | null>(null)
  const ask = useCallback(async (): Promise<void> => {
    const answer = await askToday()
    if (!isRefusal(answer)) setToday(answer)
  }, [])
  useEffect(() => {
    if (wanted) void ask()
  }, [wanted, ask])
  useTurn(today?.ends, ask)
  return today
}
