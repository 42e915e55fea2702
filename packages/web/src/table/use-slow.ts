import { useEffect, useState } from 'react'

/** An answer within this time needs no word, in milliseconds. */
const SOON = 400

/** Whether something that is waited for is slow to come. */
export const useSlow = (isWaiting: boolean): boolean => {
  const [isSlow, setSlow] = useState(false)
  useEffect(() => {
    if (!isWaiting) return
    const timer = setTimeout(() => setSlow(true), SOON)
    return () => {
      clearTimeout(timer)
      setSlow(false)
    }
  }, [isWaiting])
  return isSlow
}
