import { type FocusEvent, useState } from 'react'

/**
 * A value as it was when somebody came to what shows it, for as long as a pointer that moved there rests in it or keys have led there; else as it is
 * (a pointer under which a new page opened has not come to anything). With what tells of their presence, for the element, and a way to have it as it
 * is at once.
 */
export const useHeld = <T>(now: T) => {
  const [isPointed, setPointed] = useState(false)
  const [isFocused, setFocused] = useState(false)
  const [shown, setShown] = useState(now)
  const isHeld = isPointed || isFocused
  if (!isHeld && shown !== now) setShown(now)
  const presence = {
    onPointerMove: () => setPointed(true),
    onPointerLeave: () => setPointed(false),
    onFocus: ({ target }: FocusEvent) => setFocused(target.matches(':focus-visible')),
    onBlur: () => setFocused(false),
  }
  const catchUp = (): void => {
    setPointed(false)
    setFocused(false)
  }
  return [isHeld ? shown : now, presence, catchUp] as const
}
