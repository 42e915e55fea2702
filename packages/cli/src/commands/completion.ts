import { text } from '@tefuda/kernel'
import { Argument } from 'commander'
import type { Program } from '../command-line.ts'
import { bashScript } from '../completion/bash.ts'
import { completionModel } from '../completion/model.ts'
import { zshScript } from '../completion/zsh.ts'
import { EXIT } from '../failure.ts'

export const addCompletion = (program: Program): void => {
  const command = program
    .command(
      'completion',
      text('シェルの補完', 'completion for the shell'),
      text(
        '補完のスクリプトを出します。bash なら source <(tefuda completion bash)、zsh なら source <(tefuda completion zsh)。',
        'Prints a completion script: source <(tefuda completion bash), or the same with zsh.',
      ),
    )
    .addArgument(new Argument('<shell>', program.say('シェル', 'the shell')).choices(['bash', 'zsh']))
  program.run(command, ([shell], _, console) => {
    const model = completionModel(program.root)
    console.print((shell === 'zsh' ? zshScript(model) : bashScript(model)).trimEnd())
    return EXIT.fine
  })
}
