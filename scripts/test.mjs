// npm test: everything from a fresh clone to a verdict. `check`, `unit` or `e2e` after it runs that part alone;
// what follows is handed to its tool, such as a file name to Vitest or Playwright.
import { prepare, root, stop } from './runtime.mjs'

const [part, ...rest] = process.argv.slice(2)
await prepare()

const { parts, runParts } = await import('./parts.ts')
const chosen = part === undefined ? parts : parts.filter(({ name }) => name === part)
if (chosen.length === 0) stop(`${part} という検査はありません。`, `There is no part ${part}: check, unit, e2e.`)
process.exit(runParts(chosen, rest, root) ? 0 : 1)
