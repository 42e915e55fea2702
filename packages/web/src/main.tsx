// First, so that the style sheets of pages come after those they build on.
import './styles/index.css'

import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { App } from './app.tsx'
import { applyPreferences } from './theme/index.ts'

applyPreferences()

const root = document.getElementById('root')
if (root === null) throw new Error('index.html has no #root')
createRoot(root).render(
  <StrictMode>
    <App />
  </StrictMode>,
)

/**
 * What the first paint can do without, in the order in which it is missed: the code of a table, which a first press
 * waits for, the faces of the type, and the worker that makes the page work offline.
 */
const loadTheRest = async (): Promise<void> => {
  await Promise.allSettled([import('./setup/start-table.ts'), import('./pages/table-page.tsx')])
  await import('./styles/fonts.ts')
  const { registerSW } = await import('virtual:pwa-register')
  registerSW()
}

const whenIdle = (work: () => void): void => {
  if ('requestIdleCallback' in globalThis) requestIdleCallback(work, { timeout: 3000 })
  else setTimeout(work, 300)
}

const begin = () => whenIdle(() => void loadTheRest())
if (document.readyState === 'complete') begin()
else addEventListener('load', begin, { once: true })
