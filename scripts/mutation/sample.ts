import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../runtime.mjs'

/** One line in `of` of these files, as it is said what is mutated: `a.ts:3-3`. */
export const sampleOf = (files: readonly string[], of: number): string[] =>
  files.flatMap((file) =>
    sampledLines(file, readFileSync(join(root, file), 'utf8'), of).map((line) => `${file}:${line}-${line}`),
  )

/**
 * One line in `of` of a file, numbered from 1. A hash of the file's name and of what stands in the line chooses: the lines are
 * the same on each machine, and stay the same when others change.
 */
export const sampledLines = (file: string, text: string, of: number): number[] =>
  text.split('\n').flatMap((line, above) => (isSampled(file, line.trim(), of) ? [above + 1] : []))

const isSampled = (file: string, code: string, of: number): boolean =>
  code !== '' && createHash('sha256').update(`${file}\n${code}`).digest().readUInt32BE() % of === 0
