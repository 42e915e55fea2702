import { createHash } from 'node:crypto'

/**
 * One line in `of` of a file, numbered from 1. A hash of the file's name and of what stands in the line chooses: the lines are
 * the same on each machine, and stay the same when others change.
 */
export const sampledLines = (file: string, text: string, of: number): number[] =>
  text.split('\n').flatMap((line, above) => (isSampled(file, line.trim(), of) ? [above + 1] : []))

const isSampled = (file: string, code: string, of: number): boolean =>
  code !== '' && createHash('sha256').update(`${file}\n${code}`).digest().readUInt32BE() % of === 0
