import type { Language, Text } from '@tefuda/kernel'
import i18next from 'i18next'
import { useCallback, useSyncExternalStore } from 'react'
import { languageOf, onPreferences, type Preferences, preferences } from '../theme/preferences.ts'

let known: { readonly under: Preferences; readonly language: Language } | null = null

/** The language in force. Every part of a page asks for it: it is worked out once for the preferences as they are. */
export const currentLanguage = (): Language => {
  const under = preferences()
  if (known?.under !== under) known = { under, language: languageOf(under, navigator.languages) }
  return known.language
}

void i18next.init({
  lng: currentLanguage(),
  fallbackLng: 'ja',
  resources: {},
  initAsync: false,
  keySeparator: false,
  nsSeparator: false,
  interpolation: { escapeValue: false },
})

/** The language in force; components that ask are drawn anew when it changes. */
export const useLanguage = (): Language => useSyncExternalStore(onPreferences, currentLanguage, currentLanguage)

/** Picks the language in force from a text that carries both. */
export const useSay = (): ((text: Text) => string) => {
  const language = useLanguage()
  return useCallback((text: Text) => text[language], [language])
}

type Values = { readonly [name: string]: string | number }
type Japanese = { readonly [key: string]: string }
/** English needs every key, and may have a singular beside it: `cards` and `cards_one`, chosen by `count`. */
type English<J extends Japanese> = { readonly [K in keyof J]: string } & {
  readonly [K in keyof J & string as `${K}_one`]?: string
}
export type Translate<J extends Japanese> = (key: keyof J & string, values?: Values) => string

/**
 * Registers the texts of one part of the page under a name of its own and returns the hook that reads them.
 * Texts travel with the code that shows them, so that a page loads only its own.
 */
export const defineTexts = <const J extends Japanese>(
  name: string,
  texts: { readonly ja: J; readonly en: English<J> },
): (() => Translate<J>) => {
  i18next.addResourceBundle('ja', name, texts.ja)
  i18next.addResourceBundle('en', name, texts.en)
  return () => {
    const lng = useLanguage()
    return useCallback((key, values) => i18next.t(key, { ...values, ns: name, lng }), [lng])
  }
}
