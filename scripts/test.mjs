// npm test: everything from a fresh clone to a verdict. `check`, `unit` or `e2e` after it runs that part alone;
// what follows is handed to its tool, such as a file name to Vitest or Playwright. `--save` keeps how long it took.
import { prepare } from './runtime.mjs'

const { began, installed } = await prepare()
const { test } = await import('./verdict/index.ts')
process.exit(await test(process.argv.slice(2), { began, installed }))
