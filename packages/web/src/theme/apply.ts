import { followOtherWindows, languageOf, onPreferences, preferences } from './preferences.ts'

/** Writes the preferences on the root element, where the style sheets read them, now and whenever they change. */
export const applyPreferences = (): void => {
  write()
  onPreferences(write)
  followOtherWindows()
}

const write = (): void => {
  const { theme, suits, hand, motion } = preferences()
  const root = document.documentElement
  root.lang = languageOf(preferences(), navigator.languages)
  root.dataset.suits = suits
  root.dataset.hand = hand
  root.dataset.motion = motion
  if (theme === 'system') delete root.dataset.theme
  else root.dataset.theme = theme
}
