// node scripts/run.mjs FILE …: runs a TypeScript file of the project in a Node that can, with all packages installed.
import { resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { prepare } from './runtime.mjs'

await prepare()
// The file sees the arguments that follow its name, as if it had been started itself.
process.argv.splice(1, 1)
await import(pathToFileURL(resolve(process.argv[1] ?? '')).href)
