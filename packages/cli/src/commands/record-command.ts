import type { GameRecord, Refusal, Text } from '@tefuda/kernel'
import type { Command, OptionValues } from 'commander'
import type { Program } from '../command-line.ts'
import type { Console } from '../console.ts'
import { readRecordFile } from '../record-file.ts'

/** A command about the record in a file. */
export interface RecordCommand<O extends OptionValues> {
  readonly name: string
  readonly summary: Text
  readonly description: Text
  addOptions(command: Command): void
  /** Gets the record, or why the file holds none; returns the exit code. */
  work(record: GameRecord | Refusal, options: O, console: Console): number | Promise<number>
}

export const addRecordCommand = <O extends OptionValues>(program: Program, about: RecordCommand<O>): void => {
  const command = program
    .command(about.name, about.summary, about.description)
    .argument('<file>', program.say('記録のファイル（- は標準入力）', 'the record (-: standard input)'))
  about.addOptions(command)
  program.run<O>(command, async ([path = '-'], options, console) =>
    about.work(await readRecordFile(path, console.input), options, console),
  )
}
