import { isRefusal } from '@tefuda/kernel'
import { useEffect, useState } from 'react'
import { askToday, type Today } from './deals.ts'

/** Today's deals and one's own week, once they are wanted; null until they are known, and where the server gives none. */
export const useToday = (wanted = true): Today | null => {
  const [today, setToday] = useState<Today | null>(null)
  useEffect(() => {
    if (!wanted) return
    let here = true
    void askToday().then((answer) => {
      if (here && !isRefusal(answer)) setToday(answer)
    })
    return () => {
      here = false
    }
  }, [wanted])
  return today
}
