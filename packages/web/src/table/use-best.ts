import type { Match } from '@tefuda/kernel'
import { useEffect, useState } from 'react'
import { bestFor } from '../storage/index.ts'

/** The best score so far of one person alone under these rules; null where there is none or others play too. */
export const useBest = ({ fingerprint, seats }: Match): number | null => {
  const [best, setBest] = useState<number | null>(null)
  const isAlone = seats.length === 1
  useEffect(() => {
    if (!isAlone) return
    let here = true
    const ask = async (): Promise<void> => {
      const found = await bestFor(fingerprint)
      if (here) setBest(found?.score ?? null)
    }
    void ask()
    return () => {
      here = false
    }
  }, [fingerprint, isAlone])
  return best
}
