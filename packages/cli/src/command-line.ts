import type { Text } from '@tefuda/kernel'
import type { Command, OptionValues } from 'commander'
import type { Console } from './console.ts'

/** A command line being read: adds commands whose work ends in an exit code. */
export interface Program {
  readonly root: Command
  readonly say: (ja: string, en: string) => string
  /** A command of that name; its arguments and options are added to it. */
  command(name: string, summary: Text, description?: Text): Command
  /** What a command does when it is called; gets its arguments, its options and a console. */
  run<O extends OptionValues>(
    command: Command,
    work: (args: readonly string[], options: O, console: Console) => number | Promise<number>,
  ): void
}
