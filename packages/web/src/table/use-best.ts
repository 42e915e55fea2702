import { useEffect, useState } from 'react'
import { bestFor } from '../storage/index.ts'
import type { Played } from './played.ts'

/** The best score so far of one person alone under these rules; null where there is none or others play too. */
export const useBest = ({ fingerprint, seats }: Played): number | null => {
  const [best, setBest] = useState<number | null>(null)
  const isAlone = seats === 1
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
