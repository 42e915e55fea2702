import { type RefCallback, useCallback, useState } from 'react'

/** Size of an element in CSS pixels, followed as it changes; null until it has been measured. */
export const useBox = (): [
  ref: RefCallback<HTMLElement>,
  box: { readonly width: number; readonly height: number } | null,
] => {
  const [box, setBox] = useState<{ readonly width: number; readonly height: number } | null>(null)
  const ref = useCallback((element: HTMLElement | null) => {
    if (element === null) return
    const measure = (): void => {
      const { clientWidth: width, clientHeight: height } = element
      setBox((before) => (before?.width === width && before.height === height ? before : { width, height }))
    }
    measure()
    const observer = new ResizeObserver(measure)
    observer.observe(element)
    return () => observer.disconnect()
  }, [])
  return [ref, box]
}
