import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { text } from '@tefuda/kernel'
import type { Program } from '../command-line.ts'
import { EXIT, failure } from '../failure.ts'

/** The page as `npm start` builds it. */
const PAGE = join(import.meta.dirname, '..', '..', '..', 'web', 'dist')

export const addServe = (program: Program): void => {
  const command = program
    .command(
      'serve',
      text('オンラインの卓を開く', 'run a table server'),
      text(
        'ページを組み立てずに npm start と同じことをします（例 tefuda serve --port 9000）。設定の一覧は tefuda serve -- --help。',
        'The same as npm start, without building the page (tefuda serve --port 9000). tefuda serve -- --help lists the settings.',
      ),
    )
    .argument('[settings...]', program.say('サーバーの設定', 'settings of the server'))
    // The server reads its settings itself, and says what is wrong with them.
    .allowUnknownOption()
  program.run(command, async (args, _, { env, print, warn }) => {
    if (!existsSync(join(PAGE, 'index.html')))
      throw failure(
        EXIT.file,
        'no-page',
        'ページがまだありません。一度 npm start を動かすと組み立てられます。',
        'There is no page yet; npm start builds it once.',
      )
    // Loaded here alone: other commands start faster without it.
    const { serve } = await import('@tefuda/server')
    const code = await serve(args, PAGE, { env, say: print, complain: warn })
    return code === 0 ? EXIT.fine : EXIT.no
  })
}
