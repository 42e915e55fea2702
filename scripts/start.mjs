// npm start: everything from a fresh clone to a table in the browser.
import { prepare } from './runtime.mjs'

await prepare()

const { buildPage, page } = await import('./page.ts')
const { serve } = await import('@tefuda/server')

process.exitCode = await serve(
  process.argv.slice(2),
  page,
  { env: process.env, say: console.log, complain: console.error },
  buildPage,
)
