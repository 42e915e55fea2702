import { readFileSync } from 'node:fs'
import { relative } from 'node:path'
import { root } from '../runtime.mjs'
import type { MutantResult } from './run.ts'

/** What became of mutants: how many some test noticed, and those that none did. */
export interface Verdict {
  readonly noticed: number
  readonly survivors: readonly MutantResult[]
}

/** A mutant that does not end was noticed; one that could not be tried, or only by loading the file again, does not count. */
export const verdictOf = (results: readonly MutantResult[]): Verdict => ({
  noticed: results.filter(({ status }) => status === 'Killed' || status === 'Timeout').length,
  survivors: results.filter(({ status }) => status === 'Survived' || status === 'NoCoverage'),
})

/** Per cent of the mutants that were noticed, to a tenth; 100 where there were none. */
export const scoreOf = ({ noticed, survivors }: Verdict): number => {
  const all = noticed + survivors.length
  return all === 0 ? 100 : Math.floor((noticed / all) * 1000) / 10
}

/**
 * Between which per cent the score of everything lies, at 95 % confidence, where a sample of it was tried: Wilson's interval
 * (1927), to a tenth.
 */
export function intervalOf({ noticed, survivors }: Verdict): readonly [number, number] {
  const all = noticed + survivors.length
  if (all === 0) return [0, 100]
  const z = 1.96
  const share = noticed / all
  const middle = share + z ** 2 / (2 * all)
  const width = z * Math.sqrt((share * (1 - share)) / all + z ** 2 / (4 * all ** 2))
  const perCent = (end: number): number => Math.round((end / (1 + z ** 2 / all)) * 1000) / 10
  return [Math.max(0, perCent(middle - width)), perCent(middle + width)]
}

/** A survivor on one line: where it is, what stands there and what was put in its place. */
export const lineOf = (mutant: MutantResult): string => {
  const { start } = mutant.location
  const reached = mutant.status === 'NoCoverage' ? '  (no test comes here)' : ''
  return `${fileOf(mutant)}:${start.line}:${start.column}  ${oneLine(originalOf(mutant))}  →  ${oneLine(mutant.replacement ?? '')}${reached}`
}

/** The mutated file, from the root of the project. */
const fileOf = ({ fileName }: MutantResult): string => relative(root, fileName)

const originalOf = ({ fileName, location: { start, end } }: MutantResult): string => {
  const lines = readFileSync(fileName, 'utf8').split('\n')
  const there = lines.slice(start.line - 1, end.line)
  there.push((there.pop() ?? '').slice(0, end.column - 1))
  return there.join('\n').slice(start.column - 1)
}

const WIDTH = 100

const oneLine = (code: string): string => {
  const line = code.replace(/\s+/g, ' ')
  return line.length > WIDTH ? `${line.slice(0, WIDTH)}…` : line
}
