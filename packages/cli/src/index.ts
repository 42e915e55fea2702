import { EXIT, fileTrouble } from './failure.ts'
import { chooseLanguage } from './language.ts'
import { run } from './program.ts'

// A reader that goes away (`tefuda games | head -1`) is no fault; an output that cannot be written to is.
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code === 'EPIPE') process.exit(EXIT.fine)
  const why = fileTrouble(error)
  const ja = chooseLanguage(process.argv, process.env) === 'ja'
  process.stderr.write(
    ja ? `tefuda：出力を書けません（${why.ja}）。\n` : `tefuda: Cannot write the output (${why.en}).\n`,
  )
  process.exit(EXIT.file)
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
