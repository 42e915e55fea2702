// First, so that the style sheets of pages come after those they build on.
import './styles/index.css'

import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { App } from './app.tsx'
import { catalogue } from './catalogue/catalogue.ts'
import { listHostGames, loadHostGames } from './catalogue/host-games.ts'
import { fetchTableGame } from './games/index.ts'
import { applyPreferences } from './theme/index.ts'

applyPreferences()
void listHostGames()

const root = document.getElementById('root')
if (root === null) throw new Error('index.html has no #root')
createRoot(root).render(
  <StrictMode>
    <App />
  </StrictMode>,
)

/**
 * What the first paint can do without, in the order in which it is missed: the code of a table, which a first press
 * waits for, what each game shows there, the faces of the type, and the worker that makes the page work offline.
 */
const loadTheRest = async (): Promise<void> => {
  await Promise.allSettled([import('./setup/start-table.ts'), import('./pages/table-page.tsx')])
  await loadHostGames()
  await Promise.allSettled(catalogue.get().map(({ id }) => fetchTableGame(id)))
  await import('./styles/fonts.ts')
  const { registerSW } = await import('virtual:pwa-register')
  registerSW()
  const { keepHostGames } = await import('./catalogue/keep-host-games.ts')
  await keepHostGames()
}

const whenIdle = (work: () => void): void => {
  if ('requestIdleCallback' in globalThis) requestIdleCallback(work, { timeout: 3000 })
  else setTimeout(work, 300)
}

/** While the first page is being drawn the connection has nothing else to do; any other page is still being fetched. */
const begin = (): void => {
  if (document.documentElement.dataset.firstPaint === undefined) whenIdle(() => void loadTheRest())
  else void loadTheRest()
}

if (document.readyState === 'complete') begin()
else addEventListener('load', begin, { once: true })
