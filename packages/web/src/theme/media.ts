import { createContext, useContext, useSyncExternalStore } from 'react'
import { usePreferences } from './preferences.ts'

/** Whether a media query holds, followed as it changes. */
export const useMedia = (query: string): boolean =>
  useSyncExternalStore(
    (listener) => {
      const media = matchMedia(query)
      media.addEventListener('change', listener)
      return () => media.removeEventListener('change', listener)
    },
    () => matchMedia(query).matches,
  )

/** Whether what is drawn here has but a part of the page's width, so that it is laid out as on a narrow page. */
export const PartOfPage = createContext(false)

/** From here on the side panel stands beside the table; below, it opens as a sheet. The same break as in the style sheets. */
export const useWide = (): boolean => {
  const isWide = useMedia('(min-width: 960px)')
  return !useContext(PartOfPage) && isWide
}

/** Whether moves are to be shown without motion, by choice here or in the system. */
export const useReducedMotion = (): boolean => {
  const system = useMedia('(prefers-reduced-motion: reduce)')
  return usePreferences().motion === 'reduced' || system
}
