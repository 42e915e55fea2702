import { spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { constants } from 'node:os'
import { join } from 'node:path'
import { text } from '@tefuda/kernel'
import type { Program } from '../command-line.ts'
import { EXIT, failure } from '../failure.ts'

/** The folder of the project, where bench/ and the scripts of package.json are. */
const ROOT = join(import.meta.dirname, '..', '..', '..', '..')

export const addBench = (program: Program): void => {
  const command = program
    .command(
      'bench',
      text('速さを測る', 'measure the speed'),
      text(
        'npm run bench と同じです。オプションはそのまま渡します（例 tefuda bench -- --json）。',
        'The same as npm run bench; options are passed through (tefuda bench -- --json).',
      ),
    )
    .argument('[options...]', program.say('bench に渡すもの', 'passed to the bench'))
    .allowUnknownOption()
  program.run(command, async (args) => {
    if (!existsSync(join(ROOT, 'bench')) || !(await hasBenchScript()))
      throw failure(
        EXIT.file,
        'no-bench',
        'bench/ がありません。プロジェクトのフォルダーごと置いてください。',
        'There is no bench/ here. Keep the whole folder of the project.',
      )
    return runBench(args)
  })
}

const hasBenchScript = async (): Promise<boolean> => {
  const { scripts = {} } = JSON.parse(await readFile(join(ROOT, 'package.json'), 'utf8')) as {
    scripts?: Record<string, string>
  }
  return 'bench' in scripts
}

const runBench = (args: readonly string[]): Promise<number> =>
  new Promise((resolve, reject) => {
    const child = spawn('npm', ['run', '--silent', 'bench', '--', ...args], { cwd: ROOT, stdio: 'inherit' })
    child.on('error', () => reject(failure(EXIT.file, 'no-npm', 'npm を起動できません。', 'Cannot start npm.')))
    child.on('exit', (code, signal) =>
      resolve(signal === null ? (code ?? EXIT.fault) : 128 + constants.signals[signal]),
    )
  })
