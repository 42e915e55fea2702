// The table server as `npm start` runs it, but with an empty page, since nobody here has a browser.
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { serve } from '@tefuda/server'

const page = join(process.env.TEFUDA_DATA ?? '.', 'page')
mkdirSync(page, { recursive: true })
writeFileSync(join(page, 'index.html'), '<!doctype html><title>Tefuda</title>')
process.exitCode = await serve([], page, {
  env: process.env,
  say: (line) => console.log(line),
  complain: (line) => console.error(line),
})
process.disconnect?.()
