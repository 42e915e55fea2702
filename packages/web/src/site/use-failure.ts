import { useCallback, useState } from 'react'

/** Shows the page of `Failure` for what goes wrong outside of drawing. */
export const useFailure = (): ((error: unknown) => void) => {
  const [, fail] = useState<never>()
  return useCallback((error: unknown) => {
    fail(() => {
      throw error
    })
  }, [])
}
