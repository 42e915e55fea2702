import { useEffect, useRef } from 'react'
import { callToTurn } from './call.ts'

/** Calls whoever is due, unless it has been so from the beginning. */
export const useCall = (isDue: boolean): void => {
  const before = useRef(isDue)
  useEffect(() => {
    if (isDue && !before.current) callToTurn()
    before.current = isDue
  }, [isDue])
}
