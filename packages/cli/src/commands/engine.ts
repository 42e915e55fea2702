import { once } from 'node:events'
import { text } from '@tefuda/kernel'
import type { Program } from '../command-line.ts'
import { serve } from '../engine/serve.ts'
import { createSessions, MAX_SESSIONS } from '../engine/sessions.ts'
import { EXIT } from '../failure.ts'
import { wholeNumber } from '../rules-options.ts'

export const addEngine = (program: Program): void => {
  const command = program
    .command(
      'engine',
      text('ほかのプログラムのための口（1行1要求のJSON）', 'for other programs: JSON lines in and out'),
      text(
        '標準入力の1行ごとにJSONの要求を読み、標準出力に1行で答えます。入力が終わると終わります。書き方は docs/engine.md にあります。',
        'Reads a JSON request from each line of standard input and answers on one line of standard output. Ends when the input ends. See docs/engine.md.',
      ),
    )
    .option(
      '--sessions <n>',
      program.say(
        `同時に開ける対局の数（既定 ${MAX_SESSIONS}）`,
        `sessions that may be open at once (default ${MAX_SESSIONS})`,
      ),
    )
  program.run<{ sessions?: string }>(command, async (_, { sessions }, { input, output, fault }) => {
    const limit = sessions === undefined ? MAX_SESSIONS : wholeNumber('--sessions', sessions, 1, 1_000_000)
    const write = async (line: string): Promise<void> => {
      if (!output.write(line)) await once(output, 'drain')
    }
    await serve(input, write, createSessions(limit), fault)
    return EXIT.fine
  })
}
