import { EXIT } from './failure.ts'
import { run } from './program.ts'

// A reader that goes away (`tefuda games | head -1`) is no fault; an output that cannot be written to is.
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  process.exit(error.code === 'EPIPE' ? EXIT.fine : EXIT.file)
})
process.stderr.on('error', () => {
  process.exit(EXIT.file)
})

process.exitCode = await run(process.argv.slice(2), {
  input: process.stdin,
  output: process.stdout,
  errors: process.stderr,
  env: process.env,
})
