export { applyPreferences } from './apply.ts'
export { PartOfPage, useMedia, useReducedMotion, useWide } from './media.ts'
export {
  changePreferences,
  type HandOrder,
  onPreferences,
  type Preferences,
  preferences,
  type Switches,
  usePreferences,
} from './preferences.ts'
export { useTurnSignal } from './signal.ts'
