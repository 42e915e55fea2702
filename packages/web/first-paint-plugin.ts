import { fileURLToPath } from 'node:url'
import { type Plugin, runnerImport } from 'vite'
import { catalogue } from './catalogue-plugin.ts'

/**
 * Writes the first page into index.html when the page is built, in both languages, so that it can be seen before
 * any script has arrived. `public/early.js` chooses one; the page itself then takes its place.
 */
export const firstPaint = (): Plugin => ({
  name: 'first-paint',
  apply: 'build',
  transformIndexHtml: async (html) => {
    const path = fileURLToPath(new URL('src/home/first-paint.tsx', import.meta.url))
    const { module } = await runnerImport<typeof import('./src/home/first-paint.tsx')>(path, {
      configFile: false,
      plugins: [catalogue(), withoutStyles],
    })
    return html.replace('<div id="root"></div>', `<div id="root">${module.firstPaint()}</div>`)
  },
})

/** Style sheets reach the page as files of their own. */
const withoutStyles: Plugin = {
  name: 'without-styles',
  enforce: 'pre',
  resolveId: (id) => (id.endsWith('.css') ? '\0style' : undefined),
  load: (id) => (id === '\0style' ? '' : undefined),
}
