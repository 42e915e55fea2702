import type { Language } from '@tefuda/kernel'
import { renderToStaticMarkup } from 'react-dom/server'
import { Router } from 'wouter'
import { changePreferences } from '../theme/index.ts'
import { HomePage } from './home-page.tsx'

const LANGUAGES: readonly Language[] = ['ja', 'en']

/** The first page as HTML, once for each language. Runs only when the page is built. */
export const firstPaint = (): string => LANGUAGES.map(inLanguage).join('')

/** It cannot be pressed yet, so it is hidden from everything but the eye. */
const inLanguage = (language: Language): string => {
  changePreferences({ language })
  return renderToStaticMarkup(
    <div className="first-paint" lang={language} aria-hidden="true" inert>
      <Router ssrPath="/">
        <HomePage />
      </Router>
    </div>,
  )
}
