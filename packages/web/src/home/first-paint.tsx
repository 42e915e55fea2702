import type { Language } from '@tefuda/kernel'
import { renderToStaticMarkup } from 'react-dom/server'
import { Router } from 'wouter'
import { cardFace } from '../cards/face.ts'
import { faceId } from '../cards/sprite.ts'
import { changePreferences } from '../theme/index.ts'
import { HomePage } from './home-page.tsx'
import { PICTURES } from './pictures.ts'

const LANGUAGES: readonly Language[] = ['ja', 'en']

/** The first page as HTML, once for each language, and the card faces it shows. Runs only when the page is built. */
export const firstPaint = (): string => LANGUAGES.map(inLanguage).join('') + faces()

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

const faces = (): string => {
  const names = Object.values(PICTURES).flatMap(({ spots }) => spots.flatMap(({ card }) => card ?? []))
  const symbols = [...new Set(names)].map(
    (name) => `<symbol id="${faceId(name)}" viewBox="0 0 100 140">${cardFace(name)}</symbol>`,
  )
  return `<svg class="card-faces" aria-hidden="true">${symbols.join('')}</svg>`
}
