import { text } from '@tefuda/kernel'
import { Argument } from 'commander'
import { EXIT, failure } from '../failure.ts'
import { type LabOptions, runLab } from '../lab/run.ts'
import type { Program } from '../program.ts'

export const addLab = (program: Program): void => {
  const { say } = program
  const command = program
    .command(
      'lab',
      text('ルールを変えると何が変わるかを調べる', 'find out what a change of rules does'),
      text(
        'ルールの実験室。実験を書いたファイル（*.lab.json）のとおりに、同じ配りを基準のルールと変えたルールで打たせ、差とその幅を出します。途中で止めても、同じコマンドで続きから始まります。',
        'The rules laboratory. Plays the same deals by the base rules and by those that are changed, as a file (*.lab.json) says, and tells the differences with their intervals. Stopped in between, the same command goes on.',
      ),
    )
    .addArgument(new Argument('<task>', say('すること', 'what to do')).choices(['run']))
    .argument('<file>', say('実験のファイル', 'the file of the experiment'))
    .option(
      '--deals <n>',
      say('配りの数（ファイルの until の代わりに）', 'number of deals, in place of the file’s until'),
    )
    .option('--jobs <n>', say('同時に動かすスレッドの数（既定はコアの数）', 'threads that play (default: one a core)'))
    .option('--out <folder>', say('結果を置くフォルダー', 'the folder of the results'))
    .option('--json', say('JSONで出す', 'as JSON'))
  program.run<LabOptions>(command, ([task, file, ...more], options, console) => {
    if (task !== 'run' || file === undefined || more.length > 0)
      throw failure(
        EXIT.usage,
        'excess-arguments',
        'tefuda lab run FILE の形で書いてください。',
        'Write tefuda lab run FILE.',
      )
    return runLab(file, options, console)
  })
}
