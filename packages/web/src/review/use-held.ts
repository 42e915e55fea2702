import { type FocusEvent, type PointerEvent, useEffect, useState } from 'react'

/**
 * A value as it was when somebody came to what shows it, for as long as a pointer that moved there rests in it or keys have led there, or until
 * whoever touched it touches something else; else as it is (a pointer under which a new page opened has not come to anything). With what tells of
 * their presence, for the element, and a way to have it as it is at once.
 */
export const useHeld = <T>(now: T) => {
  const [isPointed, setPointed] = useState(false)
  const [isFocused, setFocused] = useState(false)
  const [touched, setTouched] = useState<Element | null>(null)
  const [shown, setShown] = useState(now)
  useTouchOutside(touched, setTouched)
  const isHeld = isPointed || isFocused || touched !== null
  if (!isHeld && shown !== now) setShown(now)
  const presence = {
    onPointerDown: ({ pointerType, currentTarget }: PointerEvent) => {
      if (pointerType === 'touch') setTouched(currentTarget)
    },
    onPointerMove: () => setPointed(true),
    // A lifted finger leaves what it touched; who lifted it goes on reading.
    onPointerLeave: () => setPointed(false),
    onFocus: ({ target }: FocusEvent) => setFocused(target.matches(':focus-visible')),
    onBlur: () => setFocused(false),
  }
  const catchUp = (): void => {
    setPointed(false)
    setFocused(false)
    setTouched(null)
  }
  return [isHeld ? shown : now, presence, catchUp] as const
}

const useTouchOutside = (touched: Element | null, setTouched: (touched: null) => void): void => {
  useEffect(() => {
    if (touched === null) return
    const look = ({ target }: Event): void => {
      if (!touched.contains(target as Node)) setTouched(null)
    }
    document.addEventListener('pointerdown', look)
    return () => document.removeEventListener('pointerdown', look)
  }, [touched, setTouched])
}
